import type { Locator, Page } from "@playwright/test";
import { moveOrder } from "#tests/support/orders/moving.ts";
import { expect, expectAccessible, type JourneyShop, open, test } from "../shop.ts";
import { newOrder, signInAsAdmin, unique } from "./staff.ts";

const panel = (page: Page, number: string): Locator =>
  page.getByRole("region", { name: number }).or(page.getByRole("dialog", { name: number }));

/** A delivered order of ৳200, open. */
async function delivered(page: Page, shop: JourneyShop) {
  const { id, number } = await newOrder(page, await shop.newProduct({ name: unique(), price: 100 }));
  await moveOrder(shop, id, "delivered");
  await signInAsAdmin(page, shop);
  await open(page, `/admin/orders?order=${id}`);
  return { id, order: panel(page, number) };
}

test("staff note a refund, and take the note back", async ({ page, shop }) => {
  const { id, order } = await delivered(page, shop);
  await order.getByRole("button", { name: "Note a refund" }).click();
  await expect(order.getByLabel("Amount")).toBeFocused();
  await order.getByLabel("Amount").fill("২৫০");
  await order.getByLabel("How").selectOption("bKash");
  await order.getByLabel("Reference").fill("9AB7XY");
  await order.getByRole("button", { name: "Note a refund of ৳250" }).click();
  await expect(order.getByLabel("Reason for the refund")).toBeFocused();
  await expect(order).toContainText("Say why money goes back");
  await order.getByLabel("Reason for the refund").fill("Two eggs were broken");
  await order.getByRole("button", { name: "Note a refund of ৳250" }).click();
  await expect(order).toContainText("At most ৳200 can be refunded");
  await expect(order.getByLabel("Amount")).toBeFocused();
  await expect(order.getByLabel("Reason for the refund")).toHaveValue("Two eggs were broken");
  await expectAccessible(page);
  await order.getByLabel("Amount").fill("40");
  await order.getByRole("button", { name: "Note a refund of ৳40" }).click();
  await expect(order).toContainText("Refund of ৳40 noted.");
  const sum = order.getByRole("row", { name: "Refunded ৳40: Two eggs were broken (bKash, 9AB7XY)" });
  await expect(sum).toContainText("−৳40");
  await expect(order.getByRole("row", { name: /^Total/ })).toContainText("৳200");
  await expect(order).toContainText("Refund noted by Shopkeeper");
  await expectAccessible(page);
  await order.getByRole("button", { name: "Take back: ৳40, Two eggs were broken" }).click();
  await expect(order).toContainText("The note of ৳40 is taken back.");
  await expect(sum).toHaveCount(0);
  await expect(order).toContainText("Note of a refund taken back by Shopkeeper");
  expect(await shop.sql("select amount_poisha::int from order_refunds where order_id = $1", [id])).toEqual([
    { amount_poisha: 4_000 },
  ]);
});

test("what a colleague has noted meanwhile is shown, and nothing is noted twice", async ({ page, shop }) => {
  const { id, order } = await delivered(page, shop);
  await order.getByRole("button", { name: "Note a refund" }).click();
  await order.getByLabel("Amount").fill("40");
  await order.getByLabel("Reason for the refund").fill("Broken");
  await shop.sql(
    `insert into order_refunds (order_id, amount_poisha, way, reason, user_id)
     select id, 5000, 'cash', 'Late', user_id from orders where id = $1`,
    [id],
  );
  await order.getByRole("button", { name: "Note a refund of ৳40" }).click();
  await expect(order).toContainText("A colleague has noted or taken back a refund meanwhile.");
  await expect(order.getByRole("row", { name: /Refunded ৳50: Late/ })).toContainText("−৳50");
  await expect(order.getByLabel("Amount")).toHaveValue("40");
});

test("an invoice that is paid says so, with what was given back", async ({ page, shop }) => {
  const { id } = await delivered(page, shop);
  await shop.sql(
    `insert into order_refunds (order_id, amount_poisha, way, reason, user_id)
     select id, 4000, 'bkash', 'Two eggs were broken', user_id from orders where id = $1`,
    [id],
  );
  await open(page, `/admin/print?what=invoices&orders=${id}`);
  const invoice = page.getByRole("article");
  await expect(invoice).toContainText("Paid in cash৳200Refunded ৳40: Two eggs were broken");
  await expect(invoice).toContainText("Paid after refunds৳160");
  await expect(invoice).not.toContainText("To pay");
  await expectAccessible(page);
});
