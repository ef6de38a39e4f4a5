import type { Page } from "@playwright/test";
import { expect, expectAccessible, type JourneyShop, open, signIn, test } from "./shop.ts";

/** A signed-in customer with an order of two products. */
async function ordered(page: Page, shop: JourneyShop) {
  const { email, password } = await signIn(page);
  const login = await (
    await page.request.post("/api/auth/login", { data: { name: "Nusrat Jahan", email, password } })
  ).json();
  const word = `Zq${crypto.randomUUID().slice(0, 6)}`;
  const answer = await page.request.post("/api/place-order", {
    headers: { Authorization: `Bearer ${login.token}` },
    data: {
      address_details: "House 12, Road 5, Dhanmondi",
      mobile_no: "01712-345678",
      payment_type: "cash",
      items: [
        { product_id: await shop.newProduct({ name: `${word} tomato`, price: 120 }), quantity: 1 },
        { product_id: await shop.newProduct({ name: `${word} milk`, price: 100 }), quantity: 2 },
      ],
    },
  });
  const { order } = await answer.json();
  return { id: order.id as number, number: order.number as string, word };
}

const total = (page: Page) => page.getByRole("status").filter({ hasText: "cash" });

test("a customer changes quantities, removes and adds a product, and sees the old and the new total before saving", {
  tag: "@phone",
}, async ({ page, shop }) => {
  const { number, word } = await ordered(page, shop);
  const egg = await shop.newProduct({ name: `${word} egg`, price: 15 });
  await open(page, `/account/orders/${number}`);
  await page.getByRole("button", { name: "Change order (until we start packing)" }).click();
  await expect(page.getByRole("heading", { name: "Change your order" })).toBeFocused();
  await page.getByRole("button", { name: `One more: ${word} milk` }).click();
  await page.getByRole("button", { name: new RegExp(`^Remove ?: ${word} tomato`) }).click();
  await page.getByLabel("Add products").fill(`${word} egg`);
  await page.getByRole("option", { name: new RegExp(`${word} egg`) }).click();
  await expect(total(page)).toContainText("৳320");
  await expect(total(page)).toContainText("৳315");
  await expectAccessible(page);
  expect(await shop.sql("select revision from orders where id = (select max(id) from orders)")).toEqual([
    { revision: 0 },
  ]);
  // Nothing is lost by leaving.
  await page.reload();
  await expect(total(page)).toContainText("৳315");
  await page.getByRole("button", { name: "Save changes" }).click();
  await expect(page.getByText("Saved. Your order now comes to ৳315.")).toBeVisible();
  await expect(page.getByRole("main")).toContainText(`${word} egg`);
  await expectAccessible(page);
  expect(await shop.sql("select quantity from order_items where product_id = $1", [egg])).toEqual([
    { quantity: 1 },
  ]);
});

test("whoever adds from the shop sees so on every page, and the cart goes into the order", {
  tag: "@phone",
}, async ({ page, shop }) => {
  const { number, word } = await ordered(page, shop);
  const egg = await shop.newProduct({ name: `${word} egg`, price: 15 });
  await open(page, `/account/orders/${number}`);
  await page.getByRole("button", { name: "Change order (until we start packing)" }).click();
  await page.getByRole("button", { name: "Add products from the shop" }).click();
  await expect(page).toHaveURL(/\/products$/);
  const bar = page.getByRole("complementary", { name: "Adding to an order" });
  await expect(bar).toContainText(`Adding to ${number} · until we start packing`);
  await open(page, `/products/${egg}`);
  await expect(bar).toBeVisible();
  await page.getByRole("button", { name: /^Add to Cart$/ }).click();
  await open(page, "/cart");
  await expectAccessible(page);
  await page.getByRole("link", { name: `Add to order ${number}` }).click();
  await expect(total(page)).toContainText("৳335");
  await page.getByRole("button", { name: "Save changes" }).click();
  await expect(page.getByText("Saved. Your order now comes to ৳335.")).toBeVisible();
  await expect(bar).toHaveCount(0);
  await open(page, "/cart");
  await expect(page.getByText("Your cart is empty")).toBeVisible();
});

test("who is too late reads so, and the page shows what the order is now", async ({ page, shop }) => {
  const { id, number, word } = await ordered(page, shop);
  await open(page, `/account/orders/${number}`);
  await page.getByRole("button", { name: "Change order (until we start packing)" }).click();
  await page.getByRole("button", { name: `One more: ${word} milk` }).click();
  await expect(total(page)).toContainText("৳420");
  await shop.sql("update orders set status = 'processing', fulfilment = 'packed' where id = $1", [id]);
  await page.getByRole("button", { name: "Save changes" }).click();
  await expect(
    page.getByText(/We have begun to pack this order, or its delivery time has closed/),
  ).toBeVisible();
  await expect(page.getByRole("button", { name: /^Change order/ })).toHaveCount(0);
  await expect(page.getByRole("main")).toContainText("৳320");
});

test("a change made without a connection waits, and is saved on any page once there is one; too late, it says so", {
  tag: "@phone",
}, async ({ page, context, shop }) => {
  const { id, number, word } = await ordered(page, shop);
  await open(page, `/account/orders/${number}`);
  await page.getByRole("button", { name: "Change order (until we start packing)" }).click();
  await context.setOffline(true);
  await page.getByRole("button", { name: `One more: ${word} milk` }).click();
  await page.getByText("Choose for each product").click();
  await page.getByLabel(`If ${word} milk is out of stock`).selectOption("leave_out");
  await page.getByRole("button", { name: "Save changes" }).click();
  await expect(page.getByText(/Your change is stored in this browser/)).toBeVisible();
  await expectAccessible(page);
  // It can be taken back and saved again.
  await page.getByRole("button", { name: "Edit the change" }).click();
  await expect(page.getByLabel(`If ${word} milk is out of stock`)).toHaveValue("leave_out");
  await page.getByRole("button", { name: "Save changes" }).click();
  await expect(page.getByText(/Your change is stored in this browser/)).toBeVisible();
  await context.setOffline(false);
  await open(page, "/products");
  await expect(page.getByText(`Your change to ${number} was saved. It now comes to ৳420.`)).toBeVisible();
  expect(
    await shop.sql("select if_missing from order_items where order_id = $1 and quantity = 3", [id]),
  ).toEqual([{ if_missing: "leave_out" }]);

  await open(page, `/account/orders/${number}`);
  await page.getByRole("button", { name: "Change order (until we start packing)" }).click();
  await context.setOffline(true);
  await page.getByRole("button", { name: `One more: ${word} tomato` }).click();
  await page.getByRole("button", { name: "Save changes" }).click();
  await expect(page.getByText(/Your change is stored in this browser/)).toBeVisible();
  await shop.sql("update orders set status = 'processing', fulfilment = 'packed' where id = $1", [id]);
  await context.setOffline(false);
  await expect(
    page.getByText(`Your change to ${number} was not made. We have begun to pack this order`).first(),
  ).toBeVisible({ timeout: 15_000 });
  await expect(page.getByRole("button", { name: /^Change order/ })).toHaveCount(0);
});
