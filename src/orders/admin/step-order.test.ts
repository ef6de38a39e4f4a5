import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { inTheWay } from "../../../tests/in-the-way.ts";
import { openTestShop } from "../../../tests/open-test-shop.ts";

let shop: Awaited<ReturnType<typeof openTestShop>>;
let customer: string;
let admin: string;

beforeAll(async () => {
  shop = await openTestShop();
  customer = await shop.newCustomer();
  const entry = { email: "admin@tatka.example", password: "test-admin" };
  admin = (await shop.post("/api/auth/login", entry)).body.token;
});
afterAll(() => shop.close());

async function productWith(stock: number | null): Promise<number> {
  const [row] = await shop.sql<{ id: number }>(
    `insert into products (sku, category_id, name_en, name_bn, image, price_poisha, stock)
     values ($1, 1, 'Test mango', 'পরীক্ষার আম', '/pictures/demo/mango.svg', 5000, $2) returning id`,
    [randomUUID(), stock],
  );
  if (!row) throw new Error("no product");
  return row.id;
}

async function order(product_id: number, quantity: number): Promise<number> {
  const draft = { address_details: "Road 5", mobile_no: "01712345678", payment_type: "cash" };
  const items = [{ product_id, quantity }];
  const { body } = await shop.post("/api/place-order", { ...draft, items }, { token: customer });
  return body.order.id;
}

const cancel = (id: number) =>
  shop.post(`/api/admin/orders/${id}/steps`, { from: "pending", status: "cancelled" }, { token: admin });

const stockOf = async (id: number) =>
  (await shop.sql<{ stock: number | null }>("select stock from products where id = $1", [id]))[0]?.stock;

test("a cancelled order puts back what it took", async () => {
  const product = await productWith(10);
  const id = await order(product, 4);
  expect(await stockOf(product)).toBe(6);
  expect((await cancel(id)).status).toBe(200);
  expect(await stockOf(product)).toBe(10);
});

test("a cancelled order puts back nothing of goods that were not counted when they were ordered", async () => {
  const product = await productWith(null);
  const id = await order(product, 4);
  await shop.sql("update products set stock = 10 where id = $1", [product]);
  expect((await cancel(id)).status).toBe(200);
  expect(await stockOf(product)).toBe(10);
});

test("goods that are no longer counted stay so when an order of them is cancelled", async () => {
  const product = await productWith(10);
  const id = await order(product, 4);
  await shop.sql("update products set stock = null where id = $1", [product]);
  expect((await cancel(id)).status).toBe(200);
  expect(await stockOf(product)).toBeNull();
});

test("an order is cancelled although PostgreSQL broke a deadlock at its cost", async () => {
  const [first, second] = [await productWith(10), await productWith(10)];
  const draft = { address_details: "Road 5", mobile_no: "01712345678", payment_type: "cash" };
  const items = [first, second].map((product_id) => ({ product_id, quantity: 3 }));
  const { body } = await shop.post("/api/place-order", { ...draft, items }, { token: customer });
  const { status } = await inTheWay(shop, second, first, () => cancel(body.order.id));
  expect(status).toBe(200);
  expect([await stockOf(first), await stockOf(second)]).toEqual([10, 10]);
});
