import type { Locator, Page } from "@playwright/test";
import { moveOrder } from "#tests/support/orders/moving.ts";
import { expect, expectAccessible, open, test } from "../shop.ts";
import { newMobile, newOrder, signInAsAdmin, unique } from "./staff.ts";

const panel = (page: Page, number: string): Locator =>
  page.getByRole("region", { name: number }).or(page.getByRole("dialog", { name: number }));

test("staff take something off an order and say why; the panel and the slip itemise it", async ({
  page,
  shop,
}) => {
  const { id, number } = await newOrder(page, await shop.newProduct({ name: unique(), price: 100 }));
  await signInAsAdmin(page, shop);
  await open(page, `/admin/orders?order=${id}`);
  const order = panel(page, number);
  await order.getByRole("button", { name: "Change the order" }).click();
  await order.getByLabel("Discount", { exact: true }).fill("৫০");
  await order.getByRole("button", { name: "Save the changes" }).click();
  await expect(order).toContainText("Say why something is taken off");
  await expect(order.getByLabel("Reason for the discount")).toBeFocused();
  await order.getByLabel("Reason for the discount").fill("Late yesterday");
  await expectAccessible(page);
  await order.getByRole("button", { name: "Save the changes" }).click();
  await expect(order.getByRole("row", { name: /Discount: Late yesterday/ })).toContainText("−৳50");
  await expect(order.getByRole("row", { name: /Total/ })).toContainText("৳150");
  await expect(order).toContainText("Discount of ৳50: Late yesterday");
  await expectAccessible(page);
  await open(page, `/admin/print?orders=${id}&kind=slips`);
  await expect(page.getByText("Discount −৳50: Late yesterday").first()).toBeVisible();
});

test("an order on the phone is taken with a discount", async ({ page, shop }) => {
  const [product] = await shop.sql<{ name_en: string }>(
    "select name_en from products where id <= 60 and (stock is null or stock > 50) order by id limit 1",
  );
  await signInAsAdmin(page, shop);
  await open(page, "/admin/orders/new");
  await page.getByLabel("Mobile number").fill(newMobile());
  await page.getByLabel("Name", { exact: true }).fill(unique());
  await page.getByLabel("Shipping address").fill("House 3");
  await page.getByLabel("Add a product").fill(product?.name_en ?? "");
  await page
    .getByRole("listbox", { name: "Products found" })
    .getByRole("option", { name: product?.name_en })
    .first()
    .click();
  await page.getByLabel("Discount", { exact: true }).fill("5");
  await page.getByLabel("Reason for the discount").fill("Promised last time");
  await expect(page.getByText("−৳5")).toBeVisible();
  await page.getByRole("button", { name: "Place the order" }).click();
  await expect(page).toHaveURL(/\/admin\/orders\?order=\d+/);
  await expect(page.getByRole("row", { name: /Discount: Promised last time/ })).toContainText("−৳5");
});

test("a small shop hands a confirmed order over without packing it", async ({ page, shop }) => {
  const { id, number } = await newOrder(page, await shop.newProduct({ name: unique() }));
  await moveOrder(shop, id, "confirmed");
  await signInAsAdmin(page, shop);
  await open(page, `/admin/orders?order=${id}`);
  await panel(page, number).getByRole("button", { name: "Handed over and paid" }).click();
  await expect(panel(page, number)).toContainText(`${number}: Delivered`);
  expect(await shop.sql("select fulfilment from orders where id = $1", [id])).toEqual([
    { fulfilment: "delivered" },
  ]);
});
