import { expect, test } from "vitest";
import { openOrderingShop } from "#tests/support/orders/ordering.ts";
import { untilServed } from "#tests/support/shop/row-locks.ts";

const { shop, token, order } = await openOrderingShop();

/** Sizes of one rice that share `grams`, by their net weight. */
async function sizesOf(grams: number, weights: number[]): Promise<number[]> {
  const group = crypto.randomUUID();
  const smallest = Math.min(...weights);
  const rows = await shop.sql<{ id: number }>(
    `insert into products (sku, category_id, name_en, name_bn, weight_en, image, price_poisha, net_amount, net_unit, size_group, shares_stock, stock)
     select gen_random_uuid()::text, 1, 'Miniket rice', 'মিনিকেট চাল', net || ' g', '', net * 8, net, 'g', $1, true, $3
     from unnest($2::int[]) as w (net) returning id`,
    [group, weights, grams / smallest],
  );
  return rows.map(({ id }) => id);
}

const stockOf = (ids: number[]) =>
  shop.sql<{ stock: number; shared_stock: number }>(
    "select stock, shared_stock from products where id = any($1) order by net_amount",
    [ids],
  );

test("of a 50 kg sack 1,000 buyers of mixed sizes take at most 50,000 g", async () => {
  const ids = await sizesOf(50_000, [500, 1_000, 5_000]);
  const [half = 0, one = 0, five = 0] = ids;
  const grams = new Map([
    [half, 500],
    [one, 1_000],
    [five, 5_000],
  ]);
  const buyers = Array.from({ length: 1_000 }, (_, index) => [
    { product_id: ids[index % 3] ?? 0, quantity: 1 },
    ...(index % 4 === 0 ? [{ product_id: ids[(index + 1) % 3] ?? 0, quantity: 2 }] : []),
  ]);
  let sold = 0;
  const codes = new Set<string>();
  const buy = async () => {
    for (let items = buyers.pop(); items; items = buyers.pop()) {
      const wanted = items;
      const { status, body } = await untilServed(() => order(wanted));
      if (status === 200)
        for (const { product_id, quantity } of wanted) sold += (grams.get(product_id) ?? 0) * quantity;
      else codes.add(body.code);
    }
  };
  await Promise.all(Array.from({ length: 24 }, buy));
  expect([...codes]).toEqual(["sold_out"]);
  const left = await stockOf(ids);
  // Less than the smallest size is left, so no buyer was refused what could be sold.
  expect(left).toEqual([500, 1_000, 5_000].map(() => ({ stock: 0, shared_stock: 50_000 - sold })));
  expect(50_000 - sold).toBeLessThan(500);
});

test("with 700 g left 1 kg is sold out and 500 g is not; a cancelled order gives its grams back", async () => {
  const ids = await sizesOf(700, [100, 500, 1_000]);
  const [, half = 0, one = 0] = ids;
  expect((await stockOf(ids)).map(({ stock }) => stock)).toEqual([7, 1, 0]);
  const { body } = await order([{ product_id: one, quantity: 1 }]);
  expect([body.code, body.details.lines]).toEqual([
    "sold_out",
    [{ product_id: one, name: "Miniket rice", left: 0, price: 80 }],
  ]);
  const placed = await order([{ product_id: half, quantity: 1 }]);
  expect(placed.status).toBe(200);
  expect((await stockOf(ids)).map(({ stock }) => stock)).toEqual([2, 0, 0]);
  await shop.post(`/api/my-orders/${placed.body.order.number}/cancel`, {}, { token });
  expect((await stockOf(ids)).map(({ stock }) => stock)).toEqual([7, 1, 0]);
});

test("sizes that are each enough but not together are refused with what is left for the later one", async () => {
  const [least = 0, small = 0, half = 0] = await sizesOf(700, [100, 200, 500]);
  const { status, body } = await order([
    { product_id: half, quantity: 1 },
    { product_id: small, quantity: 2 },
  ]);
  expect([status, body.code]).toEqual([409, "sold_out"]);
  expect(body.details.lines).toEqual([{ product_id: half, name: "Miniket rice", left: 0, price: 40 }]);
  expect(
    (
      await order([
        { product_id: half, quantity: 1 },
        { product_id: small, quantity: 1 },
      ])
    ).status,
  ).toBe(200);
  expect(await stockOf([least, small, half])).toEqual([
    { stock: 0, shared_stock: 0 },
    { stock: 0, shared_stock: 0 },
    { stock: 0, shared_stock: 0 },
  ]);
});

test("each movement is written once, for the size that moved, with the shared stock after it", async () => {
  const [small = 0, one = 0] = await sizesOf(10_000, [500, 1_000]);
  await order([
    { product_id: small, quantity: 3 },
    { product_id: one, quantity: 2 },
  ]);
  const movements = await shop.sql(
    `select product_id, kind, change, stock_after, shared_after from stock_movements
     where product_id = any($1) and kind = 'order' order by product_id`,
    [[small, one]],
  );
  const after = 10_000 - 1_500 - 2_000;
  expect(movements).toEqual([
    { product_id: small, kind: "order", change: -3, stock_after: 13, shared_after: after },
    { product_id: one, kind: "order", change: -2, stock_after: 6, shared_after: after },
  ]);
});

test("a size that joins takes the shared stock, one that leaves is counted again, and units do not mix", async () => {
  const [half = 0, one = 0] = await sizesOf(5_000, [500, 1_000]);
  const [{ size_group: group } = { size_group: "" }] = await shop.sql<{ size_group: string }>(
    "select size_group from products where id = $1",
    [half],
  );
  const join = (unit: string) =>
    shop.sql<{ id: number; stock: number }>(
      `insert into products (sku, category_id, name_en, name_bn, image, price_poisha, net_amount, net_unit, size_group, shares_stock, stock)
       values (gen_random_uuid()::text, 1, 'Rice', 'চাল', '', 100, 2000, $2, $1, true, 99) returning id, stock`,
      [group, unit],
    );
  expect((await join("g"))[0]?.stock).toBe(2);
  await expect(join("pc")).rejects.toThrow("one unit");
  await shop.sql("update products set shares_stock = false where id = $1", [one]);
  expect(await stockOf([half, one])).toEqual([
    { stock: 10, shared_stock: 5_000 },
    { stock: 0, shared_stock: null },
  ]);
});

test("an amount with more pieces of a small size than a stock can count is kept whole", async () => {
  const [gram = 0, sack = 0] = await sizesOf(5_000_000, [1, 50_000]);
  await shop.sql("update products set stock = 1000000 where id = $1", [sack]);
  expect(await stockOf([gram, sack])).toEqual([
    { stock: 2_147_483_647, shared_stock: 50_000_000_000 },
    { stock: 1_000_000, shared_stock: 50_000_000_000 },
  ]);
});

test("a stock that sizes share stays counted", async () => {
  const admin = await shop.signInAdmin();
  const [half = 0] = await sizesOf(5_000, [500, 1_000]);
  const uncounted = await shop.post(
    `/api/admin/products/${half}`,
    { stock: null, was: { stock: 10 } },
    { token: admin },
  );
  expect([uncounted.status, Object.keys(uncounted.body.errors)]).toEqual([422, ["stock"]]);
});

test("lists show one size; if it is archived, the next one", async () => {
  const ids = await sizesOf(5_000, [1_000, 500, 2_000]);
  const listed = () =>
    shop.sql<{ id: number }>(
      "select id from products where id = any($1) and not is_other_size and not is_archived order by id",
      [ids],
    );
  expect(await listed()).toEqual([{ id: ids[1] }]);
  await shop.sql("update products set is_archived = true where id = $1", [ids[1]]);
  expect(await listed()).toEqual([{ id: ids[0] }]);
  await shop.sql("update products set size_group = '', shares_stock = false where id = $1", [ids[2]]);
  expect(await listed()).toEqual([{ id: ids[0] }, { id: ids[2] }]);
});
