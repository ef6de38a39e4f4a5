import { describe, expect, test } from "vitest";
import { openEditingShop } from "#tests/support/orders/editing.ts";

const { shop, token, admin, productWith, order, edit } = await openEditingShop();
const milk = await productWith(20);
const rui = await productWith(20);

const lines = (answer: any) =>
  answer.order_items.map(({ product, if_missing }: any) => [Number(product.id), if_missing]);

describe("what is done where something is missing", () => {
  test("is chosen for the order and for single lines, and stands wherever the order is shown", async () => {
    const items = [
      { product_id: milk, quantity: 1 },
      { product_id: rui, quantity: 2, if_missing: "call" },
    ];
    const { status, body } = await order(items, { more: { if_missing: "similar" } });
    expect(status).toBe(200);
    const expected = [
      [milk, undefined],
      [rui, "call"],
    ];
    expect([body.order.if_missing, lines(body.order)]).toEqual(["similar", expected]);
    const { id, number } = body.order;
    const mine = (await shop.get(`/api/my-orders/${number}`, { token })).body.data;
    const staff = (await shop.get(`/api/admin/orders/${id}`, { token: admin })).body.data;
    for (const one of [mine, staff]) expect([one.if_missing, lines(one)]).toEqual(["similar", expected]);
    const printed = (await shop.get(`/api/admin/orders-to-print?orders=${id}`, { token: admin })).body.data;
    expect(printed.pick.map((line: any) => line.orders[0].if_missing).sort()).toEqual(["call", "similar"]);
  });

  test("may be left out, as in the specification's call", async () => {
    const { body } = await order([{ product_id: milk, quantity: 1 }]);
    expect([body.order.if_missing, lines(body.order)]).toEqual([undefined, [[milk, undefined]]]);
  });

  test("is refused where it is none of the three, and nothing is ordered", async () => {
    const [before] = await shop.sql("select count(*) from orders");
    for (const wrong of ["cry", "", 7]) {
      const whole = await order([{ product_id: milk, quantity: 1 }], { more: { if_missing: wrong } });
      const line = await order([{ product_id: milk, quantity: 1, if_missing: wrong }]);
      expect([whole.status, line.status, line.body.code]).toEqual([422, 422, "invalid_fields"]);
    }
    expect(await shop.sql("select count(*) from orders")).toEqual([before]);
  });

  test("of a product that is named twice, the last word counts; staff who change the line leave it", async () => {
    const { body } = await order([
      { product_id: milk, quantity: 1, if_missing: "call" },
      { product_id: milk, quantity: 1, if_missing: "leave_out" },
      { product_id: milk, quantity: 1 },
    ]);
    expect(lines(body.order)).toEqual([[milk, "leave_out"]]);
    const [item] = body.order.order_items;
    const { body: edited } = await edit(body.order.id, 0, [{ item: item.id, quantity: 2 }]);
    expect(lines(edited.data)).toEqual([[milk, "leave_out"]]);
  });
});
