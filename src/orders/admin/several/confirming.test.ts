import { expect, test } from "vitest";
import { dayAhead, newArea, slotDraft } from "#tests/support/orders/delivery.ts";
import { openEditingShop } from "#tests/support/orders/editing.ts";
import { moveOrder } from "#tests/support/orders/moving.ts";

const { shop, admin, order, productWith, shown, ordered } = await openEditingShop();
const product = await productWith(200);
const unconfirmed = async (orders: number[]) =>
  (await shop.get(`/api/admin/orders-to-confirm?orders=${orders.join(",")}`, { token: admin })).body.data;
const pack = (orders: number[], more: object = {}) =>
  shop.post("/api/admin/orders/start-packing", { orders, ...more }, { token: admin });
const confirmedIn = (steps: any[]) =>
  steps.filter(({ progress }) => progress === "confirmed").map(({ called }) => called);
const mobile = (at: number) => ({ mobile_no: `0181234567${at}` });
const placedBy = async (name: string, more: object = {}) => {
  const token = await shop.newCustomer(name);
  return (await order([{ product_id: product, quantity: 1 }], { token, more })).body.order.id as number;
};
const takeOnPhone = async (more: object = {}) => {
  const customer = { name: "Rokeya Begum" };
  const items = [{ product_id: product, quantity: 1 }];
  const draft = { customer, address_details: "Road 8, Banani", ...mobile(9), payment_type: "cash", items };
  const answer = await shop.post("/api/admin/orders", { ...draft, ...more }, { token: admin });
  return answer.body.order.id as number;
};

test("history says whether somebody called: from the list nobody did, from the page of calls they did", async () => {
  const bulk = await ordered([product, 1]);
  const single = await ordered([product, 1]);
  await pack([bulk.id]);
  await shop.post(
    `/api/admin/calls/${single.id}/outcomes`,
    { was: 0, outcome: "confirmed" },
    { token: admin },
  );
  expect(confirmedIn((await shown(bulk.id)).steps)).toEqual([false]);
  expect(confirmedIn((await shown(single.id)).steps)).toEqual([true]);
});

test("before several are confirmed it is said what speaks against each; what is not pending is left out", async () => {
  await shop.sql("update shop_details set called_until = 1");
  const first = await placedBy("Salma New", mobile(1));
  const known = await shop.newCustomer("Karim Known");
  const orderOf = async () =>
    (await order([{ product_id: product, quantity: 1 }], { token: known, more: mobile(2) })).body.order.id;
  const done = await orderOf();
  const next = await orderOf();
  expect((await unconfirmed([done, next])).map(({ doubts }: any) => doubts)).toEqual([
    ["first_order", "needs_call"],
    ["needs_call"],
  ]);
  await moveOrder(shop, done, "delivered");
  expect(await unconfirmed([next, first, done])).toEqual([
    { id: first, number: expect.any(String), name: "Salma New", doubts: ["first_order", "needs_call"] },
    { id: next, number: expect.any(String), name: "Karim Known", doubts: [] },
  ]);
  await shop.sql("update shop_details set called_until = null");
});

test("several that were confirmed are taken back together, by whoever did it", async () => {
  const ids = [(await ordered([product, 1])).id, (await ordered([product, 1])).id];
  await pack(ids);
  const back = await pack(ids, { undo: true });
  expect(back.body.data.started.map(({ id }: any) => id)).toEqual(ids);
  for (const id of ids) expect((await shown(id)).fulfilment).toBe("placed");
  expect((await pack(ids, { undo: true })).body.data.refused).toHaveLength(2);
});

test("an order that is taken on the phone is confirmed on the phone, and its customer hears that alone", async () => {
  const id = await takeOnPhone();
  const { fulfilment, steps } = await shown(id);
  expect([fulfilment, confirmedIn(steps)]).toEqual(["confirmed", [true]]);
  const notified = await shop.sql("select distinct event from notifications where order_id = $1", [id]);
  expect(notified).toEqual([{ event: "confirmed" }]);
});

test("where areas deliver, an order without one waits for a call, and one that nobody can reach is named", async () => {
  const { slots } = await newArea(shop, admin, { slots: [slotDraft(8, 12)] });
  const far = await placedBy("Far Away", { place: "sylhet/sylhet-sadar", ...mobile(3) });
  const open = await placedBy("No Place", mobile(4));
  expect((await unconfirmed([far, open])).map(({ doubts }: any) => doubts)).toEqual([
    ["not_served", "first_order", "needs_call"],
    ["to_agree", "first_order", "needs_call"],
  ]);
  expect((await shown(await takeOnPhone(mobile(5)))).fulfilment).toBe("placed");
  const agreed = { place: "dhaka/dhanmondi", slot: { id: slots[0], day: dayAhead(1) }, ...mobile(6) };
  expect((await shown(await takeOnPhone(agreed))).fulfilment).toBe("confirmed");
});
