import { beforeAll, expect, test } from "vitest";
import { dayAhead, newArea, slotDraft } from "#tests/support/orders/delivery.ts";
import { openRidingShop } from "#tests/support/orders/riding.ts";

const { shop, admin, rider, newRider, order, productWith, shown, step, takeOut, round } =
  await openRidingShop();
const karim = await newRider("Karim Mia");
const tomorrow = dayAhead(1);
let morning = 0;
let evening = 0;
let product = 0;
beforeAll(async () => {
  const area = await newArea(shop, admin, { slots: [slotDraft(8, 12), slotDraft(16, 20)] });
  [morning = 0, evening = 0] = area.slots;
  product = await productWith(100);
});

async function packedFor(slot: number, day = tomorrow): Promise<number> {
  const more = { place: "dhaka/dhanmondi", slot: { id: slot, day } };
  const { body } = await order([{ product_id: product, quantity: 1 }], { more });
  await step(body.order.id, "placed", "confirmed");
  await step(body.order.id, "confirmed", "packed");
  return body.order.id;
}
const give = (orders: number[], to = rider.id) =>
  shop.post(`/api/admin/riders/${to}/orders`, { orders }, { token: admin });
const announced = async (id: number) =>
  (await shop.sql("select from notifications where order_id = $1 and event = 'on_the_way'", [id])).length;
const idsOf = (orders: { id: number }[]) => orders.map(({ id }) => id);

test("an order given to a rider stays packed and unannounced until the rider takes it out", async () => {
  const id = await packedFor(morning);
  expect((await give([id])).body.data.started).toEqual([{ id, number: expect.any(String) }]);
  expect([(await shown(id)).fulfilment, (await shown(id)).rider]).toEqual(["packed", "Sohel Rana"]);
  expect(await announced(id)).toBe(0);
  const planned = await round();
  expect([idsOf(planned.planned), idsOf(planned.stops), idsOf(planned.ready)]).toEqual([[id], [], []]);
  expect(planned.planned[0].slot).toEqual({ day: tomorrow, from: 480, to: 720 });
  const riders = (await shop.get("/api/admin/riders", { token: admin })).body.data;
  expect(riders.find((one: any) => one.id === rider.id).on_the_way).toBe(0);

  await takeOut([id]);
  expect([(await shown(id)).fulfilment, await announced(id)]).toEqual(["on_the_way", 2]);
  const started = await round();
  expect([idsOf(started.planned), idsOf(started.stops)]).toEqual([[], [id]]);
});

test("what is planned for one rider no other takes out; staff plan it anew", async () => {
  const id = await packedFor(morning);
  await give([id]);
  const [refused] = (await takeOut([id], karim.token)).body.data.refused;
  expect(refused.message).toBe("Another rider has taken this order.");
  await give([id], karim.id);
  expect([idsOf((await round()).planned), idsOf((await round(karim.token)).planned)]).toEqual([[], [id]]);
  await takeOut([id], karim.token);
  expect((await shown(id)).fulfilment).toBe("on_the_way");
});

test("stops stand in the order of their day and slot", async () => {
  const late = await packedFor(evening);
  const early = await packedFor(morning);
  const after = await packedFor(morning, dayAhead(2));
  await takeOut([after, late, early], karim.token);
  expect(idsOf((await round(karim.token)).stops).slice(-3)).toEqual([early, late, after]);
});
