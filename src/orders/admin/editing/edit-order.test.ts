import { describe, expect, test } from "vitest";
import { openEditingShop } from "#tests/support/orders/editing.ts";

const { shop, token, productWith, stockOf, admin, edit, ordered, shown, cancel } = await openEditingShop();

describe("an order is changed by staff", () => {
  test("more and fewer pieces, what is left out and what is added move the stock, and the total follows", async () => {
    const more = await productWith(10, 1_000);
    const less = await productWith(10, 2_000);
    const out = await productWith(10, 4_000);
    const added = await productWith(10, 500);
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

  test("a line that is not in the catalogue is added to an order, and its quantity can be raised", async () => {
    const { id, items } = await ordered([await productWith(10, 1_000), 2]);
    const fan = { name: "Bamboo fan", price: 120.5, quantity: 1 };
    const { status, body } = await edit(id, 0, [{ item: items[0], quantity: 2 }, fan]);
    expect([status, body.data.total_price]).toEqual([200, 140.5]);
    const added = body.data.order_items[1].id;
    const more = await edit(id, 1, [
      { item: items[0], quantity: 2 },
      { item: added, quantity: 3 },
    ]);
    expect([more.status, more.body.data.total_price]).toEqual([200, 381.5]);
    const [change] = more.body.data.edits.at(-1).lines;
    expect([change.name, change.before.quantity, change.after.quantity]).toEqual(["Bamboo fan", 1, 3]);
    await cancel(id);
  });

  test("the customer sees the changed order and what the shop changed in it, but not the note for colleagues", async () => {
    const rui = await productWith(5, 42_000);
    const milk = await productWith(5, 10_000);
    const small = await productWith(5, 6_500);
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
        (order: any) => order.id === id,
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
    const old = await productWith(10, 1_000);
    const added = await productWith(10, 1_000);
    const { id, items } = await ordered([old, 1]);
    await shop.sql("update products set price_poisha = 9000 where id = any($1)", [[old, added]]);
    const seen = { product_id: added, quantity: 1, price: 10 };
    const dearer = await edit(id, 0, [{ item: items[0], quantity: 2 }, seen]);
    expect([dearer.status, dearer.body.code, dearer.body.details.lines]).toEqual([
      409,
      "price_changed",
      [{ product_id: added, name: "Test mango", price: 90 }],
    ]);
    const { body } = await edit(id, 0, [
      { item: items[0], quantity: 2 },
      { ...seen, price: 90 },
    ]);
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
    const short = await productWith(3);
    const other = await productWith(9);
    const { id, items } = await ordered([short, 2], [other, 1]);
    const { status, body } = await edit(id, 0, [
      { item: items[0], quantity: 4 },
      { item: items[1], quantity: 5 },
    ]);
    expect([status, body.code, body.details.lines[0].left]).toEqual([409, "sold_out", 1]);
    expect([await stockOf(short), await stockOf(other), (await shown(id)).revision]).toEqual([1, 8, 0]);
  });

  test("an order without lines, twice the same product, more of a deleted one, an item of another order", async () => {
    const product = await productWith(9);
    const gone = await productWith(9);
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
