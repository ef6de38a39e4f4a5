import { describe, expect, test } from "vitest";
import { dayAhead, newArea } from "#tests/support/orders/delivery.ts";
import { insertOffer } from "#tests/support/orders/offering.ts";
import { openPackingShop } from "#tests/support/orders/packing.ts";
import { movementFaults } from "#tests/support/orders/stock-movements.ts";

const { shop, token, admin, productWith, stockOf, order, shown, step, edit, take, released } =
  await openPackingShop();
const area = await newArea(shop, admin, { places: ["dhaka/banani"] });
const slot = { id: area.slots[0], day: dayAhead(1) };
const there = { place: "dhaka/banani", slot, fee: 40 };

type OwnOrder = { id: number; number: string; revision: number; total_price: number };

const own = async (id: number, as = token) =>
  (await shop.get(`/api/my-orders/TK-${10_000 + id}`, { token: as })).body.data;

/** An order for the same address and time as every other one here. */
async function placed(products: [id: number, quantity: number][], more: object = {}): Promise<OwnOrder> {
  const items = products.map(([product_id, quantity]) => ({ product_id, quantity }));
  const { body } = await order(items, { more: { ...there, ...more } });
  return own(body.order.id);
}

const join = (one: OwnOrder, other: OwnOrder, more: object = {}, what = "join", as = token) =>
  shop.post(
    `/api/my-orders/${one.number}/${what}`,
    { was: one.revision, other: other.number, other_was: other.revision, ...more },
    { token: as },
  );

const takenInSlot = async () =>
  (
    await shop.sql("select taken from delivery_slot_days where slot_id = $1 and day = $2", [
      slot.id,
      slot.day,
    ])
  )[0];

/** Ends the orders of a test, so that the next one begins without any. */
const endAll = () =>
  shop.sql("update orders set status = 'cancelled' where status in ('pending', 'processing')");

describe("two orders for one place and time", () => {
  test("become one: the second fee goes, prices, stock and wishes stay, and the later one is closed silently", async () => {
    const milk = await productWith(20);
    const rice = await productWith(20, 30_000);
    const first = await placed([
      [milk, 2],
      [rice, 1],
    ]);
    const second = await placed(
      [
        [milk, 3],
        [await productWith(10, 40_000), 1],
      ],
      { if_missing: "leave_out", rider_note: "Ring twice" },
    );
    expect(first.total_price + second.total_price).toBe(440 + 590);
    expect(await own(first.id)).toMatchObject({
      joinable: { number: second.number, revision: 0, total: 590 },
    });
    expect(second).toMatchObject({ joinable: { number: first.number, total: 440 } });
    const slotBefore = await takenInSlot();
    const stocks = [await stockOf(milk), await stockOf(rice)];
    const { body: foreseen } = await join(second, first, {}, "join/preview");
    expect(foreseen.data).toEqual({ items_total: 950, fee: 40, total: 990 });
    expect(await own(second.id)).toMatchObject({ status: "pending", revision: 0 });
    const { status, body } = await join(second, first);
    expect([status, body.data.number, body.data.total_price, body.data.revision]).toEqual([
      200,
      first.number,
      990,
      1,
    ]);
    expect(body.data.order_items).toMatchObject([
      { quantity: 5, total: 250 },
      { quantity: 1, total: 300 },
      { quantity: 1, total: 400, if_missing: "leave_out" },
    ]);
    expect(body.data.rider_note).toBe("Ring twice");
    expect([await stockOf(milk), await stockOf(rice)]).toEqual(stocks);
    expect(await takenInSlot()).toEqual({ taken: (slotBefore?.taken as number) - 1 });
    const closed = await own(second.id);
    expect(closed).toMatchObject({
      status: "cancelled",
      cancelled: { reason: "customer_asked", by_customer: true, joined_into: first.number },
    });
    expect(closed.joinable).toBeUndefined();
    expect(
      await shop.sql("select event from notifications where order_id = $1 and event <> 'placed'", [
        second.id,
      ]),
    ).toEqual([]);
    expect((await shown(second.id)).cancelled.note).toBe(first.number);
    // Sent again, it is made once; and what is cancelled later returns each piece once.
    expect((await join(second, first)).body.data.revision).toBe(1);
    expect((await join(first, second)).body.data.number).toBe(first.number);
    await shop.post(`/api/my-orders/${first.number}/cancel`, {}, { token });
    expect([await stockOf(milk), await stockOf(rice)]).toEqual([20, 20]);
    expect(await movementFaults(shop.sql)).toEqual([]);
  });

  test("pieces keep the price they were ordered at, also where it has risen or the product has since sold out", async () => {
    const first = await placed([[await productWith(5, 30_000), 1]]);
    const last = await productWith(2, 20_000);
    const second = await placed([[last, 2]]);
    await shop.sql("update products set price_poisha = 99_000 where id = $1", [last]);
    expect(await stockOf(last)).toBe(0);
    const { status, body } = await join(first, second);
    expect([status, body.data.items_total, await stockOf(last)]).toEqual([200, 700, 0]);
    await endAll();
  });

  test("a product that is no longer sold goes along, as it was ordered", async () => {
    const old = await productWith(5, 40_000);
    const first = await placed([[await productWith(5, 30_000), 1]], { rider_note: "Ring twice" });
    const second = await placed([[old, 2]], { rider_note: "Gate code 42" });
    await shop.sql("update products set is_archived = true, weight_en = 'another' where id = $1", [old]);
    const { status, body } = await join(first, second);
    expect([status, body.data.order_items[1].total, await stockOf(old)]).toEqual([200, 800, 3]);
    expect(body.data.order_items[1].product.weight).not.toBe("another");
    expect(body.data.rider_note).toBe("Ring twice\nGate code 42");
    const change = { was: 0, lines: [{ product_id: old, quantity: 1 }] };
    const late = await shop.post(`/api/my-orders/${second.number}/items`, change, { token });
    expect(late.body.message).toBe(`This order was joined with ${first.number}. Change that one.`);
    await endAll();
  });

  test("two that would cost more together stay apart", async () => {
    const offer = await insertOffer(shop, { amount: 100, from: 300, products: undefined });
    const first = await placed([[await productWith(5, 30_000), 1]]);
    const second = await placed([[await productWith(5, 40_000), 1]]);
    const refused = await join(first, second);
    expect([refused.status, refused.body.message]).toEqual([
      409,
      expect.stringContaining("Joined, these two orders would cost more"),
    ]);
    expect((await own(second.id)).status).toBe("pending");
    await shop.sql("update offers set ends_at = now() where id = $1", [offer]);
    await endAll();
  });

  test("an offer is computed again for both together", async () => {
    const offer = await insertOffer(shop, { percent: 10, from: 500, products: undefined });
    const first = await placed([[await productWith(5, 30_000), 1]]);
    const second = await placed([[await productWith(5, 40_000), 1]]);
    expect((await join(first, second)).body.data).toMatchObject({ total_price: 670, offer: { amount: 70 } });
    await shop.sql("update offers set ends_at = now() where id = $1", [offer]);
    await endAll();
  });

  test("a stale page, and a colleague's change at once, are refused, and nothing is lost", async () => {
    const milk = await productWith(40, 30_000);
    const first = await placed([[milk, 1]]);
    const second = await placed([[await productWith(5, 40_000), 1]]);
    expect((await join(first, second, { other_was: 1 })).body.code).toBe("changed");
    const [{ id: item } = { id: 0 }] = await shop.sql<{ id: number }>(
      "select id from order_items where order_id = $1",
      [first.id],
    );
    const answers = await Promise.all([
      join(first, second),
      join(second, first),
      edit(first.id, 0, [{ item, quantity: 2 }]),
    ]);
    expect(answers.filter(({ status }) => status !== 200).every(({ body }) => body.code === "changed")).toBe(
      true,
    );
    expect((await own(first.id)).revision).toBe(1);
    const isJoined = (await own(second.id)).status === "cancelled";
    expect(await stockOf(milk)).toBe(isJoined ? 39 : 38);
    await endAll();
  });
});

describe("orders that are not joined", () => {
  const late = "These two orders can no longer be joined";

  test("another address, another time, and an order that is packed or being packed are not offered and refused", async () => {
    const rice = await productWith(90, 30_000);
    const first = await placed([[rice, 1]]);
    const elsewhere = await placed([[rice, 1]], { address_details: "House 9, Road 11, Banani" });
    const otherDay = await placed([[rice, 1]], { slot: { ...slot, day: dayAhead(2) } });
    expect((await own(first.id)).joinable).toBeUndefined();
    for (const other of [elsewhere, otherDay, first])
      expect((await join(first, other)).body.message).toContain(late);
    const second = await placed([[rice, 1]]);
    await step(second.id, "placed", "confirmed");
    await take(second.id);
    expect((await own(first.id)).joinable).toBeUndefined();
    expect((await join(first, second)).body.message).toContain(late);
    await released(second.id);
    expect((await own(first.id)).joinable.number).toBe(second.number);
    await step(second.id, "confirmed", "packed");
    expect((await join(first, second)).body.message).toContain(late);
    await endAll();
  });

  test("what staff agreed on in the later order, and two prices of one product, stay apart", async () => {
    const rice = await productWith(90, 30_000);
    const first = await placed([[rice, 1]]);
    const discounted = await placed([[await productWith(5, 40_000), 1]]);
    const [{ id: item } = { id: 0 }] = await shop.sql<{ id: number }>(
      "select id from order_items where order_id = $1",
      [discounted.id],
    );
    await edit(discounted.id, 0, [{ item, quantity: 1 }], { discount: { amount: 20, reason: "Late" } });
    expect((await own(first.id)).joinable).toBeUndefined();
    await shop.sql("update products set price_poisha = 31_000 where id = $1", [rice]);
    const dearer = await placed([[rice, 1]]);
    expect((await own(first.id)).joinable).toBeUndefined();
    expect((await join(first, dearer)).body.message).toContain(late);
    await endAll();
  });

  test("an order of somebody else is not found", async () => {
    const rice = await productWith(90, 30_000);
    const first = await placed([[rice, 1]]);
    const stranger = await shop.newCustomer("Karim");
    const { body } = await order([{ product_id: rice, quantity: 1 }], {
      more: there,
      token: stranger,
    } as any);
    const theirs = await own(body.order.id, stranger);
    expect((await join(first, theirs)).status).toBe(404);
    await endAll();
  });
});

test("a confirmed order that rises by more than the shop allows is called again, not for the pieces of another confirmed one", async () => {
  await shop.sql("update shop_details set called_until = 1");
  const rice = await productWith(90, 70_000);
  const first = await placed([[rice, 1]]);
  await step(first.id, "placed", "confirmed");
  const second = await placed([[rice, 1]]);
  expect((await join(first, second)).body.data.fulfilment).toBe("placed");
  await step(first.id, "placed", "confirmed");
  const third = await placed([[rice, 1]]);
  await step(third.id, "placed", "confirmed");
  const { body } = await join(await own(first.id), third);
  expect(body.data.fulfilment).toBe("confirmed");
  const cheap = await productWith(5, 1_000);
  const [{ id: item, quantity }] = body.data.order_items;
  const more = {
    was: body.data.revision,
    lines: [
      { item, quantity },
      { product_id: cheap, quantity: 1 },
    ],
  };
  const raised = await shop.post(`/api/my-orders/${first.number}/items`, more, { token });
  expect([raised.status, raised.body.data.fulfilment]).toEqual([200, "confirmed"]);
  await shop.sql("update shop_details set called_until = null");
  await endAll();
});
