import { describe, expect, test } from "vitest";
import { openEditingShop } from "#tests/support/orders/editing.ts";
import { causeDeadlock, secondClient, untilServed, untilWaiting } from "#tests/support/shop/row-locks.ts";

const { shop, productWith, stockOf, order, edit, ordered, shown, cancel } = await openEditingShop();

describe("two at one order", () => {
  test("the second is refused and changes nothing, and may go on from what it is now", async () => {
    const colleague = await shop.newCustomer("Karim");
    await shop.sql("update users set role = 'staff', parts = '{orders}' where name = 'Karim'");
    const product = await productWith(20);
    const { id, items } = await ordered([product, 1]);
    const both = await Promise.all([
      edit(id, 0, [{ item: items[0], quantity: 5 }]),
      edit(id, 0, [{ item: items[0], quantity: 3 }], {}, colleague),
    ]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const current = await shown(id);
    expect(await stockOf(product)).toBe(20 - current.order_items[0].quantity);
    expect((await edit(id, 1, [{ item: items[0], quantity: 7 }], {}, colleague)).status).toBe(200);
    expect(await stockOf(product)).toBe(13);
  });

  test("the same edit sent again, at once or after others, is carried out once", async () => {
    const product = await productWith(20);
    const { id, items } = await ordered([product, 1]);
    const send = () => edit(id, 0, [{ item: items[0], quantity: 5 }]);
    const answers = await Promise.all(Array.from({ length: 5 }, send));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
    expect([await stockOf(product), (await shown(id)).revision]).toEqual([15, 1]);
    await edit(id, 1, [{ item: items[0], quantity: 6 }]);
    const late = await send();
    expect([late.status, late.body.data.order_items[0].quantity, await stockOf(product)]).toEqual([
      200, 6, 14,
    ]);
  });

  test("an order that is cancelled while it is changed returns exactly what it took", async () => {
    const product = await productWith(20);
    const other = await productWith(20);
    for (let turn = 0; turn < 5; turn++) {
      const { id, items } = await ordered([product, 2]);
      await Promise.all([
        edit(id, 0, [
          { item: items[0], quantity: 4 },
          { product_id: other, quantity: 3 },
        ]),
        cancel(id),
      ]);
      await cancel(id);
      expect([(await shown(id)).status, await stockOf(product), await stockOf(other)]).toEqual([
        "cancelled",
        20,
        20,
      ]);
    }
  });
});

describe("the last pieces", () => {
  test("go to as many as there are, whether by new orders or by changed ones, from both ends", async () => {
    const first = await productWith(30);
    const second = await productWith(30);
    const open = await Promise.all(Array.from({ length: 8 }, () => ordered([first, 1], [second, 1])));
    const buyers = Array.from({ length: 12 }, (_, index) =>
      untilServed(() =>
        order(
          (index % 2 ? [first, second] : [second, first]).map((product_id) => ({
            product_id,
            quantity: 1 + (index % 3),
          })),
        ),
      ),
    );
    const edits = open.map(({ id, items }, index) =>
      untilServed(() =>
        edit(id, 0, [
          { item: items[index % 2], quantity: 1 + index },
          ...(index % 3 ? [{ item: items[1 - (index % 2)], quantity: 2 }] : []),
        ]),
      ),
    );
    const answers = await Promise.all([...buyers, ...edits]);
    expect(answers.filter(({ status }) => ![200, 409].includes(status))).toEqual([]);
    for (const product of [first, second]) {
      const [{ held } = { held: 0 }] = await shop.sql<{ held: number }>(
        `select sum(quantity)::int as held from order_items where product_id = $1`,
        [product],
      );
      const left = Number(await stockOf(product));
      expect(left).toBeGreaterThanOrEqual(0);
      expect(left + held).toBe(30);
    }
    const odd = await shop.sql(
      `select o.id from orders o join order_items i on i.order_id = o.id group by o.id
       having o.total_poisha <> sum(coalesce(i.actual_poisha, i.price_poisha * i.quantity)) or bool_or(i.taken <> i.quantity and i.product_id = any($1))`,
      [[first, second]],
    );
    expect(odd).toEqual([]);
  });

  test("are changed in an order although PostgreSQL broke a deadlock at its cost", async () => {
    const first = await productWith(10);
    const second = await productWith(10);
    const { id, items } = await ordered([first, 3], [second, 3]);
    const lines = items.map((item: number) => ({ item, quantity: 4 }));
    const { status } = await causeDeadlock(shop, second, first, () => edit(id, 0, lines));
    expect([status, await stockOf(first), await stockOf(second)]).toEqual([200, 6, 6]);
  });
});

test("an edit that is killed after it took the pieces leaves all as it was, and is carried out once when sent again", async () => {
  const more = await productWith(10);
  const added = await productWith(10);
  const { id, items } = await ordered([more, 1]);
  const send = () =>
    edit(id, 0, [
      { item: items[0], quantity: 4 },
      { product_id: added, quantity: 2 },
    ]);
  const holder = await secondClient(shop);
  await holder.query("begin");
  await holder.query("select from order_items where id = $1 for update", [items[0]]);
  const killed = send();
  await untilWaiting(holder, 1);
  await holder.query(
    "select pg_terminate_backend(pid) from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()",
  );
  expect((await killed).status).toBe(503);
  await holder.query("rollback");
  await holder.end();
  expect([await stockOf(more), await stockOf(added), (await shown(id)).revision]).toEqual([9, 10, 0]);
  expect((await send()).status).toBe(200);
  expect((await send()).status).toBe(200);
  expect([await stockOf(more), await stockOf(added), (await shown(id)).revision]).toEqual([6, 8, 1]);
});
