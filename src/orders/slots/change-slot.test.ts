import { beforeAll, expect, test } from "vitest";
import { dayAhead, newArea, slotDraft } from "#tests/support/orders/delivery.ts";
import { openEditingShop } from "#tests/support/orders/editing.ts";
import { untilServed } from "#tests/support/shop/row-locks.ts";

const { shop, token, admin, productWith, order, cancel } = await openEditingShop();
const stranger = await shop.newCustomer("Karim");
const tomorrow = dayAhead(1);
const place = "dhaka/dhanmondi";

let morning = 0;
let noon = 0;
let evening = 0;
let product = 0;
beforeAll(async () => {
  const slots = [slotDraft(8, 12), slotDraft(12, 16, 1), slotDraft(16, 20)];
  const area = await newArea(shop, admin, { slots });
  [morning = 0, noon = 0, evening = 0] = area.slots;
  product = await productWith(null, 10_000);
});

const placed = async (slot = morning, more: object = {}) => {
  const { body } = await order([{ product_id: product, quantity: 1 }], {
    more: { place, slot: { id: slot, day: tomorrow }, ...more },
  });
  return body.order.id as number;
};
const at = {
  morning: { from: 480, to: 720 },
  noon: { from: 720, to: 960 },
  evening: { from: 960, to: 1200 },
};
const was = (time: keyof typeof at) => ({ day: tomorrow, ...at[time] });
const change = (id: number, slot: number, seen: object | null, as = token) =>
  shop.post(
    `/api/my-orders/TK-${10_000 + id}/slot`,
    { slot: { id: slot, day: tomorrow }, was: seen },
    { token: as },
  );
const changeByStaff = (id: number, slot: number, seen: object | null) =>
  shop.post(
    `/api/admin/orders/${id}/slot`,
    { slot: { id: slot, day: tomorrow }, was: seen },
    { token: admin },
  );
const step = (id: number, from: string, to: string) =>
  shop.post(`/api/admin/orders/${id}/steps`, { from, to }, { token: admin });
const taken = async (slot: number) =>
  (
    await shop.sql<{ taken: number }>(
      "select taken from delivery_slot_days where slot_id = $1 and day = $2",
      [slot, tomorrow],
    )
  )[0]?.taken ?? 0;
const waiting = async (slot: number) =>
  (await shop.sql("select from orders where slot_id = $1 and status <> 'cancelled'", [slot])).length;
const changeNotices = (id: number) =>
  shop.sql("select occurrence from notifications where order_id = $1 and event = 'changed'", [id]);

test("a customer takes another time: the old place is given back, the new one taken, the fee stays, the journal says so", async () => {
  const id = await placed();
  const inMorning = await taken(morning);
  const inEvening = await taken(evening);
  const answer = await change(id, evening, was("morning"));
  expect(answer.status, JSON.stringify(answer.body)).toBe(200);
  expect(answer.body.data).toMatchObject({ slot: { id: evening, ...was("evening") }, fee: 40 });
  expect([await taken(morning), await taken(evening)]).toEqual([inMorning - 1, inEvening + 1]);
  // A retry after a lost answer changes nothing.
  expect((await change(id, evening, was("morning"))).status).toBe(200);
  expect(await taken(evening)).toBe(inEvening + 1);
  const late = await change(id, noon, was("morning"));
  expect([late.status, late.body.code]).toEqual([409, "changed"]);
  const lines = (await shop.get(`/api/admin/journal?kind=order&subject=${id}`, { token: admin })).body.data;
  expect(lines.filter(({ action }: any) => action === "order.slot_changed")).toMatchObject([
    {
      before: { delivery_day: `${tomorrow} 8:00–12:00` },
      after: { delivery_day: `${tomorrow} 16:00–20:00` },
    },
  ]);
  expect(await changeNotices(id)).toEqual([]);
});

test("a time that is full, closed or of elsewhere is refused with what is free, and everything stays", async () => {
  const full = await placed(noon);
  const id = await placed();
  const before = await taken(morning);
  const refused = await change(id, noon, was("morning"));
  expect([refused.status, refused.body.code, refused.body.message]).toEqual([
    409,
    "slot_gone",
    "Tomorrow 12–4 pm has just filled up. The time stays as it was.",
  ]);
  expect(refused.body.details.delivery.days[1].slots.map(({ state }: any) => state)).toEqual([
    "open",
    "full",
    "open",
  ]);
  expect((await change(id, 999_999, was("morning"))).body.code).toBe("slot_gone");
  expect([await taken(morning), await taken(noon)]).toEqual([before, 1]);
  await cancel(full);
});

test("ten customers at once for the one place of a time: exactly one has it, and nothing is lost", async () => {
  const ids = await Promise.all(Array.from({ length: 10 }, () => placed()));
  const answers = await Promise.all(ids.map((id) => untilServed(() => change(id, noon, was("morning")))));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(new Set(answers.filter(({ status }) => status !== 200).map(({ body }) => body.code))).toEqual(
    new Set(["slot_gone"]),
  );
  for (const slot of [morning, noon, evening]) expect(await taken(slot)).toBe(await waiting(slot));
});

test("customers who swap times cross each other without harm", async () => {
  const ones = await Promise.all([1, 2, 3].map(() => placed(morning)));
  const others = await Promise.all([1, 2, 3].map(() => placed(evening)));
  const answers = await Promise.all([
    ...ones.map((id) => untilServed(() => change(id, evening, was("morning")))),
    ...others.map((id) => untilServed(() => change(id, morning, was("evening")))),
  ]);
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
  for (const slot of [morning, evening]) expect(await taken(slot)).toBe(await waiting(slot));
});

test("of two changes at the same moment one holds, and the other is refused", async () => {
  const id = await placed();
  const answers = await Promise.all([
    change(id, evening, was("morning")),
    changeByStaff(id, noon, was("morning")),
  ]);
  expect(answers.filter(({ status }) => status === 200).length).toBeLessThanOrEqual(1);
  expect(answers.filter(({ status }) => status === 409).length).toBeGreaterThanOrEqual(1);
  for (const slot of [morning, noon, evening]) expect(await taken(slot)).toBe(await waiting(slot));
});

test("staff change it until it is on the way, the customer hears of each change once, and the way of the order shows it", async () => {
  const id = await placed();
  const first = await changeByStaff(id, evening, was("morning"));
  expect(first.body.data, JSON.stringify(first.body)).toMatchObject({
    slot: { id: evening },
    revision: 1,
    total_price: 140,
  });
  expect((await changeByStaff(id, morning, was("evening"))).status).toBe(200);
  expect((await changeNotices(id)).map(({ occurrence }) => occurrence).toSorted()).toEqual(
    expect.arrayContaining([1, 2]),
  );
  await step(id, "placed", "confirmed");
  await step(id, "confirmed", "packed");
  const late = await change(id, evening, was("morning"));
  expect([late.status, late.body.message]).toEqual([409, "Packed: for a change, call 01700-000000."]);
  expect((await changeByStaff(id, evening, was("morning"))).status).toBe(200);
  await step(id, "packed", "on_the_way");
  expect((await changeByStaff(id, morning, was("evening"))).status).toBe(409);
});

test("a time that is gone from the shop, or past, is changed like any other", async () => {
  const gone = await placed();
  const past = await placed();
  await shop.sql("update orders set slot_id = null where id = $1", [gone]);
  await shop.sql("update orders set slot_day = $2 where id = $1", [past, dayAhead(-1)]);
  const before = await taken(evening);
  expect((await change(gone, evening, was("morning"))).status).toBe(200);
  expect((await change(past, evening, { ...was("morning"), day: dayAhead(-1) })).status).toBe(200);
  expect(await taken(evening)).toBe(before + 2);
});

test("an order without an area is a matter for the phone, and somebody else's is not found", async () => {
  const { body } = await order([{ product_id: product, quantity: 1 }]);
  const plain = await change(body.order.id, morning, null);
  expect([plain.status, plain.body.message]).toEqual([
    409,
    "To change the delivery time, call 01700-000000.",
  ]);
  const id = await placed();
  expect((await change(id, evening, was("morning"), stranger)).status).toBe(404);
  await cancel(id);
  expect((await change(id, evening, was("morning"))).status).toBe(409);
});
