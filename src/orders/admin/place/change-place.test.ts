import { beforeAll, describe, expect, test } from "vitest";
import { dayAhead, newArea, slotDraft } from "#tests/support/orders/delivery.ts";
import { openEditingShop } from "#tests/support/orders/editing.ts";
import { moveOrder } from "#tests/support/orders/moving.ts";

const { shop, token, admin, productWith, order, shown, edit } = await openEditingShop();
const near = "dhaka/dhanmondi";
const far = "dhaka/mirpur";
const tomorrow = dayAhead(1);
let slot = 0;
let rice = 0;
let fish = 0;
let salt = 0;
beforeAll(async () => {
  const area = await newArea(shop, admin, { slots: [slotDraft(8, 12)] });
  slot = area.slots[0] ?? 0;
  await newArea(shop, admin, {
    name_en: "Mirpur",
    name_bn: "মিরপুর",
    places: [far],
    fee: 90,
    free_from: null,
    min_order: 80,
    brings_perishables: false,
    slots: [],
  });
  rice = await productWith(null, 10_000);
  fish = await productWith(null, 50_000);
  salt = await productWith(null, 5_000);
  await shop.sql("update products set is_perishable = true where id = $1", [fish]);
});

const typed = { address_details: "House 12, Road 5, Dhanmondi", mobile_no: "01712-345678" };
const placed = async (product = rice, more: object = {}) =>
  (await order([{ product_id: product, quantity: 1 }], { more })).body.order.id as number;
const mine = async (id: number) => (await shop.get(`/api/my-orders/TK-${10_000 + id}`, { token })).body.data;
const move = (id: number, more: object) =>
  shop.post(`/api/my-orders/TK-${10_000 + id}/delivery`, { ...typed, was: typed, ...more }, { token });
const setPlace = (id: number, place: string, was: string | null, more: object = {}) =>
  shop.post(`/api/admin/orders/${id}/place`, { place, was, ...more }, { token: admin });
const taken = async () =>
  (await shop.sql<{ taken: number }>("select taken from delivery_slot_days where slot_id = $1", [slot]))[0]
    ?.taken;

describe("a customer who names a place for an order without one", () => {
  test("pays its fee, having seen it, and may choose a time there", async () => {
    const id = await placed();
    const unseen = await move(id, { place: near });
    expect([unseen.status, unseen.body.code]).toEqual([409, "fee_changed"]);
    expect(unseen.body.message).toContain("৳40");
    expect(await mine(id)).toMatchObject({ total_price: 100 });
    const seen = await move(id, { place: near, fee: 40 });
    expect(seen.status, JSON.stringify(seen.body)).toBe(200);
    expect(seen.body.data).toMatchObject({ place: { id: near }, fee: 40, total_price: 140 });
    expect((await move(id, { place: near, fee: 40 })).body.data).toMatchObject({ fee: 40, total_price: 140 });
    const time = { slot: { id: slot, day: tomorrow }, was: null };
    expect((await shop.post(`/api/my-orders/TK-${10_000 + id}/slot`, time, { token })).status).toBe(200);
    const elsewhere = await move(id, { place: far, fee: 90 });
    expect([elsewhere.status, elsewhere.body.message]).toEqual([
      409,
      expect.stringContaining("01700-000000"),
    ]);
  });

  test("is refused what the area does not bring, too small an order, and a place that is not served", async () => {
    const fishy = await move(await placed(fish), { place: far, fee: 90 });
    expect([fishy.body.code, fishy.body.details.lines]).toMatchObject([
      "not_delivered",
      [{ product_id: fish }],
    ]);
    expect((await move(await placed(salt), { place: far, fee: 90 })).body.code).toBe("below_minimum");
    const id = await placed();
    expect((await move(id, { place: "sylhet/beanibazar", fee: 500 })).body.code).toBe("not_delivered");
    expect(await mine(id)).toMatchObject({ total_price: 100 });
    expect((await mine(id)).place).toBeUndefined();
  });
});

describe("staff", () => {
  test("set the place of an order with its fee; the customer hears of it, the journal says so", async () => {
    const id = await placed();
    expect((await setPlace(id, far, null, { fee: 40 })).body.code).toBe("fee_changed");
    const set = await setPlace(id, far, null, { fee: 90 });
    expect(set.status, JSON.stringify(set.body)).toBe(200);
    expect(set.body.data).toMatchObject({ place: { id: far }, fee: 90, total_price: 190, revision: 1 });
    expect(await mine(id)).toMatchObject({ fee: 90, total_price: 190, edits: [{ total_before: 100 }] });
    expect(
      await shop.sql("select from notifications where order_id = $1 and event = 'changed'", [id]),
    ).not.toEqual([]);
    const { body } = await shop.get(`/api/admin/journal?kind=order&subject=${id}`, { token: admin });
    expect(body.data[0]).toMatchObject({
      action: "order.place_changed",
      before: { delivery_fee: 0, total: 100 },
      after: { place: far, delivery_fee: 90, total: 190 },
    });
    // A retry changes nothing; a colleague with a stale place is refused.
    expect((await setPlace(id, far, null)).body.data.revision).toBe(1);
    expect((await setPlace(id, near, null)).body.code).toBe("changed");
  });

  test("move an order to another area: its time is given back, and a discount never exceeds what is left", async () => {
    const id = await placed(rice, { place: near, slot: { id: slot, day: tomorrow }, fee: 40 });
    const [item] = (await shown(id)).order_items;
    await edit(id, 0, [{ item: item.id, quantity: 1 }], { discount: { amount: 139, reason: "Sorry" } });
    const before = (await taken()) ?? 0;
    const moved = await setPlace(id, far, near);
    expect(moved.body.data).toMatchObject({ fee: 90, total_price: 51, discount: 139 });
    expect(moved.body.data.slot).toBeUndefined();
    expect(await taken()).toBe(before - 1);
    const back = await setPlace(id, near, far);
    expect(back.body.data).toMatchObject({ fee: 40, total_price: 1 });
  });

  test("agree on the delivery of what the area does not bring, with the customer's yes", async () => {
    const id = await placed(fish, { place: far });
    expect(await mine(id)).toMatchObject({ to_agree: "delivery", needs_call: true });
    const set = await setPlace(id, far, far, { fee: 90 });
    expect(set.body.data, JSON.stringify(set.body)).toMatchObject({ fee: 90, total_price: 590 });
    expect((await mine(id)).to_agree).toBeUndefined();
  });

  test("do not move an order that is under way, nor to a place that is not served", async () => {
    const id = await placed();
    expect((await setPlace(id, "sylhet/beanibazar", null)).body.code).toBe("not_delivered");
    await moveOrder(shop, id, "on_the_way");
    expect((await setPlace(id, near, null)).body.code).toBe("changed");
    expect((await setPlace(987_654, near, null)).status).toBe(404);
  });
});
