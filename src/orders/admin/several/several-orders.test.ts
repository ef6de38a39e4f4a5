import { expect, test } from "vitest";
import { ageOrder, moveOrder } from "#tests/support/orders/moving.ts";
import { openOrderingShop } from "#tests/support/orders/ordering.ts";

const { shop, productWith, order } = await openOrderingShop();
const admin = await shop.signInAdmin();

const ordered = async (...products: [id: number, quantity: number][]): Promise<number> =>
  (await order(products.map(([product_id, quantity]) => ({ product_id, quantity })))).body.order.id;
const pack = (orders: number[]) => shop.post("/api/admin/orders/start-packing", { orders }, { token: admin });
const print = (orders: string, language = "en") =>
  shop.get(`/api/admin/orders-to-print?orders=${orders}`, {
    token: admin,
    headers: { "Accept-Language": language },
  });
const statusOf = async (id: number) =>
  (await shop.sql<{ status: string }>("select status from orders where id = $1", [id]))[0]?.status;
const numberOf = (id: number) => `TK-${10_000 + id}`;

test("packing starts for several orders at once; each that is refused is told by number and why", async () => {
  const product = await productWith(10);
  const one = await ordered([product, 1]);
  const two = await ordered([product, 1]);
  const gone = await ordered([product, 1]);
  await moveOrder(shop, gone, "cancelled");
  const { status, body } = await pack([one, gone, 999_999, two]);
  expect(status).toBe(200);
  expect(body.data).toEqual({
    started: [one, two].map((id) => ({ id, number: numberOf(id) })),
    refused: [
      {
        id: gone,
        number: numberOf(gone),
        status: "cancelled",
        fulfilment: "placed",
        message: expect.any(String),
      },
      { id: 999_999, number: "TK-1009999", message: expect.any(String) },
    ],
  });
  expect([await statusOf(one), await statusOf(two), await statusOf(gone)]).toEqual([
    "processing",
    "processing",
    "cancelled",
  ]);
  const lines = (await shop.get("/api/admin/journal?kind=order", { token: admin })).body.data;
  expect(lines.map(({ subject }: any) => subject.name)).toEqual([numberOf(two), numberOf(one)]);
});

test("an order that was changed since the list was loaded is refused, to start and to pack", async () => {
  const product = await productWith(10);
  const one = await ordered([product, 1]);
  const two = await ordered([product, 1]);
  await shop.sql("update orders set revision = 1 where id = $1", [one]);
  const step = (to: string) =>
    shop.post(
      "/api/admin/orders/start-packing",
      { orders: [one, two], to, revisions: { [one]: 0, [two]: 0 } },
      { token: admin },
    );
  const { body } = await step("confirmed");
  expect(body.data).toMatchObject({ started: [{ id: two }], refused: [{ id: one }] });
  await pack([one]);
  expect((await step("packed")).body.data).toMatchObject({ started: [{ id: two }], refused: [{ id: one }] });
  const alone = { from: "confirmed", to: "packed", revision: 0 };
  const refused = await shop.post(`/api/admin/orders/${one}/steps`, alone, { token: admin });
  expect([refused.status, refused.body.code]).toEqual([409, "changed"]);
});

test("pressed twice, at the same time or after, packing starts once for each order", async () => {
  const product = await productWith(10);
  const ids = [await ordered([product, 1]), await ordered([product, 1])];
  const answers = [...(await Promise.all([pack([...ids, ...ids]), pack(ids)])), await pack(ids)];
  expect(answers.flatMap(({ body }) => body.data.started.map(({ id }: any) => id)).toSorted()).toEqual(ids);
  const steps = await shop.sql("select from order_steps where order_id = any($1)", [ids]);
  expect(steps).toHaveLength(2);
});

test("nothing and more than a hundred orders are refused, to pack and to print", async () => {
  const many = Array.from({ length: 101 }, (_, index) => index + 1);
  for (const ids of [[], many]) {
    expect((await pack(ids)).status).toBe(422);
    expect((await print(ids.join(","))).status).toBe(422);
  }
  expect((await print("1,x")).status).toBe(422);
});

test("the pick list sums a product over all orders, by category, and says for which", async () => {
  const mango = await productWith(50);
  const fish = await productWith(50);
  await shop.sql("update products set category_id = 2, name_en = 'Test fish' where id = $1", [fish]);
  const one = await ordered([fish, 1], [mango, 2]);
  const two = await ordered([mango, 3]);
  const done = await ordered([mango, 9]);
  const packed = await ordered([mango, 1]);
  await moveOrder(shop, done, "delivered");
  await moveOrder(shop, packed, "packed");
  const { body } = await print(`${two},${one},${done},${packed},${two},999999`);
  const names = await shop.sql<{ name_en: string }>(
    "select name_en from categories where id <= 2 order by id",
  );
  expect(body.data.pick).toEqual([
    {
      name: "Test mango",
      weight: "",
      category: names[0]?.name_en,
      quantity: 5,
      orders: [
        { number: numberOf(one), quantity: 2 },
        { number: numberOf(two), quantity: 3 },
      ],
    },
    expect.objectContaining({ name: "Test fish", category: names[1]?.name_en, quantity: 1 }),
  ]);
  expect(body.data.orders.map(({ id }: any) => id)).toEqual([one, two, done, packed]);
  expect(body.data.orders[0]).toMatchObject({
    number: numberOf(one),
    mobile_no: expect.any(String),
    customer: { name: expect.any(String) },
    order_items: [{ quantity: 2 }, { quantity: 1, product: { name: "Test fish" } }],
  });
  expect((await print(String(one), "bn")).body.data.pick[0].name).toBe("পরীক্ষার আম");
});

test("a product that is deleted is still gathered, last and without a category", async () => {
  const gone = await productWith(5);
  const mango = await productWith(5);
  const id = await ordered([gone, 1], [mango, 1]);
  await shop.sql("delete from products where id = $1", [gone]);
  const { pick } = (await print(String(id))).body.data;
  expect(pick.map(({ category }: any) => category === "")).toEqual([false, true]);
});

test("orders are listed by the day in Dhaka on which they came", async () => {
  const product = await productWith(5);
  const ids = [await ordered([product, 1]), await ordered([product, 1])];
  // A minute before midnight in Dhaka, and at midnight.
  await shop.sql(
    `update orders set created_at = timestamptz '2025-03-04T18:00:00Z' - make_interval(mins => id::int - $1) where id = any($2)`,
    [ids[0], ids],
  );
  const on = async (day: string) => {
    const { status, body } = await shop.get(`/api/admin/orders?day=${day}`, { token: admin });
    return status === 200 ? body.data.map(({ id }: any) => id) : status;
  };
  expect(await on("2025-03-05")).toEqual([ids[0]]);
  expect(await on("2025-03-04")).toEqual([ids[1]]);
  const id = await ordered([product, 1]);
  expect(await on("today")).toContain(id);
  await ageOrder(shop, id, 24 * 60);
  expect([await on("yesterday"), await on("today")]).toEqual([[id], expect.not.arrayContaining([id])]);
  expect(await on("tomorrow")).toBe(422);
});
