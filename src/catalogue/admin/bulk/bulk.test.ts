import { expect, test } from "vitest";
import { openOrderingShop } from "#tests/support/orders/ordering.ts";
import type { BulkChange, BulkLine, BulkPreview } from "./contract.ts";

const { shop, productWith, order, stockOf } = await openOrderingShop();
const token = await shop.signInAdmin();
const post = (path: string, body: object) => shop.post(`/api/admin/products-changes${path}`, body, { token });
const preview = async (selection: object, change: BulkChange): Promise<BulkPreview> =>
  (await post("/preview", { selection, change })).body.data;
const apply = (lines: Pick<BulkLine, "id" | "was" | "to">[]) =>
  post("", { rows: lines.map(({ id, was, to }) => ({ id, was, to })) });
const back = (lines: BulkLine[]) => apply(lines.map(({ id, was, to }) => ({ id, was: to, to: was })));
const price = (change: object): BulkChange => ({
  kind: "price",
  by: "percent",
  amount: 10,
  original: "keep",
  ...change,
});
const stored = async (ids: number[]) =>
  shop.sql(
    `select (price_poisha / 100.0)::float8 as price, (original_price_poisha / 100.0)::float8 as before from products
     where id = any($1) order by id`,
    [ids],
  );
const several = async (...taka: number[]) => {
  const ids: number[] = [];
  for (const one of taka) ids.push(await productWith(20, one * 100));
  return ids;
};
const journal = async (id: number) =>
  (await shop.get(`/api/admin/journal?kind=product&subject=${id}`, { token })).body.data;

test("prices rise by per cent in whole taka: first shown, nothing touched, then written, then taken back", async () => {
  const ids = await several(95, 11.7, 200);
  const { lines, same, refused, more } = await preview({ ids }, price({ amount: 7.5 }));
  expect([same, refused, more]).toEqual([0, [], false]);
  expect(lines.map(({ was, to }) => [was.price, to.price])).toEqual([
    [95, 102],
    [11.7, 13],
    [200, 215],
  ]);
  expect(await stored(ids)).toMatchObject([{ price: 95 }, { price: 11.7 }, { price: 200 }]);
  expect((await apply(lines)).body.data).toEqual({ changed: ids, stayed: [] });
  expect(await stored(ids)).toMatchObject([{ price: 102 }, { price: 13 }, { price: 215 }]);
  expect((await shop.get(`/api/products/${ids[0]}`)).body.data.price).toBe(102);
  // A retry after a lost response changes nothing.
  expect((await apply(lines)).body.data.changed).toEqual(ids);
  expect((await journal(ids[0] as number)).length).toBe(1);
  expect((await back(lines)).body.data).toEqual({ changed: ids, stayed: [] });
  expect(await stored(ids)).toMatchObject([{ price: 95 }, { price: 11.7 }, { price: 200 }]);
  expect(
    (await journal(ids[1] as number)).map(({ before, after }: any) => [before.price, after.price]),
  ).toEqual([
    [13, 11.7],
    [11.7, 13],
  ]);
});

test("of goods sold by weight the price of a kilo changes, in whole taka", async () => {
  const ids = await several(105);
  await shop.sql(
    "update products set is_weighed = true, net_amount = 250, net_unit = 'g' where id = $1",
    ids,
  );
  const rise = await preview({ ids }, price({ amount: 7.5 }));
  expect(rise.lines).toMatchObject([{ step_grams: 250, was: { price: 105 }, to: { price: 113 } }]);
  const raised = await preview({ ids }, price({ by: "taka", amount: 10 }));
  expect(raised.lines).toMatchObject([{ to: { price: 107.5 } }]);
  expect((await apply(raised.lines)).body.data).toEqual({ changed: ids, stayed: [] });
});

test("a fall becomes an offer, and no price gets to nothing or past the price before", async () => {
  const ids = await several(100, 3);
  const offer = await preview({ ids }, price({ by: "taka", amount: -20, original: "set" }));
  expect(offer.lines.map(({ to }) => to)).toEqual([{ price: 80, originalPrice: 100 }]);
  expect(offer.refused).toMatchObject([{ id: ids[1], why: "too_low" }]);
  await apply(offer.lines);
  const [first] = ids as [number];
  expect((await shop.get(`/api/products/${first}`)).body.data).toMatchObject({
    price: 80,
    originalPrice: 100,
  });
  const why = async (change: object) => (await preview({ ids: [first] }, price(change))).refused[0]?.why;
  expect(await why({ amount: 25 })).toBe("not_above");
  expect(await why({ amount: 5, original: "set" })).toBe("not_lower");
  expect(await why({ amount: -99.9 })).toBe("too_low");
  expect(await why({ by: "taka", amount: 999_990 })).toBe("too_high");
  const removed = await preview({ ids: [first] }, price({ amount: 0, original: "remove" }));
  expect(removed.lines[0]?.to).toEqual({ originalPrice: null });
  for (const row of [
    { id: first, was: { price: 80 }, to: { price: 0 } },
    { id: first, was: {}, to: {} },
    { id: first, was: { price: 80 }, to: { stock: 3 } },
    { id: first, was: { price: 80 }, to: { price: 70, is_featured: 1 } },
  ])
    expect((await post("", { rows: [row] })).status).toBe(422);
  expect(
    (await apply([{ id: first, was: { price: 80 }, to: { price: 100 } }])).body.data.stayed,
  ).toMatchObject([{ id: first }]);
  expect(await stored([first])).toEqual([{ price: 80, before: 100 }]);
});

test("what a colleague changed between preview and change, or since, stays and is told; orders in between lose no piece", async () => {
  const ids = await several(50, 60, 70);
  const { lines } = await preview({ ids }, price({ amount: 100 }));
  const set = (id: number | undefined, from: number, to: number) =>
    shop.post(`/api/admin/products/${id}`, { price: to, was: { price: from } }, { token });
  await set(ids[0], 50, 55);
  const placed = order([{ product_id: ids[1], quantity: 3 }]);
  const { data } = (await apply(lines)).body;
  expect((await placed).status).toBe(200);
  expect(data.changed).toEqual(ids.slice(1));
  expect(data.stayed).toEqual([{ id: ids[0], names: { en: "Test mango", bn: "পরীক্ষার আম" } }]);
  await set(ids[2], 140, 145);
  const undone = (await back(lines.slice(1))).body.data;
  expect([undone.changed, undone.stayed.map(({ id }: any) => id)]).toEqual([[ids[1]], [ids[2]]]);
  expect(await stored(ids)).toMatchObject([{ price: 55 }, { price: 60 }, { price: 145 }]);
  expect(await stockOf(ids[1] as number)).toBe(17);
});

test("flags, category and archive are changed alike, each with its lines in the journal", async () => {
  const ids = await several(10, 20);
  const [first, second] = ids as [number, number];
  await shop.sql("update products set is_featured = true where id = $1", [first]);
  const flags = await preview({ ids }, { kind: "flags", is_featured: 1, is_top_selling: 0 });
  expect([flags.lines.map(({ id }) => id), flags.same]).toEqual([[second], 1]);
  await apply(flags.lines);
  const moved = await preview({ ids }, { kind: "category", category_id: 2 });
  expect(moved.lines[0]).toMatchObject({ was: { category_id: 1 }, to: { category_id: 2 } });
  await apply(moved.lines);
  const archived = await preview({ ids }, { kind: "archive", archived: true });
  await apply(archived.lines);
  expect((await order([{ product_id: first, quantity: 1 }])).status).toBe(409);
  expect((await shop.get(`/api/products?category=2&ids=${ids}`)).body.data).toEqual([]);
  expect((await journal(second)).map(({ action, before, after }: any) => [action, before, after])).toEqual([
    ["product.archived", {}, {}],
    ["product.changed", { category: "Fruits & Vegetables" }, { category: "Fish" }],
    ["product.changed", { is_featured: 0 }, { is_featured: 1 }],
  ]);
  await back(archived.lines);
  expect((await order([{ product_id: first, quantity: 1 }])).status).toBe(200);
  const unknown = await post("/preview", {
    selection: { ids },
    change: { kind: "category", category_id: 99_999 },
  });
  expect([unknown.status, Object.keys(unknown.body.errors)]).toEqual([422, ["category_id"]]);
});

test("what goes only near is marked together, and freed again", async () => {
  const ids = await several(300, 400);
  const perishable = async () =>
    (await shop.sql("select id from products where id = any($1) and is_perishable", [ids])).length;
  const { lines } = await preview({ ids }, { kind: "flags", is_perishable: 1 });
  expect(lines.map(({ was, to }) => [was, to])).toEqual(
    ids.map(() => [{ is_perishable: 0 }, { is_perishable: 1 }]),
  );
  await apply(lines);
  expect(await perishable()).toBe(2);
  expect((await shop.get(`/api/products/${ids[0]}`)).body.data.perishable).toBe(1);
  expect((await journal(ids[1] as number))[0]).toMatchObject({
    before: { is_perishable: 0 },
    after: { is_perishable: 1 },
  });
  await back(lines);
  expect(await perishable()).toBe(0);
});

test("all of a list are meant by its filter, as far as one change goes", async () => {
  await shop.sql(
    `insert into products (sku, category_id, name_en, name_bn, image, price_poisha)
     select 'bulk-' || n, 6, 'Bulk thing', 'অনেক জিনিস', '', 1000 from generate_series(1, 520) n`,
  );
  const all = await preview({ filter: { category: 6 } }, price({ by: "taka", amount: 1 }));
  expect([all.lines.length, all.more]).toEqual([500, true]);
  const some = await preview(
    { filter: { search: "bulk-51", category: 6 } },
    price({ by: "taka", amount: 1 }),
  );
  expect([some.lines.length, some.more]).toEqual([11, false]);
  expect((await apply(all.lines)).body.data.changed).toHaveLength(500);
  expect((await back(all.lines)).body.data.changed).toHaveLength(500);
  const archived = await preview({ filter: { archived: true } }, price({}));
  expect(archived.lines.every(({ id }) => !all.lines.some((line) => line.id === id))).toBe(true);
});
