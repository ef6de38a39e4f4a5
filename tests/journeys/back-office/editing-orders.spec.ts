import type { Locator, Page } from "@playwright/test";
import { expect, expectAccessible, type JourneyShop, open, signIn, test } from "../shop.ts";
import { signInAsAdmin, stockOf, unique } from "./staff.ts";

/** An order of two products by the customer who is signed in on this page. */
async function orderOfTwo(page: Page, shop: JourneyShop) {
  const fish = unique();
  const milk = unique();
  const ids = [
    await shop.newProduct({ name: fish, nameBn: fish, price: 420, stock: 10 }),
    await shop.newProduct({ name: milk, nameBn: milk, price: 100, stock: 10 }),
  ];
  const account = await signIn(page);
  const { token } = await (
    await page.request.post("/api/auth/login", { data: { name: "Nusrat Jahan", ...account } })
  ).json();
  const answer = await page.request.post("/api/place-order", {
    headers: { Authorization: `Bearer ${token}` },
    data: {
      address_details: "House 12, Road 5, Dhanmondi",
      mobile_no: "01712345678",
      payment_type: "cash",
      items: ids.map((product_id) => ({ product_id, quantity: 2 })),
    },
  });
  const { order } = await answer.json();
  return { id: order.id as number, number: order.number as string, fish, milk, ids };
}

/** A product of the demo of which there are many. */
async function plenty(shop: JourneyShop) {
  const [row] = await shop.sql<{ id: number; name_en: string }>(
    "select id, name_en from products where id <= 60 and (stock is null or stock > 50) order by id limit 1",
  );
  return { id: Number(row?.id), name: row?.name_en ?? "" };
}

const panel = (page: Page, number: string): Locator =>
  page.getByRole("region", { name: number }).or(page.getByRole("dialog", { name: number }));

test("staff weigh, add, replace and leave out, and the customer reads what the shop changed", async ({
  page,
  shop,
  browser,
}) => {
  const { id, number, fish, milk, ids } = await orderOfTwo(page, shop);
  const other = await plenty(shop);
  const stockBefore = await stockOf(shop, ids[1] ?? 0);
  const office = await browser.newPage();
  await signInAsAdmin(office, shop);
  await open(office, `/admin/orders?search=${number}&order=${id}`);
  const order = panel(office, number);
  await order.getByRole("button", { name: "Change the order" }).click();
  const line = (name: string) => order.getByRole("listitem", { name });
  await expect(order.getByRole("button", { name: "Save the changes" })).toBeDisabled();
  await line(fish)
    .getByRole("button", { name: /One less/ })
    .click();
  await line(fish)
    .getByLabel(/Actual price/)
    .fill("৫৫০.৫০");
  await expect(line(fish)).toContainText(/840.*550\.50/);
  await expectAccessible(office);

  await line(milk)
    .getByRole("button", { name: /Replace/ })
    .click();
  await order.getByLabel(/instead of/).fill(other.name);
  await order
    .getByRole("listbox", { name: "Products found" })
    .getByRole("option", { name: other.name })
    .first()
    .click();
  await expect(line(milk).getByRole("button", { name: /Put back/ })).toBeVisible();
  await order.getByRole("textbox", { name: "What the customer was told" }).fill("Called: fine with her");
  await expectAccessible(office);
  // What is typed outlives the closed panel.
  await order.getByRole("button", { name: "Close the order" }).click();
  await office.getByRole("link", { name: new RegExp(number) }).click();
  await expect(line(milk).getByRole("button", { name: /Put back/ })).toBeVisible();
  await expect(order.getByRole("textbox", { name: "What the customer was told" })).toHaveValue(
    "Called: fine with her",
  );
  await order.getByRole("button", { name: "Save the changes" }).dblclick();
  await expect(order.getByText(/Saved\. The order now comes to/)).toBeVisible();
  await expect(order.getByText("“Called: fine with her”")).toBeVisible();
  await expect(order.getByText(`1 for ৳550.50 instead of 2 for ৳840`)).toBeVisible();
  expect(await stockOf(shop, ids[1] ?? 0)).toBe(stockBefore + 2);
  expect(await shop.sql("select from order_edits where order_id = $1", [id])).toHaveLength(1);
  await expectAccessible(office);
  await office.close();

  await open(page, "/account/orders");
  const card = page.getByRole("article", { name: number });
  await expect(card).toContainText(/We changed this order on .*The total was ৳1,040 and is now ৳/);
  await expect(card).toContainText(`instead of ${milk}`);
  await expect(card).not.toContainText("fine with her");
  await expectAccessible(page);
  await open(page, "/bn/account/orders");
  await expect(card).toContainText("আমরা অর্ডারটি বদলেছি");
});

test("who changes an order that a colleague has changed meanwhile is told, and sees what it is now", async ({
  page,
  shop,
  browser,
}) => {
  const { id, number, fish, milk } = await orderOfTwo(page, shop);
  const office = await browser.newPage();
  const token = await signInAsAdmin(office, shop);
  await open(office, `/admin/orders?order=${id}`);
  const order = panel(office, number);
  await order.getByRole("button", { name: "Change the order" }).click();
  const line = (name: string) => order.getByRole("listitem", { name });
  await line(milk)
    .getByRole("button", { name: /Leave out/ })
    .click();
  const [item] = await shop.sql<{ id: number }>(
    "select id from order_items where order_id = $1 order by id",
    [id],
  );
  const edited = await office.request.post(`/api/admin/orders/${id}/edits`, {
    headers: { Authorization: `Bearer ${token}` },
    data: { was: 0, lines: [{ item: Number(item?.id), quantity: 1 }] },
  });
  expect(edited.status()).toBe(200);
  await order.getByRole("button", { name: "Save the changes" }).click();
  await expect(order.getByRole("alert")).toContainText("This is how it stands now");
  await expect(line(milk)).toHaveCount(0);
  await expect(line(fish).getByRole("textbox", { name: /Pieces/ })).toHaveValue("1");
  await expect(order.getByText(`${milk} 1 kg: left out`, { exact: true })).toBeVisible();
  await line(fish)
    .getByRole("button", { name: /One more/ })
    .click();
  await order.getByRole("button", { name: "Save the changes" }).click();
  await expect(order.getByText("Saved. The order now comes to ৳840.")).toBeVisible();
  await office.close();
});
