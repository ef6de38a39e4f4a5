import type { Page } from "@playwright/test";
import { jumped, watchJumps } from "./jumps.ts";
import { expect, expectAccessible, open, readyToOrder, signIn, test } from "./shop.ts";
import { hold } from "./specification/watching.ts";

/** Saves addresses for the user signed in in this browser; the last one is the newest. */
async function saveAddresses(page: Page, places: [address: string, mobile: string][]) {
  await page.goto("/about");
  const token = await page.evaluate(() => localStorage.getItem("token"));
  for (const [address_details, mobile_no] of places) {
    const data = { address_details, mobile_no };
    const headers = { Authorization: `Bearer ${token}` };
    await page.request.post("/api/account/addresses", { data, headers });
  }
}

const orderedTo = async (sql: any, id: number) =>
  (
    await sql(
      "select o.address_details, o.mobile_no from orders o join order_items i on i.order_id = o.id where product_id = $1",
      [id],
    )
  )[0];

const placed = (page: Page) => expect(page.getByText("Order Placed Successfully!")).toBeVisible();

test("a saved address is chosen at the checkout, and nothing moves when it comes", async ({ page, shop }) => {
  const id = await readyToOrder(page, shop);
  await saveAddresses(page, [
    ["Road 27, Gulshan", "01800000000"],
    ["House 12, Road 5\nDhanmondi", "01712345678"],
  ]);
  await watchJumps(page);
  const release = await hold(page, "**/api/account/addresses*");
  const loaded = page.waitForRequest("**/api/account/addresses*");
  await open(page, "/checkout");
  await loaded;
  // The waiting addresses are drawn by the second frame.
  await page.evaluate(
    () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))),
  );
  release();
  const pressed = (name: RegExp | string) => page.getByRole("button", { name, pressed: true });
  await expect(pressed(/House 12, Road 5/)).toBeVisible();
  const address = page.getByLabel("Shipping address");
  const mobile = page.getByLabel("Mobile number");
  await expect(address).toHaveValue("House 12, Road 5\nDhanmondi");
  await expect(mobile).toHaveValue("01712345678");
  await expect(page.getByLabel("Save this address")).toHaveCount(0);
  // Letters of another font move a line by a hair; addresses that pushed the page would move it by a tenth or more.
  expect(await jumped(page)).toBeLessThan(0.01);
  await expectAccessible(page);

  await page.getByRole("button", { name: /Gulshan/ }).click();
  await expect(address).toHaveValue("Road 27, Gulshan");
  await expect(mobile).toHaveValue("01800000000");
  await page.reload();
  await expect(pressed(/Gulshan/)).toBeVisible();
  await page.getByRole("button", { name: "Place Order", exact: true }).click();
  await placed(page);
  expect(await orderedTo(shop.sql, id)).toMatchObject({ address_details: "Road 27, Gulshan" });
});

test("another address keeps the mobile number, and is saved with the order where that is wanted", async ({
  page,
  shop,
}) => {
  const id = await readyToOrder(page, shop);
  await saveAddresses(page, [["Road 27, Gulshan", "01800000000"]]);
  await open(page, "/checkout");
  await page.getByRole("button", { name: "Another address" }).click();
  await expect(page.getByLabel("Shipping address")).toBeFocused();
  await expect(page.getByLabel("Shipping address")).toHaveValue("");
  await expect(page.getByLabel("Mobile number")).toHaveValue("01800000000");
  await page.getByLabel("Shipping address").fill("Road 11, Banani");
  await expect(page.getByLabel("Save this address")).toBeChecked();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Place Order", exact: true }).click();
  await placed(page);
  await expect(page.getByText("Address saved")).toBeVisible();

  await page.evaluate((cart) => localStorage.setItem("cart", cart), await cartOf(page, id));
  await open(page, "/checkout");
  await expect(page.getByRole("button", { name: /Banani/, pressed: true })).toBeVisible();
});

for (const [language, typed, offered, where] of [
  ["en", "House 12, Road 5, danmondi", "Dhanmondi, Dhaka Choose", "Shipping address"],
  ["bn", "বাড়ি ১২, রোড ৫, ধানমন্ডী", "ধানমন্ডি, ঢাকা বেছে নিন", "ডেলিভারির ঠিকানা"],
] as const)
  test(`the area is recognised in a typed address, without its numbers, and chosen with one press: ${language}`, async ({
    page,
    shop,
  }) => {
    await readyToOrder(page, shop);
    await open(page, language === "bn" ? "/bn/checkout" : "/checkout");
    const request = page.waitForRequest("**/api/places/in-address?*");
    await page.getByLabel(where).fill(typed);
    expect(new URL((await request).url()).searchParams.get("address")).not.toMatch(/\p{Nd}/u);
    await page.getByRole("button", { name: offered }).click();
    const area = page.getByRole("button", { name: /^(Area Dhanmondi|এলাকা ধানমন্ডি)/ });
    await expect(area).toBeFocused();
    await expect(page.getByRole("radio").first()).toBeAttached();
    await expect(page.getByRole("button", { name: offered })).toHaveCount(0);
    await expectAccessible(page);
  });

test("a saved address without an area is completed once", { tag: "@phone" }, async ({ page, shop }) => {
  const id = await readyToOrder(page, shop);
  await saveAddresses(page, [["House 12, Road 5, Dhanmondi", "01712345678"]]);
  await open(page, "/checkout");
  const completed = page.waitForResponse(
    (answer) => answer.url().includes("/api/account/addresses") && answer.request().method() === "POST",
  );
  await page.getByRole("button", { name: "Dhanmondi, Dhaka Choose" }).click();
  await completed;
  await page.getByRole("button", { name: "Place Order", exact: true }).click();
  await placed(page);
  const saved = await shop.sql(
    `select place, address_details from addresses where user_id =
       (select user_id from orders o join order_items i on i.order_id = o.id where i.product_id = $1)`,
    [id],
  );
  expect(saved).toEqual([{ place: "dhaka/dhanmondi", address_details: "House 12, Road 5, Dhanmondi" }]);
});

test("whoever has none types it, and it is saved unless the tick is taken away", async ({ page, shop }) => {
  const id = await shop.newProduct();
  const { email } = await signIn(page);
  const savedAddresses = "select from addresses a join users u on u.id = a.user_id where u.email = $1";
  for (const saved of [0, 1]) {
    await fillCartAnew(page, id);
    await open(page, "/bn/checkout");
    await page.getByLabel("ডেলিভারির ঠিকানা").fill(`Road 5, House ${saved}`);
    await page.getByLabel("মোবাইল নম্বর").fill("01712345678");
    const tick = page.getByRole("checkbox");
    await expect(tick).toBeChecked();
    if (!saved) await tick.uncheck();
    await page.getByRole("button", { name: /অর্ডার দিন/ }).click();
    await expect(page.getByText("আপনার অর্ডার হয়ে গেছে!")).toBeVisible();
    await expect.poll(() => shop.sql(savedAddresses, [email])).toHaveLength(saved);
  }
});

test("the checkout is filled from the last order, on any phone, and what one types goes before it", async ({
  page,
  browser,
  shop,
}) => {
  const id = await shop.newProduct();
  await signIn(page);
  await fillCartAnew(page, id);
  await open(page, "/checkout");
  await expect(page.getByText("Filled in from your last order.")).toHaveCount(0);
  await page.getByLabel("Shipping address").fill("Road 11, Banani");
  await page.getByLabel("Mobile number").fill("01712345678");
  await page.getByLabel("Save this address").uncheck();
  await page.getByRole("button", { name: "Place Order", exact: true }).click();
  await placed(page);
  const session = await page.evaluate(() => [localStorage.getItem("token"), localStorage.getItem("user")]);

  const other = await browser.newContext({ baseURL: process.env.SHOP_URL ?? "" });
  const phone = await other.newPage();
  await phone.goto("/about");
  await phone.evaluate(([token, user]) => {
    localStorage.setItem("token", token ?? "");
    localStorage.setItem("user", user ?? "");
  }, session);
  await fillCartAnew(phone, id);
  await open(phone, "/checkout");
  await expect(phone.getByLabel("Shipping address")).toHaveValue("Road 11, Banani");
  await expect(phone.getByLabel("Mobile number")).toHaveValue("01712345678");
  await expect(phone.getByText("Filled in from your last order.")).toBeVisible();
  await expectAccessible(phone);
  await phone.getByLabel("Shipping address").fill("Road 12, Banani");
  await phone.reload();
  await expect(phone.getByLabel("Shipping address")).toHaveValue("Road 12, Banani");
  await phone.getByRole("button", { name: "Place Order", exact: true }).click();
  await placed(phone);
  await other.close();
  const orders = `select o.address_details as at from orders o join order_items i on i.order_id = o.id
    where i.product_id = $1 order by o.id`;
  expect(await shop.sql(orders, [id])).toEqual([{ at: "Road 11, Banani" }, { at: "Road 12, Banani" }]);
});

test("addresses that do not come leave the field to type in", async ({ page, shop }) => {
  await readyToOrder(page, shop);
  await page.route("**/api/account/addresses*", (route) => route.abort());
  await open(page, "/checkout");
  await expect(page.getByLabel("Shipping address")).toBeVisible();
});

const cartOf = (page: Page, id: number) =>
  page.evaluate(
    (product) =>
      JSON.stringify([
        { product: { id: product, name: "Test mango", price: 50, image: "", weight: "1 kg" }, quantity: 1 },
      ]),
    String(id),
  );

/** Puts one piece of the product into the cart again. */
async function fillCartAnew(page: Page, id: number) {
  if (page.url() === "about:blank") await page.goto("/about");
  await page.evaluate((cart) => localStorage.setItem("cart", cart), await cartOf(page, id));
}
