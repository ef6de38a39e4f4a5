import { expect, test } from "vitest";
import { openOrderingShop } from "#tests/support/orders/ordering.ts";

const { shop, productWith, order } = await openOrderingShop();

const bought = async (token: string) => (await shop.get("/api/my-orders/bought", { token })).body.data;

test("a customer's products come by how often they were ordered, then the latest first; others' and cancelled orders do not count", async () => {
  const rice = await productWith(null);
  const milk = await productWith(null);
  const eggs = await productWith(null);
  const fish = await productWith(null);
  const gone = await productWith(null);
  const token = await shop.newCustomer();
  const buy = async (ids: number[], quantity = 1, by = token) =>
    (
      await order(
        ids.map((product_id) => ({ product_id, quantity })),
        { token: by },
      )
    ).body.order;
  expect(await bought(token)).toEqual([]);
  await buy([rice], 50);
  await buy([milk, gone]);
  await buy([milk, eggs, gone]);
  const { number } = await buy([fish]);
  await buy([fish], 1, await shop.newCustomer());
  await shop.post(`/api/my-orders/${number}/cancel`, {}, { token });
  await shop.sql("update products set is_archived = true where id = $1", [gone]);
  expect(await bought(token)).toEqual([
    { id: milk, times: 2 },
    { id: eggs, times: 1 },
    { id: rice, times: 1 },
  ]);
});

test("at most two dozen are listed, of the hundred newest orders", async () => {
  const token = await shop.newCustomer("Old Hand");
  const early = await productWith(null);
  const later = await productWith(null);
  const many = await Promise.all(Array.from({ length: 30 }, () => productWith(null)));
  await order([{ product_id: early, quantity: 1 }], { token });
  const [row] = await shop.sql<{ user_id: number }>("select user_id from orders order by id desc limit 1");
  await shop.sql(
    `with placed as (
       insert into orders (user_id, address_details, mobile_no, total_poisha, idempotency_key, request_hash)
       select $1, 'x', '017', 100, 'k' || n, '' from generate_series(1, 100) n returning id
     ) insert into order_items (order_id, product_id, name_en, name_bn, weight_en, weight_bn, image, tint, price_poisha, quantity)
     select id, $2, 'x', 'x', '', '', '', '', 100, 1 from placed`,
    [row?.user_id, later],
  );
  expect(await bought(token)).toMatchObject([{ id: later, times: 100 }]);
  await order(
    many.map((product_id) => ({ product_id, quantity: 1 })),
    { token },
  );
  const list = await bought(token);
  expect([list.length, list[0]]).toMatchObject([24, { id: later, times: 99 }]);
});
