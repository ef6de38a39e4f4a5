import { describe, expect, test } from "vitest";
import { openPackingShop } from "#tests/support/orders/packing.ts";

const {
  shop,
  admin,
  token,
  karim,
  productWith,
  stockOf,
  order,
  ordered,
  edit,
  shown,
  newFish,
  step,
  confirmed,
  take,
  tick,
  pack,
  queue,
  rowOf,
  changesHeard,
  released,
} = await openPackingShop();

describe("the queue of the packers", () => {
  test("has what is confirmed and nothing else, the oldest first, and says who packs what and how far", async () => {
    const fish = await newFish();
    const eggs = await productWith(9);
    const placed = await ordered([eggs, 1]);
    const first = await confirmed([eggs, 2], [fish, 4]);
    const second = await confirmed([eggs, 1]);
    const ids = (await queue()).map(({ id }: any) => id);
    expect(ids).not.toContain(placed.id);
    expect(ids.indexOf(first.id)).toBeLessThan(ids.indexOf(second.id));
    await take(first.id, karim);
    await tick(first.id, first.items[0] as number, true, karim);
    const row = { lines: 2, packed: 1, weighed: 1, packer: "Karim" };
    expect(await rowOf(first.id)).toMatchObject({ ...row, mine: false });
    expect(await rowOf(first.id, karim)).toMatchObject({ ...row, mine: true });
    expect(await rowOf(second.id)).toMatchObject({ packed: 0, mine: false });
    expect((await rowOf(second.id)).packer).toBeUndefined();
  });

  test("goes by day and slot before it goes by age", async () => {
    const eggs = await productWith(9);
    const late = await confirmed([eggs, 1]);
    const early = await confirmed([eggs, 1]);
    const slot =
      "update orders set slot_day = '2020-01-01', slot_from = $2, slot_to = $2 + 240 where id = $1";
    await shop.sql(slot, [late.id, 720]);
    await shop.sql(slot, [early.id, 480]);
    const [first, second] = await queue();
    expect([first.id, second.id]).toEqual([early.id, late.id]);
    expect(first.slot).toEqual({ day: "2020-01-01", from: 480, to: 720 });
  });
});

describe("an order that is packed", () => {
  test("shows its lines by category, with what is left, and what the customer wants where one is missing", async () => {
    const eggs = await productWith(9);
    const { body } = await order([{ product_id: eggs, quantity: 2, if_missing: "leave_out" }], {
      more: { if_missing: "similar" },
    });
    await step(body.order.id, "placed", "confirmed");
    const { data } = (await take(body.order.id)).body;
    expect(data.order).toMatchObject({ if_missing: "similar", order_items: [{ if_missing: "leave_out" }] });
    expect(data.lines).toEqual([
      {
        item: body.order.order_items[0].id,
        other_name: "পরীক্ষার আম",
        // The SKU, which is on the label of a product without a barcode.
        codes: [expect.any(String)],
        left: 7,
        packed: false,
        category: expect.any(String),
      },
    ]);
    expect(data.tolerance).toBe(10);
  });

  test("belongs to who has opened it, until their page has been closed for a while", async () => {
    const { id, items } = await confirmed([await productWith(9), 1]);
    await take(id);
    expect((await take(id, karim)).body.data.packer).toBe("Admin");
    for (const answer of [
      await tick(id, items[0] as number, true, karim),
      await pack(id, 0, [{ item: items[0], quantity: 1 }], {}, karim),
    ])
      expect([answer.status, answer.body.code, answer.body.message]).toEqual([
        409,
        "changed",
        "Admin is packing this order.",
      ]);
    await released(id);
    expect((await tick(id, items[0] as number, true, karim)).body.data).toEqual({ packed: items });
  });

  test("remembers each tick, takes it back, and forgets it where the pieces change", async () => {
    const { id, items } = await confirmed([await productWith(9), 1], [await productWith(9), 2]);
    await tick(id, items[0] as number);
    await tick(id, items[1] as number);
    expect((await tick(id, items[0] as number, false)).body.data).toEqual({ packed: [items[1]] });
    await tick(id, items[0] as number);
    await edit(id, 0, [
      { item: items[0] as number, quantity: 1 },
      { item: items[1] as number, quantity: 3 },
    ]);
    const { lines } = (await take(id)).body.data;
    expect(lines.map(({ packed }: any) => packed)).toEqual([true, false]);
    expect((await tick(id, 999_999_999)).body.code).toBe("changed");
  });

  test("as it was ordered goes on without a change, and nobody hears of one", async () => {
    const { id, items } = await confirmed([await productWith(9), 1]);
    const { status, body } = await pack(id, 0, [{ item: items[0], quantity: 1 }]);
    expect([status, body.data.fulfilment, body.data.revision]).toEqual([200, "packed", 0]);
    expect(await changesHeard(id)).toEqual([]);
    const rows = await shop.sql(
      "select count(packed_by) as packed, count(*) as lines from order_items where order_id = $1",
      [id],
    );
    expect(rows).toEqual([{ packed: 1, lines: 1 }]);
    expect(await rowOf(id)).toBeUndefined();
  });

  test("with a fish weighed, a line left out and one replaced is one change: stock, total, steps and word of it", async () => {
    const fish = await newFish();
    const eggs = await productWith(9, 14_000);
    const milk = await productWith(5, 10_000);
    const other = await productWith(3, 6_500);
    const { id, items } = await confirmed([fish, 5], [eggs, 2], [milk, 1]);
    const lines = [
      { item: items[0], quantity: 5, grams: 1_310 },
      { product_id: other, quantity: 1, price: 65, replaces: items[2] },
    ];
    const { status, body } = await pack(id, 0, lines);
    expect([status, body.data.fulfilment, body.data.total_price]).toEqual([200, "packed", 615.2]);
    expect([await stockOf(fish), await stockOf(eggs), await stockOf(milk), await stockOf(other)]).toEqual([
      35, 0, 0, 2,
    ]);
    const moved = (product: number) =>
      shop.sql(
        "select kind, change, reason, order_id from stock_movements where product_id = $1 order by id",
        [product],
      );
    expect((await moved(eggs)).slice(1)).toEqual([
      { kind: "order", change: -2, reason: "", order_id: id },
      { kind: "edited", change: 2, reason: "", order_id: id },
      { kind: "lost", change: -9, reason: "missing", order_id: id },
    ]);
    expect((await moved(other)).at(-1)).toEqual({ kind: "edited", change: -1, reason: "", order_id: id });
    expect(body.data.edits).toHaveLength(1);
    expect(body.data.edits[0].lines.map((line: any) => line.missing)).toEqual([undefined, true, true]);
    expect(body.data.edits[0].lines.map((line: any) => [line.after?.total, line.instead_of?.total])).toEqual([
      [550.2, undefined],
      [undefined, undefined],
      [65, 100],
    ]);
    const both = [
      { channel: "email", count: 1 },
      { channel: "sms", count: 1 },
    ];
    expect(await changesHeard(id)).toEqual(both);
    const mine = (await shop.get(`/api/my-orders/${body.data.number}`, { token })).body.data;
    expect([mine.total_price, mine.edits.length, mine.fulfilment]).toEqual([615.2, 1, "packed"]);

    // A retry after a lost answer changes nothing.
    const again = await pack(id, 0, lines);
    expect([again.status, again.body.data.revision, await stockOf(other)]).toEqual([200, 1, 2]);
    expect(
      await shop.sql("select from order_steps where order_id = $1 and to_fulfilment = 'packed'", [id]),
    ).toHaveLength(1);
    expect(await changesHeard(id)).toEqual(both);

    const journal = (await shop.get(`/api/admin/journal?kind=order&subject=${id}`, { token: admin })).body
      .data;
    expect(journal.slice(0, 2).map(({ action }: any) => action)).toEqual(["order.stepped", "order.edited"]);
  });

  test("by two at once is packed by one; the other hears what it is now", async () => {
    const eggs = await productWith(9);
    const { id, items } = await confirmed([eggs, 4]);
    const answers = await Promise.all([
      pack(id, 0, [{ item: items[0], quantity: 3 }]),
      pack(id, 0, [{ item: items[0], quantity: 2 }], {}, karim),
    ]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const refused = answers.find(({ status }) => status === 409);
    expect([refused?.body.code, refused?.body.details]).toEqual([
      "changed",
      { status: "processing", fulfilment: "packed" },
    ]);
    // Fewer pieces were found than ordered: the stock is 0.
    expect([(await shown(id)).revision, await stockOf(eggs)]).toEqual([1, 0]);
  });

  test("after a colleague changed it, or the customer cancelled it, is refused and stays as it is", async () => {
    const eggs = await productWith(9);
    const { id, items } = await confirmed([eggs, 4]);
    await edit(id, 0, [{ item: items[0] as number, quantity: 3 }]);
    expect((await pack(id, 0, [{ item: items[0], quantity: 4 }])).body.code).toBe("changed");
    await step(id, "confirmed", "cancelled", { reason: "customer_asked" });
    expect((await pack(id, 1, [{ item: items[0], quantity: 3 }])).body.details).toMatchObject({
      status: "cancelled",
    });
    expect((await tick(id, items[0] as number)).body.code).toBe("changed");
    expect(await stockOf(eggs)).toBe(9);
    expect((await pack(999_999_999, 0, [{ item: 1, quantity: 1 }])).status).toBe(404);
  });
});
