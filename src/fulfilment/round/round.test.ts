import { describe, expect, test } from "vitest";
import { openRidingShop } from "#tests/support/orders/riding.ts";
import { calculateAmountToPay } from "./phone/stop-draft.ts";

const { shop, admin, rider, newRider, step, packed, takeOut, onTheWay, say, round, ...riding } =
  await openRidingShop();
const { productWith, stockOf, shown, ordered, token, paymentsOf } = riding;
const karim = await newRider("Karim Mia");
const minuteAgo = () => new Date(Date.now() - 60_000).toISOString();

describe("packed orders are taken out", () => {
  test("the rider who takes one has it in the round, with what the delivery needs; nobody else can take it", async () => {
    const { id } = await packed([await productWith(5), 2]);
    expect((await round()).ready.map((one: any) => one.id)).toContain(id);
    expect((await takeOut([id])).body.data.started).toEqual([{ id, number: expect.any(String) }]);
    expect((await takeOut([id])).body.data.refused).toEqual([]);
    const { stops, ready } = await round();
    expect(stops.find((stop: any) => stop.id === id)).toMatchObject({
      mobile_no: "01712-345678",
      address_details: "House 12, Road 5, Dhanmondi",
      total: 100,
      lines: [{ name: "Test mango", quantity: 2, total: 100 }],
    });
    expect(JSON.stringify(stops)).not.toContain("@");
    expect(ready.map((one: any) => one.id)).not.toContain(id);
    expect((await shown(id)).fulfilment).toBe("on_the_way");
    const other = (await takeOut([id], karim.token)).body.data.refused;
    expect(other[0].message).toBe("Another rider has taken this order.");
    expect((await round(karim.token)).stops).toEqual([]);
  });

  test("staff give an order to a rider, and to another; what is not packed is not taken out", async () => {
    const { id } = await packed([await productWith(5), 1]);
    const give = (to: number) =>
      shop.post(`/api/admin/riders/${to}/orders`, { orders: [id] }, { token: admin });
    expect((await give(999_999)).status).toBe(404);
    await give(rider.id);
    await takeOut([id]);
    await give(karim.id);
    expect((await round(karim.token)).stops.map((stop: any) => stop.id)).toEqual([id]);
    const [line] = (await shop.get(`/api/admin/journal?kind=order&subject=${id}`, { token: admin })).body
      .data;
    expect(line).toMatchObject({
      action: "order.rider_changed",
      before: { rider: "Sohel Rana" },
      after: { rider: "Karim Mia" },
    });
    const placed = await ordered([await productWith(5), 1]);
    expect((await takeOut([placed.id])).body.data.refused).toHaveLength(1);
    const riders = (await shop.get("/api/admin/riders", { token: admin })).body.data;
    expect(riders.map(({ name }: any) => name)).toEqual(["Karim Mia", "Sohel Rana"]);
  });

  test("two riders at one order: one has it", async () => {
    const { id } = await packed([await productWith(5), 1]);
    const both = await Promise.all([takeOut([id]), takeOut([id], karim.token)]);
    expect(both.map(({ body }) => body.data.started.length).toSorted()).toEqual([0, 1]);
  });

  test("undone by whoever sent it, it is with nobody", async () => {
    const { id } = await packed([await productWith(5), 1]);
    await shop.post(`/api/admin/riders/${rider.id}/orders`, { orders: [id] }, { token: admin });
    await step(id, "packed", "on_the_way");
    await step(id, "on_the_way", "packed");
    expect(await shop.sql("select rider_id from orders where id = $1", [id])).toEqual([{ rider_id: null }]);
  });
});

const movedBy = async (order: number, product: number) =>
  (
    await shop.sql<{ kind: string; change: number; reason: string }>(
      "select kind, change, reason from stock_movements where order_id = $1 and product_id = $2 order by id",
      [order, product],
    )
  ).map(({ kind, change, reason }) => [kind, change, reason]);

describe("at the door", () => {
  test("delivered: the total is paid, to this rider, at the time of the phone", async () => {
    const { id } = await onTheWay([await productWith(5), 2]);
    const at = minuteAgo();
    const before = (await round()).cash;
    expect((await say(id, "delivered", { at })).body).toEqual({ success: true });
    expect((await shown(id)).status).toBe("completed");
    expect(await paymentsOf(id)).toEqual([
      { rider_id: rider.id, amount_poisha: 10_000, expected_poisha: 10_000, note: null },
    ]);
    const current = await round();
    expect(current.cash - before).toBe(100);
    expect(current.answers.at(-1)).toMatchObject({
      order: id,
      answer: "delivered",
      cash: 100,
      late: false,
      at,
    });
  });

  test("another amount needs a note", async () => {
    const { id } = await onTheWay([await productWith(5), 2]);
    const bare = await say(id, "delivered", { cash: 90 });
    expect([bare.status, bare.body.errors]).toEqual([422, { note: "Say why it is another amount." }]);
    expect((await shown(id)).fulfilment).toBe("on_the_way");
    await say(id, "delivered", { cash: 90, note: "No change" });
    expect(await paymentsOf(id)).toMatchObject([{ amount_poisha: 9_000, note: "No change" }]);
    expect((await round()).answers.at(-1)).toMatchObject({ cash: 90, expected: 100, note: "No change" });
  });

  test("partly: what can be sold goes back to the stock, what is broken does not, and less is paid", async () => {
    const whole = await productWith(10);
    const some = await productWith(10);
    const broken = await productWith(10);
    const { id, items } = await onTheWay([whole, 2], [some, 3], [broken, 2]);
    const lines = [
      { item: items[0], quantity: 2, reason: "not_wanted" },
      { item: items[1], quantity: 1, reason: "wrong" },
      { item: items[2], quantity: 1, reason: "broken" },
    ];
    expect((await say(id, "partly", { lines })).status).toBe(200);
    expect([await stockOf(whole), await stockOf(some), await stockOf(broken)]).toEqual([10, 8, 8]);
    expect([await movedBy(id, some), await movedBy(id, broken)]).toEqual([
      [
        ["order", -3, ""],
        ["edited", 1, ""],
      ],
      [
        ["order", -2, ""],
        ["edited", 1, ""],
        ["lost", -1, "broken"],
      ],
    ]);
    const order = await shown(id);
    expect([order.total_price, order.steps.at(-1).outcome]).toEqual([150, "partly"]);
    expect(order.order_items.map(({ quantity }: any) => quantity)).toEqual([2, 1]);
    expect(order.edits).toMatchObject([
      {
        taken_back: true,
        total_before: 350,
        total_after: 150,
        lines: [
          { before: { quantity: 2 }, back: { quantity: 2, reason: "not_wanted" } },
          { after: { quantity: 2 }, back: { quantity: 1, reason: "wrong" } },
          { after: { quantity: 1 }, back: { quantity: 1, reason: "broken" } },
        ],
      },
    ]);
    expect(await paymentsOf(id)).toMatchObject([{ amount_poisha: 15_000, expected_poisha: 15_000 }]);
    const { back } = (await round()).answers.at(-1);
    expect(back.map((one: any) => [one.quantity, one.sellable])).toEqual([
      [2, true],
      [1, true],
      [1, false],
    ]);
  });

  test("partly, where what stays costs less than its share and ৳1: the discount goes down, and ৳1 is to be paid, on the phone as in the shop", async () => {
    const { id, items } = await packed([await productWith(5), 1], [await productWith(5, 2_000), 1]);
    const all = items.map((item: number) => ({ item, quantity: 1 }));
    await riding.edit(id, 0, all, { discount: { amount: 69, reason: "Late" } });
    await takeOut([id]);
    const stop = (await round()).stops.find((stop: any) => stop.id === id);
    expect([stop.total, stop.discount]).toEqual([1, 69]);
    expect(
      calculateAmountToPay(stop, { answer: "partly", back: { [items[0]]: { quantity: 1 } }, note: "" }),
    ).toBe(1);
    const lines = [{ item: items[0], quantity: 1, reason: "not_wanted" }];
    expect((await say(id, "partly", { was: 1, lines })).body).toEqual({ success: true });
    expect(await shown(id)).toMatchObject({ total_price: 1, items_total: 20, discount: 19 });
    expect((await shown(id)).edits.at(-1).discount).toEqual({ before: 69, after: 19, reason: "Late" });
    expect(await paymentsOf(id)).toMatchObject([{ amount_poisha: 100, expected_poisha: 100 }]);
  });

  test("partly, with a discount: each piece takes its share back, and what stays keeps its own, on the phone as in the shop", async () => {
    const { id, items } = await packed([await productWith(5), 3], [await productWith(5, 10_000), 1]);
    const quantities = [3, 1];
    const all = items.map((item: number, index: number) => ({ item, quantity: quantities[index] as number }));
    await riding.edit(id, 0, all, { discount: { amount: 50.01, reason: "Late" } });
    await takeOut([id]);
    const stop = (await round()).stops.find((stop: any) => stop.id === id);
    const shares = (order: any) => order.map(({ discount }: any) => discount);
    expect([stop.total, shares(stop.lines)]).toEqual([199.99, [30.01, 20]]);
    const back = { [items[0]]: { quantity: 1 } };
    // A piece of ৳50 with its third of ৳30.01.
    expect(calculateAmountToPay(stop, { answer: "partly", back, note: "" })).toBe(159.99);
    await say(id, "partly", { was: 1, lines: [{ item: items[0], quantity: 1, reason: "broken" }] });
    const order = await shown(id);
    expect(order).toMatchObject({ total_price: 159.99, items_total: 200, discount: 40.01 });
    expect(shares(order.order_items)).toEqual([20.01, 20]);
    expect(order.edits.at(-1).discount).toEqual({ before: 50.01, after: 40.01, reason: "Late" });
    expect(await paymentsOf(id)).toMatchObject([{ amount_poisha: 16_000, expected_poisha: 15_999 }]);
  });

  test("what was weighed comes back as a whole; everything back is no delivery", async () => {
    const fish = await productWith(10);
    const milk = await productWith(10);
    const { id, items } = await onTheWay([fish, 4], [milk, 1]);
    await shop.sql(
      "update order_items set step_grams = 250, packed_grams = 1040, actual_poisha = 20800 where id = $1",
      [items[0]],
    );
    await shop.sql("update orders set total_poisha = 25800 where id = $1", [id]);
    const back = (item: number, quantity: number) => ({ item, quantity, reason: "not_wanted" });
    expect((await say(id, "partly", { lines: [back(items[0], 1)] })).status).toBe(422);
    const all = await say(id, "partly", { lines: [back(items[0], 4), back(items[1], 1)] });
    expect(all.body.message).toBe("Everything comes back: choose Refused.");
    expect((await say(id, "partly", { lines: [back(999_999_999, 1)] })).status).toBe(422);
    await say(id, "partly", { lines: [back(items[0], 4)] });
    expect([(await shown(id)).total_price, await stockOf(fish)]).toEqual([50, 10]);
  });

  test("refused: cancelled, the pieces go back but for the broken ones, nothing is paid, and the number is known for it", async () => {
    const product = await productWith(10);
    const { id, items } = await onTheWay([product, 3]);
    const lines = [{ item: items[0], quantity: 1, reason: "broken" }];
    await say(id, "refused", { lines, note: "Too late" });
    const order = await shown(id);
    expect([order.status, order.cancelled]).toEqual(["cancelled", { reason: "refused", note: "Too late" }]);
    expect([await stockOf(product), await paymentsOf(id)]).toEqual([9, []]);
    expect(await movedBy(id, product)).toEqual([
      ["order", -3, ""],
      ["cancelled", 3, ""],
      ["lost", -1, "broken"],
    ]);
    const { back } = (await round()).answers.at(-1);
    expect(back.map((one: any) => [one.quantity, one.sellable])).toEqual([
      [1, false],
      [2, true],
    ]);
    const next = await ordered([product, 1]);
    const { body } = await shop.post(`/api/admin/calls/${next.id}/take`, {}, { token: admin });
    expect(body.data.known.refused).toBe(1);
    expect(body.data.known.risks).toContain("refused_before");
  });

  test("nobody there: the shop calls again, and the order is with no rider", async () => {
    const product = await productWith(10);
    const { id } = await onTheWay([product, 3]);
    await say(id, "nobody_there");
    const order = await shown(id);
    expect([order.fulfilment, order.status, order.steps.at(-1).outcome]).toEqual([
      "not_delivered",
      "processing",
      "nobody_there",
    ]);
    expect([await stockOf(product), (await round()).stops.some((stop: any) => stop.id === id)]).toEqual([
      7,
      false,
    ]);
    expect((await takeOut([id], karim.token)).body.data.started).toEqual([]);
    await step(id, "not_delivered", "packed");
    await takeOut([id], karim.token);
    expect((await say(id, "delivered", {}, { token: karim.token })).status).toBe(200);
  });

  test("an order that staff mark as delivered was paid to its rider; undone, it was not", async () => {
    const { id } = await onTheWay([await productWith(5), 2]);
    await step(id, "on_the_way", "delivered");
    expect(await paymentsOf(id)).toMatchObject([{ rider_id: rider.id, amount_poisha: 10_000 }]);
    await step(id, "delivered", "on_the_way");
    expect([await paymentsOf(id), (await round()).stops.some((stop: any) => stop.id === id)]).toEqual([
      [],
      true,
    ]);
  });
});

test("its customer sees who brings an order while it is on the way, by the first name, and not after", async () => {
  const { id } = await onTheWay([await productWith(5), 1]);
  const mine = async () =>
    (await shop.get(`/api/my-orders/${(await shown(id)).number}`, { token })).body.data;
  expect((await mine()).rider).toBe("Sohel");
  await say(id, "delivered");
  expect((await mine()).rider).toBeUndefined();
});
