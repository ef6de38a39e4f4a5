import { describe, expect, test } from "vitest";
import { openEditingShop } from "#tests/support/orders/editing.ts";

const { shop, token, productWith, order, edit, ordered, shown } = await openEditingShop();

/** Rui at ৳420 a kilo, in steps of 250 grams. */
async function newFish(stock = 40): Promise<number> {
  const id = await productWith(stock, 10_500);
  await shop.sql("update products set net_amount = 250, net_unit = 'g', is_weighed = true where id = $1", [
    id,
  ]);
  return id;
}

const mine = async (id: number, language = "en") =>
  (await shop.get(`/api/my-orders?lang=${language}`, { token })).body.orders.find(
    (order: any) => order.id === id,
  );

describe("goods sold by weight", () => {
  test("are ordered in steps, and cost what they weigh once they are packed", async () => {
    const fish = await newFish();
    const { body } = await order([{ product_id: fish, quantity: 5 }]);
    const [item] = body.order.order_items;
    expect([item.quantity, item.step_grams, item.packed_grams, body.order.total_price]).toEqual([
      5,
      250,
      undefined,
      525,
    ]);
    const weighed = await edit(body.order.id, 0, [{ item: item.id, quantity: 5, grams: 1_310 }]);
    expect(weighed.status).toBe(200);
    const line = weighed.body.data.order_items[0];
    expect([line.packed_grams, line.total, weighed.body.data.total_price]).toEqual([1_310, 550.2, 550.2]);
    const seen = await mine(body.order.id);
    expect(seen.edits[0].lines).toEqual([
      {
        name: "Test mango",
        weight: "",
        before: { quantity: 5, grams: 1_250, total: 525 },
        after: { quantity: 5, grams: 1_310, total: 550.2 },
      },
    ]);
    const stock = await shop.sql("select stock from products where id = $1", [fish]);
    expect(stock).toEqual([{ stock: 35 }]);
  });

  test("that weigh less cost less, to the poisha", async () => {
    const { id, items } = await ordered([await newFish(), 2]);
    const { body } = await edit(id, 0, [{ item: items[0], quantity: 2, grams: 333 }]);
    expect(body.data.total_price).toBe(139.86);
  });

  test("cost more than the tolerance allows only with the customer's yes", async () => {
    const { id, items } = await ordered([await newFish(), 4]);
    const heavy = { item: items[0], quantity: 4, grams: 1_101 };
    const refused = await edit(id, 0, [heavy]);
    expect([refused.status, refused.body.code, refused.body.details]).toEqual([
      409,
      "too_heavy",
      { items: [items[0]] },
    ]);
    expect(refused.body.message).toContain("৳462.42 instead of at most ৳462");
    expect((await shown(id)).total_price).toBe(420);
    expect((await edit(id, 0, [{ ...heavy, grams: 1_100 }])).body.data.total_price).toBe(462);
    const agreed = await edit(id, 1, [heavy], { agreed: true });
    expect([agreed.status, agreed.body.data.total_price]).toEqual([200, 462.42]);
    const next = await edit(id, 2, [heavy, { product_id: await productWith(5, 1_000), quantity: 1 }]);
    expect([next.status, next.body.data.total_price]).toEqual([200, 472.42]);
  });

  test("are weighed within the tolerance that the shop has set", async () => {
    await shop.sql("update shop_details set weight_tolerance = 20");
    shop.shop.details.forget();
    const { id, items } = await ordered([await newFish(), 4]);
    const heavy = [{ item: items[0], quantity: 4, grams: 1_190 }];
    expect((await edit(id, 0, heavy)).status).toBe(200);
    await shop.sql("update shop_details set weight_tolerance = 10");
    shop.shop.details.forget();
  });

  test("are never weighed by a slip of the finger, nor is anything else", async () => {
    const { id, items } = await ordered([await newFish(), 4], [await productWith(9, 1_000), 1]);
    const [fish, other] = items;
    const cases: [object[], number, string][] = [
      [[{ item: fish, quantity: 4, grams: 3_001 }], 422, "invalid_fields"],
      [[{ item: fish, quantity: 4, grams: 0 }], 422, "invalid_fields"],
      [[{ item: fish, quantity: 4, grams: -250 }], 422, "invalid_fields"],
      [[{ item: fish, quantity: 4, grams: 40_000_000 }], 422, "invalid_fields"],
      [[{ item: fish, quantity: 4, grams: 1_000, actual: 5 }], 422, "invalid_fields"],
      [
        [
          { item: fish, quantity: 4 },
          { item: other, quantity: 1, grams: 500 },
        ],
        422,
        "invalid_fields",
      ],
    ];
    for (const [lines, status, code] of cases) {
      const answer = await edit(id, 0, lines as never, { agreed: true });
      expect([lines, answer.status, answer.body.code]).toEqual([lines, status, code]);
    }
    expect((await shown(id)).revision).toBe(0);
  });

  test("that are ordered anew in another quantity have to be weighed again", async () => {
    const { id, items } = await ordered([await newFish(), 4]);
    await edit(id, 0, [{ item: items[0], quantity: 4, grams: 1_050 }]);
    const { body } = await edit(id, 1, [{ item: items[0], quantity: 2 }]);
    expect([body.data.total_price, body.data.order_items[0].packed_grams]).toEqual([210, undefined]);
  });

  test("tell their step on cards and pages, in every list", async () => {
    const fish = await newFish();
    const { data } = (await shop.get(`/api/products/${fish}`)).body;
    expect([data.step_grams, data.price, data.unit_price]).toEqual([250, 105, { amount: 420, per: "kg" }]);
    const list = (await shop.get(`/api/products?ids=${fish}&view=card`)).body.data;
    expect(list[0].step_grams).toBe(250);
    const plain = (await shop.get(`/api/products/${await productWith(3)}`)).body.data;
    expect(plain).not.toHaveProperty("step_grams");
  });

  test("the journal tells what was weighed, in both languages", async () => {
    const { id, items } = await ordered([await newFish(), 4]);
    await edit(id, 0, [{ item: items[0], quantity: 4, grams: 1_040 }]);
    const admin = await shop.signInAdmin();
    const [line] = (await shop.get(`/api/admin/journal?kind=order&subject=${id}`, { token: admin })).body
      .data;
    expect([line.before.lines_en, line.after.lines_en, line.after.lines_bn]).toEqual([
      ["1000 g Test mango, ৳420"],
      ["1040 g Test mango, ৳436.8"],
      ["১০৪০ গ্রাম পরীক্ষার আম, ৳৪৩৬.৮"],
    ]);
  });
});
