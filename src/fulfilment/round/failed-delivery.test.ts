import { beforeAll, expect, test } from "vitest";
import { dayAhead, newArea, slotDraft } from "#tests/support/orders/delivery.ts";
import { openRidingShop } from "#tests/support/orders/riding.ts";

const { shop, admin, token, order, shown, productWith, stockOf, step, takeOut, say, cancel } =
  await openRidingShop();
const place = "dhaka/dhanmondi";
const tomorrow = dayAhead(1);
let morning = 0;
let evening = 0;
let product = 0;
beforeAll(async () => {
  const area = await newArea(shop, admin, { slots: [slotDraft(8, 12), slotDraft(16, 20)] });
  [morning = 0, evening = 0] = area.slots;
  product = await productWith(100);
});

const get = async (address: string, as = admin) => (await shop.get(address, { token: as })).body;
const queued = async (id: number) => (await get("/api/admin/calls")).data.some((row: any) => row.id === id);
const listed = async () =>
  (await get("/api/admin/orders?fulfilment=not_delivered")).data.map(({ id }: { id: number }) => id);
const events = async (id: number) =>
  (await shop.sql("select event, channel from notifications where order_id = $1 order by id", [id])).map(
    ({ event, channel }) => `${event} ${channel}`,
  );
const call = (id: number, outcome: string, was: number) =>
  shop.post(`/api/admin/calls/${id}/outcomes`, { outcome, was }, { token: admin });

/** A confirmed order that the rider could not deliver. */
async function notDelivered() {
  const more = { place, slot: { id: morning, day: tomorrow } };
  const { body } = await order([{ product_id: product, quantity: 2 }], { more });
  const { id, number } = body.order as { id: number; number: string };
  await call(id, "confirmed", 0);
  await step(id, "confirmed", "packed");
  await takeOut([id]);
  await say(id, "nobody_there", { note: "Rang twice, nobody came." });
  return { id, number };
}

test("a failed delivery says what happened, has a list and a count of its own, and the customer hears of it", async () => {
  const { id } = await notDelivered();
  const { status, fulfilment, steps } = await shown(id);
  expect([status, fulfilment]).toEqual(["processing", "not_delivered"]);
  expect(steps.at(-1)).toMatchObject({
    outcome: "nobody_there",
    by: "Sohel Rana",
    note: "Rang twice, nobody came.",
  });
  expect(await listed()).toEqual([id]);
  expect((await get("/api/admin/overview")).data.orders.not_delivered).toBe(1);
  expect((await get("/api/admin/orders?status=pending")).data.map((row: any) => row.id)).not.toContain(id);
  expect((await events(id)).slice(-2)).toEqual(["not_delivered email", "not_delivered sms"]);
  const [line] = (await get(`/api/admin/journal?kind=order&subject=${id}`)).data;
  expect(line.after).toEqual({
    fulfilment: "not_delivered",
    outcome: "nobody_there",
    note: "Rang twice, nobody came.",
  });
  await cancel(id, "processing");
});

test("staff call again: the order goes out again as it is packed, and the earlier call stands", async () => {
  const { id } = await notDelivered();
  expect(await queued(id)).toBe(true);
  const { data } = (await shop.post(`/api/admin/calls/${id}/take`, {}, { token: admin })).body;
  expect(data.calls.map(({ outcome }: any) => outcome)).toEqual(["confirmed"]);
  expect((await call(id, "confirmed", 1)).body.data.order.fulfilment).toBe("packed");
  expect([await queued(id), await listed()]).toEqual([false, []]);
  await takeOut([id]);
  expect((await say(id, "delivered")).status).toBe(200);
});

test("a customer who chooses another time has it brought again", async () => {
  const { id, number } = await notDelivered();
  const slot = { id: evening, day: tomorrow };
  const was = { day: tomorrow, from: 480, to: 720 };
  const mine = await shop.post(`/api/my-orders/${number}/slot`, { slot, was }, { token });
  expect(mine.body.data).toMatchObject({ fulfilment: "packed", slot: { day: tomorrow, from: 960 } });
  await cancel(id, "processing");
});

test("cancelled, its goods go back into stock", async () => {
  const before = await stockOf(product);
  const { id } = await notDelivered();
  expect(await stockOf(product)).toBe(Number(before) - 2);
  await step(id, "not_delivered", "cancelled", { reason: "not_reached" });
  expect([(await shown(id)).status, await stockOf(product)]).toEqual(["cancelled", before]);
});
