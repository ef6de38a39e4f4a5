import { createHmac } from "node:crypto";
import type { Page } from "@playwright/test";
import { moveOrder } from "#tests/support/orders/moving.ts";
import { dayAhead, slotDraft } from "../support/orders/delivery.ts";
import { areaFor } from "./areas.ts";
import { signInAsAdmin } from "./back-office/staff.ts";
import { test } from "./own-shop.ts";
import { expect, expectAccessible, type JourneyShop, open, signIn } from "./shop.ts";

/** A signed-in customer with an order for tomorrow 8–12 in an area that also has 12–4 and 4–8. */
async function orderedForTomorrow(page: Page, shop: JourneyShop) {
  const place = "sylhet/golapganj";
  const slots = await areaFor(page, shop, {
    places: [place],
    slots: [slotDraft(8, 12), slotDraft(12, 16, 1), slotDraft(16, 20)],
  });
  const { email, password } = await signIn(page);
  const login = await page.request.post("/api/auth/login", { data: { name: "Nusrat", email, password } });
  const answer = await page.request.post("/api/place-order", {
    headers: { Authorization: `Bearer ${(await login.json()).token}` },
    data: {
      address_details: "House 1, Golapganj, Sylhet",
      place,
      street: "House 1",
      mobile_no: "01712345678",
      payment_type: "cash",
      slot: { id: slots[0], day: dayAhead(1) },
      items: [{ product_id: await shop.newProduct(), quantity: 1 }],
    },
  });
  expect(answer.ok(), await answer.text()).toBe(true);
  const { order } = await answer.json();
  return { id: order.id as number, number: order.number as string, slots };
}

const takenOf = async (shop: JourneyShop) =>
  (
    await shop.sql(
      "select s.from_minute / 60 as from, d.taken from delivery_slot_days d join delivery_slots s on s.id = d.slot_id where taken > 0",
    )
  ).map(({ from, taken }) => `${from}: ${taken}`);

test("a customer takes another time until the order is packed; one that filled up meanwhile is told", async ({
  page,
  shop,
}) => {
  const { id, number, slots } = await orderedForTomorrow(page, shop);
  await open(page, `/account/orders/${number}`);
  const card = page.getByRole("region", { name: "Delivery", exact: true });
  await expect(card.getByText("Tomorrow 8 am–12 pm")).toBeVisible();
  await card.getByRole("button", { name: "Change the time" }).click();
  await expect(card.getByRole("heading", { name: "Delivery time" })).toBeFocused();
  await card.getByRole("button", { name: "Save" }).click();
  await expect(card.getByRole("alert")).toHaveText("Choose a delivery time.");
  await expectAccessible(page);
  await card.getByRole("radio", { name: "Tomorrow 12–4 pm" }).check();
  await shop.sql("insert into delivery_slot_days (slot_id, day, taken) values ($1, $2, 1)", [
    slots[1],
    dayAhead(1),
  ]);
  await card.getByRole("button", { name: "Save" }).click();
  await expect(card.getByRole("alert")).toHaveText(
    "Tomorrow 12–4 pm has just filled up. The time stays as it was.",
  );
  await expect(card.getByRole("radio", { name: "Tomorrow 12–4 pm, Full" })).toBeDisabled();
  await card.getByRole("radio", { name: "Tomorrow 4–8 pm" }).check();
  await card.getByRole("button", { name: "Save" }).click();
  await expect(card.getByRole("status")).toHaveText("Saved. Arriving tomorrow, 4–8 pm.");
  expect(await takenOf(shop)).toEqual(expect.arrayContaining(["12: 1", "16: 1"]));
  await moveOrder(shop, id, "packed");
  await page.reload();
  await expect(card.getByText("Tomorrow 4–8 pm")).toBeVisible();
  await expect(card.getByRole("button", { name: "Change the time" })).toHaveCount(0);
  await open(page, `/bn/account/orders/${number}`);
  await expect(
    page.getByRole("region", { name: "ডেলিভারি", exact: true }).getByText("কাল বিকাল ৪টা–রাত ৮টা"),
  ).toBeVisible();
});

test("quantities, address and time are saved together; where the time filled up, nothing is", async ({
  page,
  shop,
}) => {
  const { id, number, slots } = await orderedForTomorrow(page, shop);
  await open(page, `/account/orders/${number}`);
  await page.getByRole("button", { name: /^Change order/ }).click();
  const form = page.getByRole("region", { name: "Change your order" });
  await form.getByRole("button", { name: /^One more/ }).click();
  await form.getByRole("button", { name: "Change the address" }).click();
  await expect(form.getByLabel("Shipping address")).toBeFocused();
  await form.getByLabel("Shipping address").fill("House 9, Golapganj, Sylhet");
  await form.getByRole("button", { name: "Change the time" }).click();
  await form.getByRole("radio", { name: "Tomorrow 12–4 pm" }).check();
  await expect(form.getByRole("status").filter({ hasText: "৳140" })).toBeVisible();
  await expectAccessible(page);
  // Nothing is lost by leaving.
  await page.reload();
  await expect(form.getByLabel("Shipping address")).toHaveValue("House 9, Golapganj, Sylhet");
  await expect(form.getByRole("radio", { name: "Tomorrow 12–4 pm" })).toBeChecked();
  await shop.sql("insert into delivery_slot_days (slot_id, day, taken) values ($1, $2, 1)", [
    slots[1],
    dayAhead(1),
  ]);
  await form.getByRole("button", { name: "Save changes" }).click();
  await expect(
    form.getByText("Tomorrow 12–4 pm has just filled up. The time stays as it was."),
  ).toBeVisible();
  const stored = () =>
    shop.sql(
      "select o.address_details, o.slot_from, i.quantity from orders o join order_items i on i.order_id = o.id where o.id = $1",
      [id],
    );
  expect(await stored()).toEqual([
    { address_details: "House 1, Golapganj, Sylhet", slot_from: 480, quantity: 1 },
  ]);
  await form.getByRole("radio", { name: "Tomorrow 4–8 pm" }).check();
  await form.getByRole("button", { name: "Save changes" }).click();
  await expect(page.getByText(/^Saved. Your order now comes to/)).toBeVisible();
  const card = page.getByRole("region", { name: "Delivery", exact: true });
  await expect(card.getByText("Tomorrow 4–8 pm")).toBeVisible();
  await expect(card.getByText("House 9, Golapganj, Sylhet")).toBeVisible();
  expect(await stored()).toEqual([
    { address_details: "House 9, Golapganj, Sylhet", slot_from: 960, quantity: 2 },
  ]);
});

test("staff give an order another time, and the way of the order says who did", async ({ page, shop }) => {
  const { id } = await orderedForTomorrow(page, shop);
  await signInAsAdmin(page, shop);
  await open(page, `/admin/orders?order=${id}`);
  await page.getByRole("button", { name: "Change the time" }).click();
  await page.getByRole("radio", { name: "Tomorrow 4–8 pm" }).check();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(page.getByText("Saved. Arriving tomorrow, 4–8 pm.")).toBeVisible();
  await expect(page.getByText("Time changed, by Shopkeeper")).toBeVisible();
  expect(await takenOf(shop)).toEqual(["16: 1"]);
});

test("a customer reads when the rider comes; a link to a new time that is not whole leads on", {
  tag: "@phone",
}, async ({ page, shop, context }) => {
  const { id, number } = await orderedForTomorrow(page, shop);
  const back = await context.browser()?.newContext();
  if (!back) throw new Error("no browser");
  const staffPage = await back.newPage();
  const headers = { Authorization: `Bearer ${await signInAsAdmin(staffPage, shop)}` };
  const post = async (path: string, data: object) =>
    expect((await page.request.post(path, { headers, data })).status(), path).toBe(200);
  await moveOrder(shop, id, "packed");
  await post("/api/admin/round/orders", { orders: [id] });
  await open(page, `/account/orders/${number}`);
  await expect(page.getByText("You are the next stop")).toBeVisible();
  await expectAccessible(page);
  await post(`/api/admin/round/orders/${id}/answers`, {
    was: 0,
    answer: "nobody_there",
    at: new Date().toISOString(),
    note: "Rang twice.",
  });
  await expect(page.getByText("You are the next stop")).toHaveCount(0);
  const guest = await back.newPage();
  await open(guest, "/new-time#1.1.x");
  await expect(guest.getByText("This link is not complete.", { exact: false })).toBeVisible();
  await expect(guest.getByRole("main").getByRole("link", { name: "Contact" })).toBeVisible();
  await expectAccessible(guest);
  await open(guest, `/new-time#${await tokenOf(shop, id)}`);
  await guest.getByRole("button", { name: "Confirm this time" }).click();
  await expect(guest.getByText("Choose a delivery time.")).toBeVisible();
  await guest.getByRole("radio", { name: "Tomorrow 4–8 pm" }).check();
  await expectAccessible(guest);
  await guest.getByRole("button", { name: "Confirm this time" }).click();
  await expect(guest.getByText(`We will bring order ${number} tomorrow, 4–8 pm.`)).toBeVisible();
  await page.reload();
  await expect(page.getByText("Tomorrow 4–8 pm").first()).toBeVisible();
  await back.close();
});

/** Of the link in the message about its failed delivery. */
async function tokenOf(shop: JourneyShop, order: number) {
  const [row] = await shop.sql<{ step: number; secret: string }>(
    `select max(s.id)::int as step, (select value from secrets where name = 'new-time') as secret
     from order_steps s where s.order_id = $1 and s.to_fulfilment = 'not_delivered'`,
    [order],
  );
  const content = `${order.toString(36)}.${row?.step.toString(36)}`;
  const signature = createHmac("sha256", row?.secret ?? "")
    .update(content)
    .digest("base64url");
  return `${content}.${signature.slice(0, 16)}`;
}
