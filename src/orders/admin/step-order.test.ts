import { expect, test } from "vitest";
import { inTheWay } from "../../../tests/in-the-way.ts";
import { openOrderingShop } from "../../../tests/ordering.ts";

const { shop, productWith, stockOf, order } = await openOrderingShop();
const admin = await shop.signInAdmin();

const ordered = async (product_id: number, quantity: number): Promise<number> =>
  (await order([{ product_id, quantity }])).body.order.id;

const cancel = (id: number) =>
  shop.post(`/api/admin/orders/${id}/steps`, { from: "pending", status: "cancelled" }, { token: admin });

test("a cancelled order puts back what it took", async () => {
  const product = await productWith(10);
  const id = await ordered(product, 4);
  expect(await stockOf(product)).toBe(6);
  expect((await cancel(id)).status).toBe(200);
  expect(await stockOf(product)).toBe(10);
});

test("a cancelled order puts back nothing of products that were not counted when they were ordered", async () => {
  const product = await productWith(null);
  const id = await ordered(product, 4);
  await shop.sql("update products set stock = 10 where id = $1", [product]);
  expect((await cancel(id)).status).toBe(200);
  expect(await stockOf(product)).toBe(10);
});

test("products that are no longer counted stay so when an order of them is cancelled", async () => {
  const product = await productWith(10);
  const id = await ordered(product, 4);
  await shop.sql("update products set stock = null where id = $1", [product]);
  expect((await cancel(id)).status).toBe(200);
  expect(await stockOf(product)).toBeNull();
});

test("an order is cancelled although PostgreSQL broke a deadlock at its cost", async () => {
  const [first, second] = [await productWith(10), await productWith(10)];
  const items = [first, second].map((product_id) => ({ product_id, quantity: 3 }));
  const { body } = await order(items);
  const { status } = await inTheWay(shop, second, first, () => cancel(body.order.id));
  expect(status).toBe(200);
  expect([await stockOf(first), await stockOf(second)]).toEqual([10, 10]);
});
