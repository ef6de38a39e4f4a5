import type { Page } from "@playwright/test";
import { expect, expectAccessible, type JourneyShop, open, test } from "../shop.ts";
import { newOrder, signInAsAdmin } from "./staff.ts";

/** An order that was confirmed on the phone, and whose rider found nobody; an admin is signed in. */
async function notDelivered(page: Page, shop: JourneyShop) {
  const order = await newOrder(page, await shop.newProduct({ stock: 50 }));
  const token = await signInAsAdmin(page, shop);
  const post = async (address: string, data: object) =>
    expect(
      (await page.request.post(address, { headers: { Authorization: `Bearer ${token}` }, data })).status(),
    ).toBe(200);
  await post(`/api/admin/calls/${order.id}/outcomes`, { was: 0, outcome: "confirmed" });
  await post(`/api/admin/orders/${order.id}/steps`, { from: "confirmed", to: "packed" });
  await post("/api/admin/round/orders", { orders: [order.id] });
  await post(`/api/admin/round/orders/${order.id}/answers`, {
    was: 0,
    answer: "nobody_there",
    at: new Date().toISOString(),
    note: "Rang twice, the gate was locked.",
  });
  return order;
}

test("what could not be delivered has a list of its own, says what happened, and is delivered again", async ({
  page,
  shop,
}) => {
  const order = await notDelivered(page, shop);
  await open(page, "/admin/orders");
  await page.getByRole("link", { name: /^Not delivered/ }).click();
  await page.getByRole("link", { name: order.number }).click();
  await expect(page.getByText(/^Not at home at the delivery, .*gate was locked/).first()).toBeVisible();
  await expect(page.getByRole("button", { name: "Start packing" })).toHaveCount(0);
  await expectAccessible(page);
  await page.getByRole("button", { name: "Deliver again" }).click();
  await expect(page.getByText(`${order.number}: Packed`)).toBeVisible();
  await expect
    .poll(() => shop.sql("select fulfilment from orders where id = $1", [order.id]))
    .toEqual([{ fulfilment: "packed" }]);
});

test("the call about it says that the order was confirmed, and that nobody was at home", async ({
  page,
  shop,
}) => {
  const order = await notDelivered(page, shop);
  await open(page, `/admin/calls?order=${order.id}`);
  await expect(page.getByText(/^Confirmed by phone at .* \(Shopkeeper\)\.$/)).toBeVisible();
  await expect(page.getByText(/^Not at home at the delivery, .*gate was locked/)).toBeVisible();
  await expect(page.getByText(/no answer\.$/)).toHaveCount(0);
  await expect(page.getByText("When shall we come again?")).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("button", { name: /^Confirmed/ }).click();
  await expect(page.getByText(`${order.number}: Confirmed.`)).toBeVisible();
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(page.getByText("Undone. The order waits for a call again.")).toBeVisible();
  expect(await shop.sql("select fulfilment from orders where id = $1", [order.id])).toEqual([
    { fulfilment: "not_delivered" },
  ]);
});
