import { expect, expectAccessible, open, test } from "../shop.ts";
import { newOrder, signInAsAdmin, stockOf } from "./staff.ts";

test("a clerk calls one order after the other: no answer, confirmed by a key, refused with a reason", async ({
  page,
  shop,
  isMobile,
}) => {
  const product = await shop.newProduct({ stock: 50 });
  const first = await newOrder(page, product);
  const second = await newOrder(page, product);
  const third = await newOrder(page, product, 4);
  await signInAsAdmin(page, shop);
  await open(page, `/admin/calls?order=${first.id}`);
  const whom = (order: typeof first) => page.getByRole("heading", { level: 2, name: order.customer });
  await expect(whom(first)).toBeFocused();
  await expect(page.getByRole("link", { name: "Call", exact: true })).toHaveAttribute(
    "href",
    "tel:01712345678",
  );
  await expect(page.getByRole("heading", { name: "Customer history" })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("button", { name: "No answer, call again in 30 min" }).click();
  await expect(page.getByText(`${first.number}: No answer.`)).toBeVisible();

  await open(page, `/admin/calls?order=${second.id}`);
  await expect(whom(second)).toBeFocused();
  if (isMobile) await page.getByRole("button", { name: /^Confirmed/ }).click();
  else await page.keyboard.press("1");
  await expect(page.getByText(`${second.number}: Confirmed.`)).toBeVisible();
  const [now] = await shop.sql("select fulfilment from orders where id = $1", [second.id]);
  expect(now).toEqual({ fulfilment: "confirmed" });

  await page.getByRole("button", { name: "Undo" }).click();
  await expect(page.getByText("Undone. The order waits for a call again.")).toBeVisible();
  await expect(whom(second)).toBeVisible();
  expect(await shop.sql("select fulfilment from orders where id = $1", [second.id])).toEqual([
    { fulfilment: "placed" },
  ]);

  const before = await stockOf(shop, product);
  await open(page, `/admin/calls?order=${third.id}`);
  await page.getByRole("button", { name: /^Refused/ }).click();
  await expectAccessible(page);
  await page.getByRole("radio", { name: "The customer asked for it" }).check();
  await page.getByRole("button", { name: "Yes, cancel it" }).click();
  await expect(page.getByText(`${third.number}: Refused.`)).toBeVisible();
  expect(await stockOf(shop, product)).toBe(before + 4);
});

test("the address and the number that a caller names are put right in the call, and history says who did it", async ({
  page,
  shop,
}) => {
  const order = await newOrder(page, await shop.newProduct());
  await signInAsAdmin(page, shop);
  await open(page, `/admin/calls?order=${order.id}`);
  await page.getByRole("button", { name: "Change address or phone" }).click();
  const address = page.getByLabel("Shipping address");
  await expect(address).toBeFocused();
  await expect(address).toHaveValue("House 12, Road 5, Dhanmondi");
  await expect(page.getByText("Delivery area: No area yet. If the new address")).toBeVisible();
  await page.getByLabel("Mobile number").fill("12");
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByLabel("Mobile number")).toBeFocused();
  await expectAccessible(page);
  await address.fill("House 40, Road 2, Dhanmondi");
  await page.getByLabel("Mobile number").fill("০১৮১২৩৪৫৬৭৮");
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("House 40, Road 2, Dhanmondi")).toBeVisible();
  await expect(page.getByRole("link", { name: "Call", exact: true })).toHaveAttribute(
    "href",
    "tel:01812345678",
  );
  await expectAccessible(page);

  await open(page, `/admin/orders?order=${order.id}`);
  await expect(page.getByText("Address or phone changed, by Shopkeeper")).toBeVisible();
  await expect(page.getByRole("button", { name: "Change address or phone" })).toBeVisible();
});

test("a call that a colleague has is theirs, and says so in both languages", { tag: "@desktop" }, async ({
  page,
  shop,
}) => {
  const order = await newOrder(page, await shop.newProduct());
  await signInAsAdmin(page, shop);
  await shop.sql(
    "insert into order_callers (order_id, user_id) select $1, id from users where email = 'admin@tatka.example'",
    [order.id],
  );
  await open(page, `/admin/calls?order=${order.id}`);
  await expect(page.getByText("Admin has this order on the phone.").first()).toBeVisible();
  await expect(page.getByRole("button", { name: /^Confirmed/ })).toHaveCount(0);
  await open(page, `/bn/admin/calls?order=${order.id}`);
  await expect(page.getByText("Admin এই অর্ডারের ফোনে আছেন।").first()).toBeVisible();
  await expectAccessible(page);
});

test("a change on the phone leads to the order, and who is called is said by an admin", {
  tag: "@desktop",
}, async ({ page, shop }) => {
  const order = await newOrder(page, await shop.newProduct());
  await signInAsAdmin(page, shop);
  await open(page, `/admin/calls?order=${order.id}`);
  await page.getByRole("button", { name: /^Changed on the phone/ }).click();
  await expect(page).toHaveURL(new RegExp(`/admin/orders\\?order=${order.id}`));
  await expect(page.getByRole("button", { name: "Change the order" })).toBeVisible();

  await open(page, "/admin/calls");
  await page.getByText("Which orders need a call").click();
  const field = page.getByLabel("No call from so many delivered orders on");
  await field.fill("a few");
  await page.getByRole("button", { name: "Save" }).click();
  await expect(field).toBeFocused();
  await field.fill("৫০");
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("Saved.")).toBeVisible();
  await expect
    .poll(async () => (await shop.sql("select called_until from shop_details"))[0])
    .toEqual({ called_until: 50 });
  await shop.sql("update shop_details set called_until = null");
});
