import { randomUUID } from "node:crypto";
import { describe, expect, test } from "vitest";
import { openRidingShop } from "#tests/support/orders/riding.ts";
import { secondClient, untilWaiting } from "#tests/support/shop/row-locks.ts";

const { shop, admin, rider, newRider, step, packed, takeOut, onTheWay, say, round, ...riding } =
  await openRidingShop();
const { productWith, stockOf, shown, edit, paymentsOf } = riding;
const karim = await newRider("Karim Mia");

describe("once, however often and however late", () => {
  test("sent twice under one key, at once or later, and by a second device, it counts once", async () => {
    const product = await productWith(10);
    const { id, items } = await onTheWay([product, 3]);
    const lines = [{ item: items[0], quantity: 1, reason: "wrong" }];
    const key = randomUUID();
    const send = (device = key) => say(id, "partly", { lines }, { key: device });
    const answers = await Promise.all([send(), send(), send(randomUUID())]);
    answers.push(await send(), await send(randomUUID()));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
    expect([await stockOf(product), (await shown(id)).total_price]).toEqual([8, 100]);
    const given = await shop.sql<{ key: string }>(
      "select idempotency_key as key from stop_answers where order_id = $1",
      [id],
    );
    expect(given).toHaveLength(1);
    const other = await say(id, "delivered", {}, { key: given[0]?.key as typeof key });
    expect(other.body.code).toBe("key_reused");
  });

  test("two devices that say different things: the first holds, the second is kept and told so", async () => {
    const { id } = await onTheWay([await productWith(5), 2]);
    await say(id, "nobody_there");
    const key = randomUUID();
    const late = await say(id, "delivered", { cash: 100 }, { key });
    expect([late.status, late.body.code, late.body.details]).toEqual([409, "changed", { late: true }]);
    expect(late.body.message).toContain("Your answer is kept");
    expect((await say(id, "delivered", { cash: 100 }, { key })).status).toBe(409);
    expect((await shown(id)).fulfilment).toBe("not_delivered");
    expect(await paymentsOf(id)).toEqual([]);
    const stored = (await round()).answers.filter((answer: any) => answer.order === id);
    expect(stored.map((one: any) => [one.answer, one.late, one.cash])).toEqual([
      ["nobody_there", false, undefined],
      ["delivered", true, 100],
    ]);
    const [line] = (await shop.get(`/api/admin/journal?kind=order&subject=${id}`, { token: admin })).body
      .data;
    expect(line).toMatchObject({
      action: "order.answered_late",
      after: { stop_answer: "delivered", cash: 100 },
    });
  });

  test("an order that the shop cancelled or gave away meanwhile stays as it is", async () => {
    const one = await onTheWay([await productWith(5), 1]);
    const two = await onTheWay([await productWith(5), 1]);
    await step(one.id, "on_the_way", "cancelled", { reason: "customer_asked" });
    await shop.post(`/api/admin/riders/${karim.id}/orders`, { orders: [two.id] }, { token: admin });
    const answers = [await say(one.id, "delivered"), await say(two.id, "delivered")];
    expect(answers.map(({ status, body }) => [status, body.message.split(".")[0]])).toEqual([
      [409, "The shop has cancelled this order meanwhile"],
      [409, "This order is not with you any more"],
    ]);
    expect((await say(two.id, "delivered", {}, { token: karim.token })).status).toBe(200);
    expect((await say(999_999, "delivered")).status).toBe(404);
  });

  test("an order whose lines were changed meanwhile is answered anew, for what it costs now", async () => {
    const { id, items } = await onTheWay([await productWith(5), 2]);
    await edit(id, 0, [{ item: items[0], quantity: 1 }]);
    const old = await say(id, "delivered", { cash: 100 });
    expect([old.status, old.body.details]).toEqual([409, { revision: 1, total: 50 }]);
    expect((await say(id, "delivered", { was: 1, cash: 50 })).status).toBe(200);
  });

  test("a phone whose clock is wrong says no time that cannot be", async () => {
    const { id } = await onTheWay([await productWith(5), 1]);
    await say(id, "delivered", { at: "2031-01-01T00:00:00Z" });
    const [row] = await shop.sql<{ past: boolean }>(
      "select taken_at <= now() as past from order_payments where order_id = $1",
      [id],
    );
    expect(row?.past).toBe(true);
  });

  test("a connection that breaks in the middle leaves nothing half done; sent again, it is done", async () => {
    const product = await productWith(10);
    const { id, items } = await onTheWay([product, 3], [await productWith(5), 1]);
    const other = await secondClient(shop);
    await other.query("begin");
    await other.query("select from products where id = $1 for update", [product]);
    const key = randomUUID();
    const send = () =>
      say(id, "partly", { lines: [{ item: items[0], quantity: 1, reason: "wrong" }] }, { key });
    const pending = send();
    await untilWaiting(other, 1);
    await other.query(
      "select pg_terminate_backend(pid) from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()",
    );
    expect((await pending).status).toBeGreaterThanOrEqual(500);
    await other.query("commit");
    await other.end();
    expect([await stockOf(product), (await shown(id)).revision, await paymentsOf(id)]).toEqual([7, 0, []]);
    expect((await send()).status).toBe(200);
    expect([await stockOf(product), (await shown(id)).fulfilment]).toEqual([8, "delivered"]);
  });
});
