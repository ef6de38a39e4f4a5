import { describe, expect, test } from "vitest";
import { defaultCallAgainAbove } from "#src/orders/calls/rules.ts";
import { dayAhead, newArea } from "#tests/support/orders/delivery.ts";
import { insertOffer } from "#tests/support/orders/offering.ts";
import { receive } from "#tests/support/orders/ordering.ts";
import { openPackingShop } from "#tests/support/orders/packing.ts";

const {
  shop,
  token,
  admin,
  productWith,
  stockOf,
  order,
  ordered,
  confirmed,
  shown,
  edit,
  take,
  tick,
  ...packing
} = await openPackingShop();
await receive(shop, token, await productWith(5));

const numberOf = (id: number) => `TK-${10_000 + id}`;
type SentLine = { item?: number; product_id?: number; quantity: number; price?: number; if_missing?: string };
const send = (id: number, was: number, lines: SentLine[], more: object = {}, as = token, what = "items") =>
  shop.post(`/api/my-orders/${numberOf(id)}/${what}`, { was, lines, ...more }, { token: as });
const preview = (id: number, was: number, lines: SentLine[]) =>
  send(id, was, lines, {}, token, "items/preview");
const own = async (id: number) => (await shop.get(`/api/my-orders/${numberOf(id)}`, { token })).body.data;
const journal = async (id: number) =>
  (await shop.get(`/api/admin/journal?kind=order&subject=${id}`, { token: admin })).body.data;
const dear = (id: number, price: number) =>
  shop.sql("update products set price_poisha = $2 where id = $1", [id, price]);

describe("a customer changes the lines of an open order", () => {
  test("old lines keep their price, new ones have today's, and stock, history, notification and journal follow", async () => {
    const milk = await productWith(10);
    const rice = await productWith(10, 8_000);
    const soap = await productWith(10);
    const { id, items } = await ordered([milk, 2], [soap, 1]);
    await dear(milk, 4_000);
    const lines = [
      { item: items[0], quantity: 3 },
      { product_id: rice, quantity: 2, price: 80 },
    ] as SentLine[];
    const foreseen = await preview(id, 0, lines);
    expect([foreseen.status, foreseen.body.data]).toEqual([200, { items_total: 310, fee: 0, total: 310 }]);
    expect([await stockOf(milk), await stockOf(rice), await stockOf(soap)]).toEqual([8, 10, 9]);
    const { status, body } = await send(id, 0, lines, {}, token);
    expect([status, body.data.total_price, body.data.revision]).toEqual([200, 310, 1]);
    expect(body.data.order_items.map(({ quantity, total }: any) => [quantity, total])).toEqual([
      [3, 150],
      [2, 160],
    ]);
    expect([await stockOf(milk), await stockOf(rice), await stockOf(soap)]).toEqual([7, 8, 10]);
    expect(body.data.edits).toMatchObject([{ by_customer: true, total_before: 150, total_after: 310 }]);
    expect((await packing.changesHeard(id)).map(({ channel }) => channel)).toEqual(["email", "sms"]);
    expect((await journal(id))[0]).toMatchObject({
      action: "order.changed_by_customer",
      before: { total: 150 },
      after: { total: 310 },
    });
    expect((await shown(id)).edits[0].by).toBe((await shown(id)).customer.name);
  });

  test("the same change sent again is made once; from a stale page it is refused, and shows what the order is now", async () => {
    const milk = await productWith(10);
    const { id, items } = await ordered([milk, 1]);
    const lines = [{ item: items[0], quantity: 4 }] as SentLine[];
    const twice = await Promise.all([send(id, 0, lines), send(id, 0, lines)]);
    expect(twice.map(({ status }) => status)).toEqual([200, 200]);
    expect([await stockOf(milk), (await own(id)).revision]).toEqual([6, 1]);
    const stale = await send(id, 0, [{ item: items[0], quantity: 2 }] as SentLine[]);
    expect([stale.status, stale.body.code, stale.body.message]).toEqual([
      409,
      "changed",
      "The order was changed meanwhile. This is how it is now.",
    ]);
    expect((await preview(id, 0, lines)).body.code).toBe("invalid_fields");
  });

  test("wishes for missing products change alone and with lines", async () => {
    const milk = await productWith(10);
    const rice = await productWith(10);
    const { id, items } = await ordered([milk, 1]);
    await send(id, 0, [{ item: items[0] as number, quantity: 1, if_missing: "similar" }], {
      if_missing: "leave_out",
    });
    expect(await own(id)).toMatchObject({
      revision: 0,
      if_missing: "leave_out",
      order_items: [{ if_missing: "similar" }],
    });
    await send(id, 0, [
      { item: items[0] as number, quantity: 2 },
      { product_id: rice, quantity: 1, if_missing: "call" },
    ]);
    expect(await own(id)).toMatchObject({
      revision: 1,
      if_missing: "leave_out",
      order_items: [{ if_missing: "similar" }, { if_missing: "call" }],
    });
  });

  test("what is not there, costs more than seen, or is no longer sold is refused, and nothing changes", async () => {
    const milk = await productWith(10);
    const scarce = await productWith(1);
    const gone = await productWith(5);
    await shop.sql("update products set is_archived = true where id = $1", [gone]);
    const { id, items } = await ordered([milk, 1]);
    const same = { item: items[0], quantity: 1 } as SentLine;
    const answers = [
      await send(id, 0, [same, { product_id: scarce, quantity: 2 }]),
      await send(id, 0, [same, { product_id: scarce, quantity: 1, price: 49 }]),
      await send(id, 0, [same, { product_id: gone, quantity: 1 }]),
      await send(id, 0, [same, { product_id: milk, quantity: 1 }]),
      await send(id, 0, [{ item: 1, quantity: 1 }]),
      await send(id, 0, []),
    ];
    expect(answers.map(({ body }) => body.code)).toEqual([
      "sold_out",
      "price_changed",
      "sold_out",
      "invalid_fields",
      "changed",
      "invalid_fields",
    ]);
    expect([(await own(id)).revision, await stockOf(milk), await stockOf(scarce)]).toEqual([0, 9, 1]);
  });

  test("more of a line is not had at a price that has risen since, nor at one that staff agreed on", async () => {
    const milk = await productWith(20);
    const rice = await productWith(20, 8_000);
    const { id, items } = await ordered([milk, 2], [rice, 1]);
    const [first, second] = items as [number, number];
    await dear(milk, 9_000);
    const more = [
      { item: first, quantity: 3 },
      { item: second, quantity: 1 },
    ];
    const dearer = [await preview(id, 0, more), await send(id, 0, more)];
    expect(dearer.map(({ status, body }) => [status, body.code])).toEqual(
      Array(2).fill([403, "not_offered"]),
    );
    expect(dearer[1]?.body.message).toContain("now costs ৳90");
    const fewer = await send(id, 0, [{ item: first, quantity: 1 }, more[1] as SentLine]);
    expect([fewer.status, fewer.body.data.total_price]).toEqual([200, 130]);
    const cake = { name: "Cake", quantity: 1, price: 1500 };
    await edit(id, 1, [{ item: first, quantity: 1 }, { item: second, quantity: 1, actual: 10 }, cake]);
    const [{ id: named } = { id: 0 }] = await shop.sql<{ id: number }>(
      "select id from order_items where order_id = $1 and product_id is null",
      [id],
    );
    const lines = (agreed: number, cakes: number) => [
      { item: first, quantity: 1 },
      { item: second, quantity: agreed },
      { item: named, quantity: cakes },
    ];
    for (const raised of [lines(9, 1), lines(1, 2)])
      expect((await send(id, 2, raised)).body.message).toContain("was agreed with the shop");
    expect((await send(id, 2, lines(1, 1))).status).toBe(200);
    expect((await own(id)).revision).toBe(2);
  });

  test("a preview writes nothing, not even a wish", async () => {
    const { id, items } = await ordered([await productWith(10), 1]);
    const wish = { was: 0, lines: [{ item: items[0], quantity: 1 }], if_missing: "leave_out" };
    const { body } = await shop.post(`/api/my-orders/${numberOf(id)}/items/preview`, wish, { token });
    expect(body.code).toBe("invalid_fields");
    expect((await own(id)).if_missing).not.toBe("leave_out");
  });

  test("nobody changes the order of somebody else", async () => {
    const stranger = await shop.newCustomer("Karim");
    const { id, items } = await ordered([await productWith(10), 1]);
    const { status } = await send(id, 0, [{ item: items[0] as number, quantity: 2 }], {}, stranger);
    expect(status).toBe(404);
  });
});

describe("until packing begins", () => {
  const late =
    "We have begun to pack this order, or its delivery time has closed: it can no longer be changed here.";

  test("a packer who has the order, a packed line, and a packed order end it; an abandoned packing does not", async () => {
    const milk = await productWith(20);
    const { id, items } = await confirmed([milk, 1]);
    const lines = (quantity: number) => [{ item: items[0] as number, quantity }];
    expect((await own(id)).may.change_items).toBe(true);
    await take(id);
    const refused = await send(id, 0, lines(2));
    expect([refused.status, refused.body.code, (await own(id)).may.change_items]).toEqual([
      409,
      "changed",
      false,
    ]);
    expect(refused.body.message).toContain(late);
    await packing.released(id);
    expect((await send(id, 0, lines(2))).status).toBe(200);
    await take(id);
    await tick(id, items[0] as number);
    await packing.released(id);
    expect((await send(id, 1, lines(3))).body.code).toBe("changed");
    await take(id);
    expect((await packing.pack(id, 1, lines(2))).status).toBe(200);
    expect((await send(id, 1, lines(3))).body.message).toContain(late);
  });

  test("the closing time of its slot ends it", async () => {
    const area = await newArea(shop, admin, { places: ["dhaka/banani"] });
    const milk = await productWith(20, 30_000);
    const slot = { id: area.slots[0], day: dayAhead(1) };
    const { body } = await order([{ product_id: milk, quantity: 1 }], {
      more: { place: "dhaka/banani", slot, fee: 40 },
    });
    const { id, order_items: items } = body.order;
    expect((await own(id)).change_items_until).toBe(new Date(`${slot.day}T07:00:00+06:00`).toISOString());
    await shop.sql("update orders set slot_day = current_date - 1 where id = $1", [id]);
    expect((await own(id)).may.change_items).toBe(false);
    expect((await send(id, 0, [{ item: items[0].id, quantity: 2 }])).body.message).toContain(late);
  });
});

describe("fee, minimum and offers", () => {
  test("the fee goes from the area's free amount on, and comes back below it; below the minimum is refused", async () => {
    await newArea(shop, admin, { places: ["dhaka/gulshan"], min_order: 300 });
    const rice = await productWith(20, 40_000);
    const { body } = await order([{ product_id: rice, quantity: 1 }], {
      more: { place: "dhaka/gulshan", fee: 40 },
    });
    const { id, order_items: items } = body.order;
    const item = items[0].id;
    expect(body.order.total_price).toBe(440);
    const free = await send(id, 0, [{ item, quantity: 3 }]);
    expect([free.body.data.fee, free.body.data.total_price]).toEqual([0, 1200]);
    const charged = await send(id, 1, [{ item, quantity: 2 }]);
    expect([charged.body.data.fee, charged.body.data.total_price]).toEqual([40, 840]);
    const soap = await productWith(20);
    const small = await send(id, 2, [{ product_id: soap, quantity: 1 }]);
    expect([small.status, small.body.code]).toEqual([409, "below_minimum"]);
  });

  test("an offer is computed again: it grows with the goods, falls away below its amount, and one that is reached comes", async () => {
    const rice = await productWith(30, 10_000);
    const offer = await insertOffer(shop, { percent: 10, from: 300, products: undefined });
    const { id, items } = await ordered([rice, 4]);
    const item = items[0] as number;
    expect((await own(id)).total_price).toBe(360);
    expect((await send(id, 0, [{ item, quantity: 6 }])).body.data).toMatchObject({
      total_price: 540,
      offer: { amount: 60 },
    });
    const low = (await send(id, 1, [{ item, quantity: 2 }])).body.data;
    expect([low.total_price, low.offer]).toEqual([200, undefined]);
    expect(await shop.sql("select from orders where offer_id = $1 and id = $2", [offer, id])).toEqual([]);
    expect((await send(id, 2, [{ item, quantity: 5 }])).body.data).toMatchObject({
      total_price: 450,
      offer: { amount: 50 },
    });
    await shop.sql("update offers set ends_at = now() where id = $1", [offer]);
    expect((await send(id, 3, [{ item, quantity: 4 }])).body.data).toMatchObject({
      total_price: 360,
      offer: { amount: 40 },
    });
  });

  test("a discount by staff stays, at most what the goods allow", async () => {
    const rice = await productWith(30, 10_000);
    const { id, items } = await ordered([rice, 3]);
    const item = items[0] as number;
    await edit(id, 0, [{ item, quantity: 3 }], { discount: { amount: 150, reason: "Late" } });
    expect((await send(id, 1, [{ item, quantity: 4 }])).body.data.total_price).toBe(250);
    expect((await send(id, 2, [{ item, quantity: 1 }])).body.data.total_price).toBe(1);
  });
});

describe("calls", () => {
  const callOf = async (id: number) =>
    (await shop.get("/api/admin/calls", { token: admin })).body.data.some((row: any) => row.id === id);

  test("a confirmed order that rises by more than the shop allows, in all, is called again; a fall never is", async () => {
    await shop.sql("update shop_details set called_until = 1");
    const rice = await productWith(50, 10_000);
    const { id, items } = await confirmed([rice, 5]);
    const item = items[0] as number;
    const changed = (was: number, quantity: number) => send(id, was, [{ item, quantity }]);
    expect((await changed(0, 1)).body.data.fulfilment).toBe("confirmed");
    expect((await changed(1, 6)).body.data.fulfilment).toBe("confirmed");
    expect((await changed(2, 10)).body.data.fulfilment).toBe("confirmed");
    expect(await callOf(id)).toBe(false);
    const raised = (await changed(3, 12)).body.data;
    expect([raised.fulfilment, raised.needs_call, await callOf(id)]).toEqual(["placed", true, true]);
    const { body } = await shop.post(`/api/admin/calls/${id}/take`, {}, { token: admin });
    expect(body.data.known.risks).toContain("raised");
    const stale = { was: 0, outcome: "confirmed", revision: 3 };
    expect((await shop.post(`/api/admin/calls/${id}/outcomes`, stale, { token: admin })).status).toBe(409);
    const heard = { ...stale, revision: 4 };
    expect((await shop.post(`/api/admin/calls/${id}/outcomes`, heard, { token: admin })).status).toBe(200);
    expect((await changed(4, 13)).body.data.fulfilment).toBe("confirmed");
    await shop.sql("update shop_details set called_until = null");
  });

  test("an admin says from which rise on", async () => {
    const rice = await productWith(50, 10_000);
    const rule = (call_again_above: number | null) =>
      shop.post("/api/admin/call-rule", { called_until: null, call_again_above }, { token: admin });
    const { id, items } = await confirmed([rice, 1]);
    expect((await rule(null)).status).toBe(200);
    const more = await send(id, 0, [{ item: items[0] as number, quantity: 20 }]);
    expect(more.body.data.fulfilment).toBe("confirmed");
    await rule(0);
    const again = await send(id, 1, [{ item: items[0] as number, quantity: 21 }]);
    expect(again.body.data.fulfilment).toBe("placed");
    await rule(defaultCallAgainAbove);
  });
});
