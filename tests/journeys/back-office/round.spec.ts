import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import { moveOrder } from "#tests/support/orders/moving.ts";
import { expect, expectAccessible, type JourneyShop, open, test } from "../shop.ts";
import { newOrder, signInAsAdmin, signInAsStaff, stockOf } from "./staff.ts";

/** An order that is on its way with the rider who is signed in. */
async function takenOut(page: Page, shop: JourneyShop, token: string, product: number, quantity = 2) {
  const order = await newOrder(page, product, quantity);
  await moveOrder(shop, order.id, "packed");
  const headers = { Authorization: `Bearer ${token}` };
  await page.request.post("/api/admin/round/orders", { headers, data: { orders: [order.id] } });
  return order;
}

const heading = (page: Page, name: string) => page.getByRole("heading", { name, exact: true });
/** Opens a stop, the next one by its button, another one by its name. */
async function openStop(page: Page, name: string) {
  const card = page.getByRole("listitem").filter({ has: heading(page, name) });
  await card.getByRole("button", { name: /At the door|Customer/ }).click();
  await expect(page.getByRole("heading", { level: 1, name })).toBeFocused();
}

test("a rider takes packed orders out, and sees nothing else of the back office", async ({ page, shop }) => {
  const product = await shop.newProduct({ stock: 50 });
  const order = await newOrder(page, product);
  await moveOrder(shop, order.id, "packed");
  await signInAsStaff(page, shop, ["delivery"]);
  await open(page, "/admin");
  await expect(page).toHaveURL(/\/admin\/round$/);
  await page.getByRole("button", { name: `Take ${order.number}` }).click();
  const card = page.getByRole("listitem").filter({ has: heading(page, order.customer) });
  await expect(card).toContainText("House 12, Road 5, Dhanmondi");
  await expect(card.getByRole("link", { name: "Call" })).toHaveAttribute("href", "tel:01712345678");
  await expect(card.getByRole("link", { name: "Map" })).toHaveAttribute(
    "href",
    "https://www.google.com/maps/search/?api=1&query=House%2012%2C%20Road%205%2C%20Dhanmondi",
  );
  await expectAccessible(page);
  await open(page, "/admin/journal");
  await expect(page).toHaveURL(/\/admin\/round$/);
});

test("one piece comes back broken: the cash is worked out, and the answer goes through", {
  tag: "@phone",
}, async ({ page, shop }) => {
  const product = await shop.newProduct({ stock: 50 });
  const token = await signInAsStaff(page, shop, ["delivery"]);
  const order = await takenOut(page, shop, token, product, 3);
  const before = await stockOf(shop, product);
  await open(page, "/admin/round");
  await openStop(page, order.customer);
  await page.getByRole("radio", { name: "Partly" }).check({ force: true });
  await expect(page.getByText("Say what comes back.")).toBeVisible();
  await page.getByRole("button", { name: /^One more of/ }).click();
  await page.getByRole("button", { name: "Broken" }).click();
  await expectAccessible(page);
  await page.getByRole("button", { name: /^Done · ৳.* taken$/ }).click();
  await expect(page.getByRole("heading", { name: "No stops left" })).toBeVisible();
  await expect
    .poll(() => shop.sql("select status, total_poisha from orders where id = $1", [order.id]))
    .toMatchObject([{ status: "completed" }]);
  expect(await stockOf(shop, product)).toBe(before);
  await page.getByRole("link", { name: /cash on me/ }).click();
  await expect(page.getByRole("heading", { name: "Goods coming back" })).toBeVisible();
  await expect(page.getByText("written off")).toBeVisible();
  await expectAccessible(page);
});

test("without a line answers are stored, outlive a reload and a session, and are sent when there is one", {
  tag: "@phone",
}, async ({ page, shop }) => {
  const product = await shop.newProduct({ stock: 50 });
  const token = await signInAsStaff(page, shop, ["delivery"]);
  const one = await takenOut(page, shop, token, product);
  const two = await takenOut(page, shop, token, product);
  await open(page, "/admin/round");
  await expect(heading(page, two.customer)).toBeVisible();
  await page.route("**/api/**", (route) => route.abort("internetdisconnected"));
  await openStop(page, one.customer);
  await page.getByRole("radio", { name: "Delivered" }).check({ force: true });
  await page.getByRole("button", { name: /^Done/ }).click();
  await expect(page.getByText("No internet. 1 saved here, sent later.")).toBeVisible();
  await openStop(page, two.customer);
  await page.getByRole("radio", { name: "Nobody there" }).check({ force: true });
  await page.getByRole("button", { name: "Done", exact: true }).click();
  await expect(page.getByText("No internet. 2 saved here, sent later.")).toBeVisible();
  const states = () =>
    shop.sql("select fulfilment from orders where id = any($1) order by id", [[one.id, two.id]]);
  expect(await states()).toEqual([{ fulfilment: "on_the_way" }, { fulfilment: "on_the_way" }]);
  await page.unroute("**/api/**");
  await page.reload();
  await expect.poll(states).toEqual([{ fulfilment: "delivered" }, { fulfilment: "not_delivered" }]);
  await expect(page.getByText(/saved here/)).toHaveCount(0);
});

test("an answer that comes too late is told in words and stays until it is read", { tag: "@phone" }, async ({
  page,
  shop,
}) => {
  const token = await signInAsStaff(page, shop, ["delivery"]);
  const order = await takenOut(page, shop, token, await shop.newProduct({ stock: 50 }));
  await open(page, "/admin/round");
  await openStop(page, order.customer);
  await moveOrder(shop, order.id, "cancelled");
  await page.getByRole("radio", { name: "Delivered" }).check({ force: true });
  await page.getByRole("button", { name: /^Done/ }).click();
  const note = page.getByRole("alert").filter({ hasText: order.number });
  await expect(note).toContainText("The shop has cancelled this order meanwhile.");
  await page.reload();
  await expect(note).toBeVisible();
  await note.getByRole("button", { name: "I have read it" }).click();
  await expect(note).toHaveCount(0);
});

test("staff give an order to a rider, and count the cash that comes back: a difference needs a note", {
  tag: "@desktop",
}, async ({ page, shop }) => {
  const rider = `Rider ${randomUUID().slice(0, 8)}`;
  const product = await shop.newProduct({ stock: 50 });
  const token = await signInAsStaff(page, shop, ["delivery"]);
  const order = await takenOut(page, shop, token, product);
  const [{ id: riderId } = { id: 0 }] = await shop.sql<{ id: number }>(
    "update users set name = $2 where id = (select rider_id from orders where id = $1) returning id",
    [order.id, rider],
  );
  await shop.sql("update orders set rider_id = null where id = $1", [order.id]);
  await signInAsAdmin(page, shop);
  await open(page, `/admin/orders?order=${order.id}`);
  await page.getByLabel("Rider").selectOption(String(riderId));
  await page.getByRole("button", { name: "Give to rider" }).click();
  await expect(page.getByText(`Rider: ${rider}`)).toBeVisible();
  const headers = { Authorization: `Bearer ${token}`, "Idempotency-Key": randomUUID() };
  const data = { was: 0, answer: "delivered", at: new Date().toISOString() };
  await page.request.post(`/api/admin/round/orders/${order.id}/answers`, { headers, data });
  const [paid] = await shop.sql<{ amount: number }>(
    "select amount_poisha / 100.0 as amount from order_payments where order_id = $1",
    [order.id],
  );
  await open(page, "/admin/cash");
  const card = page.getByRole("region", { name: rider });
  await card.getByLabel("Cash counted").fill(String(Number(paid?.amount) - 10));
  await expect(card.getByText("৳10 short. Count again, or say why.")).toBeVisible();
  await card.getByRole("button", { name: /^Receive/ }).click();
  await expect(card.getByLabel("Why?")).toBeFocused();
  await card.getByLabel("Why?").fill("A torn note");
  await expectAccessible(page);
  await card.getByRole("button", { name: /^Receive/ }).click();
  await expect(page.getByText(new RegExp(`received from ${rider}`))).toBeVisible();
  await expect(card.getByText("৳10 short")).toBeVisible();
  await card.getByRole("button", { name: "Correct" }).click();
  await card.getByLabel("What it was in fact").fill(String(Number(paid?.amount)));
  await card.getByLabel("What was wrong?").fill("Found in the bag");
  await card.getByRole("button", { name: "Save the correction" }).click();
  await expect(card.getByText("৳10 short")).toHaveCount(0);
  await expect(card.getByText("correction")).toBeVisible();
});

test("the round goes by day and slot, and its head names those of the next stop; a plan is started by the rider", async ({
  page,
  shop,
}) => {
  const product = await shop.newProduct({ stock: 50 });
  const token = await signInAsStaff(page, shop, ["delivery"]);
  const later = await takenOut(page, shop, token, product);
  const sooner = await takenOut(page, shop, token, product);
  const planned = await newOrder(page, product);
  const comes = (id: number, days: number, from: number) =>
    shop.sql(
      `update orders set slot_day = (now() at time zone 'Asia/Dhaka')::date + $2::int, slot_from = $3, slot_to = $3 + 240
       where id = $1`,
      [id, days, from],
    );
  await comes(later.id, 2, 480);
  await comes(sooner.id, 1, 960);
  await comes(planned.id, 1, 960);
  await shop.sql(
    `update orders set status = 'processing', fulfilment = 'packed',
       rider_id = (select rider_id from orders where id = $2) where id = $1`,
    [planned.id, later.id],
  );
  await open(page, "/admin/round");
  await expect(page.getByRole("heading", { level: 1, name: "Tomorrow, 4–8" })).toBeVisible();
  const tomorrow = page.getByRole("region", { name: "Tomorrow 4–8 pm" });
  await expect(heading(page, sooner.customer).and(tomorrow.getByRole("heading"))).toBeVisible();
  await expect(tomorrow.getByRole("listitem").filter({ hasText: sooner.customer })).toContainText(
    "Tomorrow 4–8 pm",
  );
  await expect(tomorrow.getByText(later.customer)).toHaveCount(0);
  await expectAccessible(page);
  await page
    .getByRole("region", { name: "Planned for you" })
    .getByRole("button", { name: `Take ${planned.number}` })
    .click();
  await expect(tomorrow.getByText(planned.customer)).toBeVisible();
});
