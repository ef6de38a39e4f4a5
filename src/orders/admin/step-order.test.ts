import { afterAll, beforeAll, expect, test } from "vitest";
import { inTheWay } from "../../../tests/in-the-way.ts";
import { openTestShop } from "../../../tests/open-test-shop.ts";
import { draftOf, orderingIn } from "../../../tests/ordering.ts";

let shop: Awaited<ReturnType<typeof openTestShop>>;
let customer: string;
let admin: string;

beforeAll(async () => {
  shop = await openTestShop();
  customer = await shop.newCustomer();
  admin = await shop.signInAdmin();
});
afterAll(() => shop.close());

const productWith = (stock: number | null) => orderingIn(shop).productWith(stock);
const stockOf = (id: number) => orderingIn(shop).stockOf(id);

async function order(product_id: number, quantity: number): Promise<number> {
  const draft = draftOf([{ product_id, quantity }]);
  const { body } = await shop.post("/api/place-order", draft, { token: customer });
  return body.order.id;
}

const cancel = (id: number) =>
  shop.post(`/api/admin/orders/${id}/steps`, { from: "pending", status: "cancelled" }, { token: admin });

test("a cancelled order puts back what it took", async () => {
  const product = await productWith(10);
  const id = await order(product, 4);
  expect(await stockOf(product)).toBe(6);
  expect((await cancel(id)).status).toBe(200);
  expect(await stockOf(product)).toBe(10);
});

test("a cancelled order puts back nothing of products that were not counted when they were ordered", async () => {
  const product = await productWith(null);
  const id = await order(product, 4);
  await shop.sql("update products set stock = 10 where id = $1", [product]);
  expect((await cancel(id)).status).toBe(200);
  expect(await stockOf(product)).toBe(10);
});

test("products that are no longer counted stay so when an order of them is cancelled", async () => {
  const product = await productWith(10);
  const id = await order(product, 4);
  await shop.sql("update products set stock = null where id = $1", [product]);
  expect((await cancel(id)).status).toBe(200);
  expect(await stockOf(product)).toBeNull();
});

test("an order is cancelled although PostgreSQL broke a deadlock at its cost", async () => {
  const [first, second] = [await productWith(10), await productWith(10)];
  const items = [first, second].map((product_id) => ({ product_id, quantity: 3 }));
  const { body } = await shop.post("/api/place-order", draftOf(items), { token: customer });
  const { status } = await inTheWay(shop, second, first, () => cancel(body.order.id));
  expect(status).toBe(200);
  expect([await stockOf(first), await stockOf(second)]).toEqual([10, 10]);
});
