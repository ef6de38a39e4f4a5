import { expect, test } from "vitest";
import { moveOrder } from "#tests/support/orders/moving.ts";
import { openOrderingShop } from "#tests/support/orders/ordering.ts";
import { causeDeadlock } from "#tests/support/shop/row-locks.ts";

const { shop, token, productWith, stockOf, order } = await openOrderingShop();
const admin = await shop.signInAdmin();

const ordered = async (product_id: number, quantity: number): Promise<number> =>
  (await order([{ product_id, quantity }])).body.order.id;

const cancel = (id: number, why: object = { reason: "customer_asked" }) =>
  shop.post(
    `/api/admin/orders/${id}/steps`,
    { from: "pending", status: "cancelled", ...why },
    { token: admin },
  );

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
  const first = await productWith(10);
  const second = await productWith(10);
  const items = [first, second].map((product_id) => ({ product_id, quantity: 3 }));
  const { body } = await order(items);
  const { status } = await causeDeadlock(shop, second, first, () => cancel(body.order.id));
  expect(status).toBe(200);
  expect([await stockOf(first), await stockOf(second)]).toEqual([10, 10]);
});

const step = (id: number, from: string, status: string) =>
  shop.post(`/api/admin/orders/${id}/steps`, { from, status }, { token: admin });

test("an order is cancelled once", async () => {
  const product = await productWith(10);
  const id = await ordered(product, 4);
  expect([(await cancel(id)).status, (await cancel(id)).status]).toEqual([200, 409]);
  expect(await stockOf(product)).toBe(10);
});

test("only a cancelled order puts anything back", async () => {
  const product = await productWith(10);
  const id = await ordered(product, 4);
  await step(id, "pending", "processing");
  await step(id, "processing", "completed");
  expect(await stockOf(product)).toBe(6);
});

test("a cancelled order leaves the stock of other orders and products as it is", async () => {
  const product = await productWith(10);
  const other = await productWith(10);
  const id = await ordered(product, 4);
  await ordered(product, 1);
  await ordered(other, 2);
  await cancel(id);
  expect([await stockOf(product), await stockOf(other)]).toEqual([9, 8]);
});

test("an order is not handed over before it was packed", async () => {
  const id = await ordered(await productWith(10), 1);
  const { status, body } = await step(id, "pending", "completed");
  expect([status, body]).toMatchObject([
    409,
    {
      code: "changed",
      message: "This order has changed in the meantime. This is how it stands now.",
      details: { status: "pending" },
    },
  ]);
});

test("a step of an order that is not there is refused, and so is a look at it", async () => {
  const answers = [
    await step(999_999, "pending", "processing"),
    await shop.get("/api/admin/orders/999999", { token: admin }),
  ];
  for (const { status, body } of answers) expect([status, body.code]).toEqual([404, "not_found"]);
});

test("a step can be taken back for ten seconds, and five more for a slow line", async () => {
  const undoneAfter = async (seconds: number) => {
    const id = await ordered(await productWith(10), 1);
    await step(id, "pending", "processing");
    await shop.sql(
      "update order_steps set created_at = created_at - make_interval(secs => $2) where order_id = $1",
      [id, seconds],
    );
    return (await step(id, "processing", "pending")).status;
  };
  expect([await undoneAfter(12), await undoneAfter(16)]).toEqual([200, 409]);
});

test("what nobody has done by the shop's own buttons cannot be taken back", async () => {
  const id = await ordered(await productWith(10), 1);
  await shop.sql("update orders set status = 'processing' where id = $1", [id]);
  const { status, body } = await step(id, "processing", "pending");
  expect([status, body.message]).toEqual([409, "That can no longer be undone: the ten seconds are over."]);
});

test("an order is shown with who ordered it, and no step yet", async () => {
  const id = await ordered(await productWith(10), 2);
  const { body } = await shop.get(`/api/admin/orders/${id}`, { token: admin });
  const [buyer] = await shop.sql("select id, name, email from users where role = 'user'");
  expect(body.data).toMatchObject({ id, status: "pending", total_price: 100, customer: buyer, steps: [] });
});

test("an order is cancelled for a reason, for another one in words; without it is refused and stays as it is", async () => {
  const product = await productWith(10);
  const id = await ordered(product, 4);
  const refused = async (why: object) => (await cancel(id, why)).body.errors;
  expect(await refused({})).toEqual({ reason: "Choose why it is cancelled." });
  expect(await refused({ reason: "other", note: " " })).toEqual({ note: "Write the reason in a few words." });
  expect(Object.keys(await refused({ reason: "mood" }))).toEqual(["reason"]);
  const odd = { from: "pending", status: "processing", reason: "not_reached" };
  expect((await shop.post(`/api/admin/orders/${id}/steps`, odd, { token: admin })).status).toBe(422);
  expect(await stockOf(product)).toBe(6);

  const { body } = await cancel(id, { reason: "other", note: "The van broke down" });
  const why = { reason: "other", note: "The van broke down" };
  expect(body.data).toMatchObject({
    status: "cancelled",
    cancelled: why,
    steps: [{ to: "cancelled", ...why }],
  });
  expect(await stockOf(product)).toBe(10);
  const [line] = (await shop.get(`/api/admin/journal?kind=order&subject=${id}`, { token: admin })).body.data;
  expect(line).toMatchObject({ before: { status: "pending" }, after: { status: "cancelled", ...why } });
});

test("the customer learns why the shop cancelled an order; of one that was cancelled before reasons were kept, nothing", async () => {
  const id = await ordered(await productWith(10), 1);
  const old = await ordered(await productWith(10), 1);
  await cancel(id, { reason: "out_of_stock" });
  await moveOrder(shop, old, "cancelled");
  const mine = (await shop.get("/api/my-orders", { token })).body.orders;
  const reasonOf = (id: number) => mine.find((one: { id: number }) => one.id === id).cancelled;
  expect([reasonOf(id), reasonOf(old)]).toEqual([{ reason: "out_of_stock" }, undefined]);
});
