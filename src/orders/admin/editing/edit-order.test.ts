import { describe, expect, test } from "vitest";
import { inTheWay, somebodyElse, untilServed, untilWaiting } from "../../../../tests/in-the-way.ts";
import { openOrderingShop } from "../../../../tests/ordering.ts";

const { shop, token, productWith, stockOf, order } = await openOrderingShop();
const admin = await shop.signInAdmin();

type Line = { item?: number; product_id?: number; quantity: number; actual?: number; replaces?: number };

const edit = (id: number, was: number, lines: Line[], more: object = {}, as = admin) =>
  shop.post(`/api/admin/orders/${id}/edits`, { was, lines, ...more }, { token: as });
/** A new order of products with so many pieces each: its id, and the ids of its items in the same order. */
async function ordered(...products: [id: number, quantity: number][]) {
  const { body } = await order(products.map(([product_id, quantity]) => ({ product_id, quantity })));
  return { id: body.order.id as number, items: body.order.order_items.map((item: any) => item.id as number) };
}
const shown = async (id: number) => (await shop.get(`/api/admin/orders/${id}`, { token: admin })).body.data;
const cancel = (id: number, from = "pending") =>
  shop.post(
    `/api/admin/orders/${id}/steps`,
    { from, status: "cancelled", reason: "out_of_stock" },
    { token: admin },
  );

describe("an order is changed by staff", () => {
  test("more and fewer pieces, what is left out and what is added move the stock, and the total follows", async () => {
    const [more, less, out, added] = [
      await productWith(10, 1_000),
      await productWith(10, 2_000),
      await productWith(10, 4_000),
      await productWith(10, 500),
    ];
    const { id, items } = await ordered([more, 2], [less, 3], [out, 1]);
    const { status, body } = await edit(
      id,
      0,
      [
        { item: items[0], quantity: 5 },
        { item: items[1], quantity: 1 },
        { product_id: added, quantity: 4 },
      ],
      { note: "Called, she agrees" },
    );
    expect([status, body.data.total_price, body.data.revision]).toEqual([200, 50 + 20 + 20, 1]);
    expect(body.data.order_items.map(({ quantity, total }: any) => [quantity, total])).toEqual([
      [5, 50],
      [1, 20],
      [4, 20],
    ]);
    expect([await stockOf(more), await stockOf(less), await stockOf(out), await stockOf(added)]).toEqual([
      5, 9, 10, 6,
    ]);
    const edited = await shop.sql(
      "select product_id, change from stock_movements where kind = 'edited' and order_id = $1 order by product_id",
      [id],
    );
    expect(edited.map(({ change }) => change)).toEqual([-3, 2, 1, -4]);
    await cancel(id);
    expect([await stockOf(more), await stockOf(less), await stockOf(out), await stockOf(added)]).toEqual([
      10, 10, 10, 10,
    ]);
  });

  test("the customer sees the changed order and what the shop changed in it, but not the note for colleagues", async () => {
    const [rui, milk, small] = [
      await productWith(5, 42_000),
      await productWith(5, 10_000),
      await productWith(5, 6_500),
    ];
    await shop.sql("update products set name_en = 'Small milk', name_bn = 'ছোট দুধ' where id = $1", [small]);
    const { id, items } = await ordered([rui, 1], [milk, 2]);
    const change = [
      { item: items[0], quantity: 1, actual: 550.5 },
      { product_id: small, quantity: 2, replaces: items[1] },
    ];
    const { body } = await edit(id, 0, change, { note: "He did not pick up" });
    const lines = [
      {
        name: "Test mango",
        weight: "",
        before: { quantity: 1, total: 420 },
        after: { quantity: 1, total: 550.5 },
      },
      {
        name: "Small milk",
        weight: "",
        after: { quantity: 2, total: 130 },
        instead_of: { name: "Test mango", weight: "", quantity: 2, total: 200 },
      },
    ];
    const at = expect.stringMatching(/^20.*Z$/);
    const changed = { at, total_before: 620, total_after: 680.5, lines };
    expect(body.data.edits).toEqual([{ ...changed, by: "Admin", note: "He did not pick up" }]);
    const seen = async (language: string) =>
      (await shop.get(`/api/my-orders?lang=${language}`, { token })).body.orders.find(
        (one: any) => one.id === id,
      );
    const mine = await seen("en");
    expect([mine.total_price, mine.edits]).toEqual([680.5, [changed]]);
    expect(mine.order_items.map(({ total }: any) => total)).toEqual([550.5, 130]);
    expect((await seen("bn")).edits[0].lines[1].name).toBe("ছোট দুধ");
    expect(JSON.stringify(mine)).not.toContain("pick up");
    const [line] = (await shop.get(`/api/admin/journal?kind=order&subject=${id}`, { token: admin })).body
      .data;
    expect(line).toMatchObject({
      action: "order.edited",
      before: {
        total: 620,
        lines_en: ["1 × Test mango, ৳420", "2 × Test mango, ৳200"],
        lines_bn: ["১ × পরীক্ষার আম, ৳৪২০", "২ × পরীক্ষার আম, ৳২০০"],
      },
      after: { total: 680.5, note: "He did not pick up" },
    });
  });

  test("pieces keep the price that was ordered; a new product has the one of today", async () => {
    const [old, added] = [await productWith(10, 1_000), await productWith(10, 1_000)];
    const { id, items } = await ordered([old, 1]);
    await shop.sql("update products set price_poisha = 9000 where id = any($1)", [[old, added]]);
    const seen = { product_id: added, quantity: 1, price: 10 };
    const dearer = await edit(id, 0, [{ item: items[0], quantity: 2 }, seen]);
    expect([dearer.status, dearer.body.code, dearer.body.details.lines]).toEqual([
      409,
      "price_changed",
      [{ product_id: String(added), name: "Test mango", price: 90 }],
    ]);
    const { body } = await edit(id, 0, [{ item: items[0], quantity: 2 }, { ...seen, price: 90 } as Line]);
    expect(body.data.total_price).toBe(110);
  });

  test("an actual price that is the usual one is none, and a new quantity without one drops it", async () => {
    const { id, items } = await ordered([await productWith(10, 1_000), 2]);
    const weighed = await edit(id, 0, [{ item: items[0], quantity: 2, actual: 23.4 }]);
    expect(weighed.body.data.total_price).toBe(23.4);
    const back = await edit(id, 1, [{ item: items[0], quantity: 2, actual: 20 }]);
    expect(back.body.data.total_price).toBe(20);
    expect((await edit(id, 2, [{ item: items[0], quantity: 2 }])).body.message).toBe(
      "Nothing has been changed.",
    );
  });

  test("a product of which nobody counts the stock takes and returns nothing; counted since, further pieces are taken", async () => {
    const product = await productWith(null);
    const { id, items } = await ordered([product, 2]);
    await edit(id, 0, [{ item: items[0], quantity: 3 }]);
    expect(await stockOf(product)).toBeNull();
    await shop.sql("update products set stock = 10 where id = $1", [product]);
    await edit(id, 1, [{ item: items[0], quantity: 5 }]);
    expect(await stockOf(product)).toBe(8);
    await edit(id, 2, [{ item: items[0], quantity: 4 }]);
    expect(await stockOf(product)).toBe(9);
    await cancel(id);
    expect(await stockOf(product)).toBe(10);
  });

  test("a product may be taken out and put in again, even the last piece", async () => {
    const product = await productWith(1);
    const { id } = await ordered([product, 1], [await productWith(5), 1]);
    const { status } = await edit(id, 0, [{ product_id: product, quantity: 1 }]);
    expect([status, await stockOf(product)]).toEqual([200, 0]);
  });
});

describe("what is refused leaves order and stock as they are", () => {
  test("more than there is, with what is left", async () => {
    const [short, other] = [await productWith(3), await productWith(9)];
    const { id, items } = await ordered([short, 2], [other, 1]);
    const { status, body } = await edit(id, 0, [
      { item: items[0], quantity: 4 },
      { item: items[1], quantity: 5 },
    ]);
    expect([status, body.code, body.details.lines[0].left]).toEqual([409, "sold_out", 1]);
    expect([await stockOf(short), await stockOf(other), (await shown(id)).revision]).toEqual([1, 8, 0]);
  });

  test("an order without lines, twice the same product, more of a deleted one, an item of another order", async () => {
    const [product, gone] = [await productWith(9), await productWith(9)];
    const { id, items } = await ordered([product, 1], [gone, 1]);
    const other = await ordered([product, 1]);
    await shop.sql("delete from products where id = $1", [gone]);
    const [first, last] = items;
    const answers = [
      await edit(id, 0, []),
      await edit(id, 0, [
        { item: first, quantity: 1 },
        { product_id: product, quantity: 1 },
      ]),
      await edit(id, 0, [{ item: last, quantity: 2 }]),
      await edit(id, 0, [{ item: other.items[0], quantity: 2 }]),
      await edit(id, 0, [
        { item: first, quantity: 1 },
        { item: first, quantity: 2 },
      ]),
      await edit(id, 0, [{ product_id: 999_999_999, quantity: 1 }]),
      await edit(id, 0, [{ item: first, quantity: 100 }]),
      await edit(id, 0, [{ item: first, quantity: 1, actual: 0 }]),
      await edit(999_999, 0, [{ item: first, quantity: 1 }]),
    ];
    expect(answers.map(({ status, body }) => [status, body.code])).toEqual([
      [422, "invalid_fields"],
      [422, "invalid_fields"],
      [409, "sold_out"],
      [409, "changed"],
      [422, "invalid_fields"],
      [409, "sold_out"],
      [422, "invalid_fields"],
      [422, "invalid_fields"],
      [404, "not_found"],
    ]);
    expect((await shown(id)).revision).toBe(0);
    expect((await edit(id, 0, [{ item: first, quantity: 1 }])).status).toBe(200);
  });

  test.each(["completed", "cancelled"])("an order that is %s", async (status) => {
    const product = await productWith(9);
    const { id, items } = await ordered([product, 1]);
    await shop.sql("update orders set status = $2 where id = $1", [id, status]);
    const { body } = await edit(id, 0, [{ item: items[0], quantity: 2 }]);
    expect([body.code, body.details, await stockOf(product)]).toEqual(["changed", { status }, 8]);
  });
});

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
    const now = await shown(id);
    expect(await stockOf(product)).toBe(20 - now.order_items[0].quantity);
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
    const [product, other] = [await productWith(20), await productWith(20)];
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
    const [first, second] = [await productWith(30), await productWith(30)];
    const open = await Promise.all(Array.from({ length: 8 }, () => ordered([first, 1], [second, 1])));
    const buyers = Array.from({ length: 12 }, (_, at) =>
      untilServed(() =>
        order(
          (at % 2 ? [first, second] : [second, first]).map((product_id) => ({
            product_id,
            quantity: 1 + (at % 3),
          })),
        ),
      ),
    );
    const edits = open.map(({ id, items }, at) =>
      untilServed(() =>
        edit(id, 0, [
          { item: items[at % 2], quantity: 1 + at },
          ...(at % 3 ? [{ item: items[1 - (at % 2)], quantity: 2 }] : []),
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
    const [first, second] = [await productWith(10), await productWith(10)];
    const { id, items } = await ordered([first, 3], [second, 3]);
    const lines = items.map((item: number) => ({ item, quantity: 4 }));
    const { status } = await inTheWay(shop, second, first, () => edit(id, 0, lines));
    expect([status, await stockOf(first), await stockOf(second)]).toEqual([200, 6, 6]);
  });
});

test("an edit that is killed after it took the pieces leaves all as it was, and is carried out once when sent again", async () => {
  const [more, added] = [await productWith(10), await productWith(10)];
  const { id, items } = await ordered([more, 1]);
  const send = () =>
    edit(id, 0, [
      { item: items[0], quantity: 4 },
      { product_id: added, quantity: 2 },
    ]);
  const holder = await somebodyElse(shop);
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
