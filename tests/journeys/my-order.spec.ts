import type { Page } from "@playwright/test";
import { expect, expectAccessible, type JourneyShop, open, signIn, test } from "./shop.ts";

/** A signed-in customer with an order of two products. */
async function ordered(page: Page, shop: JourneyShop) {
  const { email, password } = await signIn(page);
  const login = await (
    await page.request.post("/api/auth/login", { data: { name: "Nusrat Jahan", email, password } })
  ).json();
  const items = [
    { product_id: await shop.newProduct({ name: "Garden tomato", price: 120 }), quantity: 1 },
    { product_id: await shop.newProduct({ name: "Pasteurised milk", price: 100 }), quantity: 2 },
  ];
  const answer = await page.request.post("/api/place-order", {
    headers: { Authorization: `Bearer ${login.token}` },
    data: {
      address_details: "House 12, Road 5, Dhanmondi",
      mobile_no: "01712-345678",
      payment_type: "cash",
      items,
    },
  });
  const { order } = await answer.json();
  return { id: order.id as number, number: order.number as string, items };
}

const steps = (page: Page) => page.getByRole("list").filter({ has: page.locator("[aria-current=step]") });
/** The coloured status, not the same word in the timeline. */
const badge = (page: Page, status: string) =>
  page
    .getByRole("main")
    .locator(".rounded-status")
    .filter({ hasText: new RegExp(`^${status}$`) });
const current = (page: Page) => page.locator("[aria-current=step]");
const move = (shop: JourneyShop, id: number, status: string, fulfilment: string) =>
  shop.sql("update orders set status = $2, fulfilment = $3 where id = $1", [id, status, fulfilment]);

test("a customer opens an order from the list, gives it another address, and cancels it", async ({
  page,
  shop,
}) => {
  const { number } = await ordered(page, shop);
  await open(page, "/account/orders");
  await page.getByRole("link", { name: `Track order: ${number}` }).click();
  await expect(page).toHaveURL(new RegExp(`/account/orders/${number}$`));
  await expect(page.getByRole("heading", { level: 1, name: "Placed" })).toBeVisible();
  await expect(page.getByText("We'll call 01712-345678 about area, time and delivery fee.")).toBeVisible();
  await expect(steps(page).getByRole("listitem")).toHaveText([
    /Placed.*[AP]M/,
    "We'll call to confirm",
    "Packing",
    "On the way",
    "Delivery",
  ]);
  await expect(current(page)).toContainText("Placed");
  await expect(page.getByText("৳320")).toBeVisible();
  await expectAccessible(page);

  await page.getByRole("button", { name: "Change the address" }).click();
  await expect(page.getByLabel("Shipping address")).toBeFocused();
  await page.getByLabel("Shipping address").fill("House 7, Road 11, Banani");
  await page.getByLabel("Mobile number").fill("12");
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByLabel("Mobile number")).toBeFocused();
  await page.getByLabel("Mobile number").fill("০১৮১১১১১১১১");
  await expectAccessible(page);
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("Saved. We'll deliver to this address.")).toBeVisible();
  await expect(page.getByText("House 7, Road 11, Banani")).toBeVisible();

  await page.getByRole("button", { name: "Cancel this order" }).click();
  const question = page.getByRole("alertdialog", { name: `Cancel order ${number}?` });
  await page.keyboard.press("Escape");
  await expect(page.getByRole("button", { name: "Cancel this order" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expectAccessible(page);
  await question.getByRole("button", { name: "Yes, cancel it" }).click();
  await expect(page.getByRole("heading", { level: 1, name: number })).toBeVisible();
  await expect(badge(page, "Cancelled")).toBeVisible();
  await expect(current(page)).toContainText("Cancelled");
  await expect(page.getByText("You cancelled this order. There is nothing to pay.")).toBeVisible();
  await expect(page.getByRole("main").getByRole("button")).toHaveText([
    "Order again",
    // To the privacy policy, which an account made by the API has not agreed to.
    "I agree",
  ]);
  await expectAccessible(page);
});

test("who cancels after the shop has begun reads so, and sees how far the order is", {
  tag: "@phone",
}, async ({ page, shop }) => {
  const { id, number } = await ordered(page, shop);
  await open(page, `/account/orders/${number}`);
  await page.getByRole("button", { name: "Cancel this order" }).click();
  await move(shop, id, "processing", "confirmed");
  await page.getByRole("button", { name: "Yes, cancel it" }).click();
  await expect(page.getByRole("alert")).toHaveText(/We have already begun with this order\. .* call 0/);
  await expect(current(page)).toContainText("Confirmed");
  await expect(page.getByRole("button", { name: "Change the address" })).toBeVisible();
  await expectAccessible(page);
});

test("the page says what was changed, where the order is, and takes a complaint, in both languages", {
  tag: "@phone",
}, async ({ page, shop }) => {
  const { id, number } = await ordered(page, shop);
  await move(shop, id, "processing", "on_the_way");
  await open(page, `/account/orders/${number}`);
  await expect(page.getByRole("heading", { level: 1, name: "On the way" })).toBeVisible();
  await expect(page.getByText("Have ৳320 ready in cash.")).toBeVisible();
  await expect(page.getByText(/Packed: for a change, call 0/)).toBeVisible();
  await expect(page.getByRole("link", { name: "Call" })).toHaveAttribute("href", /^tel:/);
  await expectAccessible(page);

  await page.getByRole("button", { name: "Report a problem" }).click();
  await expect(page.getByLabel("Which product?")).toBeFocused();
  await page.getByLabel("Which product?").selectOption({ label: "Garden tomato 1 kg" });
  await page.getByRole("button", { name: "Send" }).click();
  await expect(page.getByLabel("What is wrong?")).toBeFocused();
  await page.getByLabel("What is wrong?").fill("Two of them were bad.");
  await expectAccessible(page);
  await page.getByRole("button", { name: "Send" }).click();
  await expect(page.getByText("Thank you. We'll look into it")).toBeVisible();
  const messages = await shop.sql("select subject from contact_messages where subject like $1", [
    `${number}%`,
  ]);
  expect(messages).toEqual([{ subject: `${number}: Garden tomato 1 kg` }]);

  await open(page, `/bn/account/orders/${number}`);
  await expect(page.getByRole("heading", { level: 1, name: "রওনা হয়েছে" })).toBeVisible();
  await expect(page.getByText("৳৩২০ নগদ হাতে রাখুন।")).toBeVisible();
  await expectAccessible(page);
});

test("an order that is over is ordered again in one press: straight to the checkout, or to the cart that says what changed", {
  tag: "@phone",
}, async ({ page, shop }) => {
  const { id, number, items } = await ordered(page, shop);
  await open(page, `/account/orders/${number}`);
  await expect(page.getByRole("heading", { level: 1, name: "Placed" })).toBeVisible();
  for (const name of ["Order again", "Print the invoice", "Report a problem"])
    await expect(page.getByRole("button", { name })).toHaveCount(0);
  await move(shop, id, "completed", "delivered");
  await page.reload();
  await page.getByRole("button", { name: "Order again" }).click();
  await expect(page).toHaveURL(/\/checkout$/);
  await expect(page.getByText("3 items added to your cart")).toBeVisible();
  await expect(page.getByRole("region", { name: "Order Summary" })).toContainText("৳320");

  await page.evaluate(() => localStorage.removeItem("cart"));
  await shop.sql("update products set price_poisha = price_poisha + 500 where id = $1", [
    items[1]?.product_id,
  ]);
  await shop.sql("update products set stock = 0 where id = $1", [items[0]?.product_id]);
  await open(page, `/account/orders/${number}`);
  await expect(page.getByText("Since your last order: 1 sold out, 1 cost more (+৳10)")).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Order again" }).click();
  await expect(page).toHaveURL(/\/cart$/);
  await expect(page.getByRole("heading", { level: 2, name: "Pasteurised milk" })).toBeVisible();
});

test("an order of somebody else is not found; without a connection the page says so and tries again", {
  tag: "@phone",
}, async ({ page, shop }) => {
  const { number } = await ordered(page, shop);
  await open(page, "/account/orders/TK-10001");
  await expect(page.getByRole("heading", { level: 1, name: "Order not found" })).toBeVisible();
  await expectAccessible(page);
  const cut = "**/api/my-orders/*";
  await page.route(cut, (route) => route.abort());
  await open(page, `/account/orders/${number}`);
  await expect(page.getByRole("alert")).toContainText("Something went wrong fetching your orders.");
  await page.unroute(cut);
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Placed" })).toBeVisible();
});

test("what the shop took off an order stands among its sums, with the reason", { tag: "@phone" }, async ({
  page,
  shop,
}) => {
  const { id, number } = await ordered(page, shop);
  await shop.sql(
    "update orders set discount_poisha = 2000, discount_reason = 'Late yesterday', total_poisha = total_poisha - 2000 where id = $1",
    [id],
  );
  await open(page, `/account/orders/${number}`);
  await expect(page.getByText("Discount: Late yesterday")).toBeVisible();
  await expect(page.getByText("−৳20")).toBeVisible();
  await expect(page.getByText("৳320")).toBeVisible();
  await expect(page.getByText("৳300")).toBeVisible();
  await expectAccessible(page);
});

test("a customer prints the invoice: what it is made of and who sells it, without the page around it", async ({
  page,
  shop,
}) => {
  const { id, number } = await ordered(page, shop);
  await move(shop, id, "completed", "delivered");
  await page.addInitScript(() => {
    const printed = { count: 0 };
    const print = () => {
      printed.count += 1;
    };
    Object.assign(window, { printed, print });
  });
  await open(page, `/account/orders/${number}`);
  await page.getByRole("button", { name: "Print the invoice" }).click();
  expect(await page.evaluate(() => (window as any).printed.count)).toBe(1);
  await expect(page.getByText(`Invoice ${number}`)).toBeHidden();
  await page.emulateMedia({ media: "print" });
  await expect(page.getByText(`Invoice ${number}`)).toBeVisible();
  await expect(page.getByText("Prices are in taka and include VAT.")).toBeVisible();
  await expect(page.getByText("৳320")).toBeVisible();
  await expect(page.getByText("Garden tomato")).toBeVisible();
  await expect(page.getByRole("banner")).toBeHidden();
  await expect(page.getByRole("contentinfo")).toBeHidden();
  await expect(page.getByRole("button")).toHaveCount(0);
});

test("what the shop gave back is read on the order, beside what was paid", { tag: "@phone" }, async ({
  page,
  shop,
}) => {
  const { id, number } = await ordered(page, shop);
  await move(shop, id, "completed", "delivered");
  await shop.sql(
    `insert into order_refunds (order_id, amount_poisha, way, reference, reason, user_id)
     select id, 4000, 'bkash', '9AB7XY', 'Two tomatoes were bad', user_id from orders where id = $1`,
    [id],
  );
  await open(page, `/account/orders/${number}`);
  await expect(page.getByText("Refunded ৳40: Two tomatoes were bad")).toBeVisible();
  await expect(page.getByText("bKash, 9AB7XY")).toBeVisible();
  await expect(page.getByText("Paid after refunds")).toBeVisible();
  await expect(page.getByText("৳280")).toBeVisible();
  await expectAccessible(page);
  await open(page, `/bn/account/orders/${number}`);
  await expect(page.getByText("৳৪০ ফেরত দেওয়া হয়েছে: Two tomatoes were bad")).toBeVisible();
});

const statuses = [
  ["pending", "placed", "Pending", "Placed"],
  ["processing", "confirmed", "Processing", "Confirmed"],
  ["processing", "packed", "Processing", "Packed"],
  ["processing", "on_the_way", "Processing", "On the way"],
  ["completed", "delivered", "Completed", "Delivered"],
] as const;

test("the badge says the status, and beside it stands how far the order is, in the list and on its page", {
  tag: "@phone",
}, async ({ page, shop }) => {
  const { id, number } = await ordered(page, shop);
  for (const [status, fulfilment, word, progress] of statuses) {
    await move(shop, id, status, fulfilment);
    await open(page, "/account/orders");
    await expect(badge(page, word)).toBeVisible();
    const beside = page.getByRole("article").getByText(progress, { exact: true });
    // Pending says it all.
    if (fulfilment === "placed") await expect(beside).toHaveCount(0);
    else await expect(beside).toBeVisible();
    await open(page, `/account/orders/${number}`);
    await expect(badge(page, word)).toBeVisible();
    await expect(page.getByRole("heading", { level: 1, name: progress })).toBeVisible();
  }
  await open(page, `/bn/account/orders/${number}`);
  await expect(badge(page, "সম্পন্ন")).toBeVisible();
});

test("in Bengali, the sentences end with a dari, and a step to come is in the future", {
  tag: "@phone",
}, async ({ page, shop }) => {
  const { id, number } = await ordered(page, shop);
  await shop.sql(
    "update orders set area_id = 1, slot_day = current_date + 2, slot_from = 480, slot_to = 720 where id = $1",
    [id],
  );
  await open(page, `/bn/account/orders/${number}`);
  await expect(page.getByText(/সকাল ৮টা–দুপুর ১২টা। ০১৭১২-৩৪৫৬৭৮ নম্বরে ফোন করে নিশ্চিত হব।/)).toBeVisible();
  await expect(steps(page).getByRole("listitem").nth(3)).toHaveText("রওনা হবে");
});

test("saved addresses fit while an order gets another one, on the narrowest phone", {
  tag: "@phone",
}, async ({ page, shop }) => {
  const { number } = await ordered(page, shop);
  await open(page, `/account/orders/${number}`);
  const token = await page.evaluate(() => localStorage.getItem("token"));
  for (const address_details of [
    "House 12, Road 27, Block C, Flat 5B, Banani DOHS, Dhaka",
    "Plot 117/A, Lane 3, near the second mosque, Shyamoli Housing, Adabor",
  ])
    await page.request.post("/api/account/addresses", {
      data: { address_details, mobile_no: "01712345678" },
      headers: { Authorization: `Bearer ${token}` },
    });
  for (const width of [320, 360]) {
    await page.setViewportSize({ width, height: 740 });
    await open(page, `/account/orders/${number}`);
    await page.getByRole("button", { name: "Change the address" }).click();
    await expect(page.getByRole("button", { name: /second mosque/ })).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  }
});

test("the account's tabs fit a phone, in both languages", { tag: "@phone" }, async ({ page }) => {
  await signIn(page);
  for (const path of ["/account/orders", "/bn/account/orders"])
    for (const width of [320, 360]) {
      await page.setViewportSize({ width, height: 740 });
      await open(page, path);
      const tabs = page.getByRole("navigation", { name: /^(Account|অ্যাকাউন্ট)$/ }).getByRole("link");
      await expect(tabs).toHaveCount(4);
      const ends = await tabs.evaluateAll((links) =>
        links.map((link) => {
          const { left, right } = link.getBoundingClientRect();
          return left >= 0 && right <= innerWidth && link.scrollWidth <= link.clientWidth;
        }),
      );
      expect(ends, `${path} at ${width} px`).toEqual([true, true, true, true]);
    }
});

test("a customer with many orders sees the newest twenty, and reaches the older ones", async ({
  page,
  shop,
}) => {
  const { number } = await ordered(page, shop);
  await shop.sql(
    `insert into orders (user_id, status, fulfilment, total_poisha, address_details, mobile_no, mobile_e164, idempotency_key, request_hash)
     select user_id, 'completed', 'delivered', total_poisha, address_details, mobile_no, mobile_e164, 'later-' || n, request_hash
     from orders cross join generate_series(1, 20) n where 'TK-' || (10000 + id) = $1`,
    [number],
  );
  await open(page, "/account/orders");
  const orders = page.getByRole("article");
  await expect(orders).toHaveCount(20);
  await expect(page.getByRole("article", { name: number })).toHaveCount(0);
  await page.route("**/api/my-orders?*cursor*", (route) => route.abort());
  await page.getByRole("button", { name: "Show older orders" }).click();
  await expect(page.getByRole("alert")).toHaveText("Something went wrong fetching your orders.");
  await page.unroute("**/api/my-orders?*cursor*");
  await page.getByRole("button", { name: "Show older orders" }).click();
  await expect(orders).toHaveCount(21);
  await expect(orders.last()).toContainText(number);
  await expect(page.getByRole("button", { name: "Show older orders" })).toHaveCount(0);
});
