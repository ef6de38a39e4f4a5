import { brotliCompressSync } from "node:zlib";
import { expect, test } from "vitest";
import { SegmentBuilder } from "#src/search/index/segment-builder.ts";
import { readSynonyms } from "#src/search/query/synonyms.ts";
import { openTestShop, testShop } from "#tests/support/shop/open-test-shop.ts";
import { readProducts } from "../search/building/read-products.server.ts";
import { answersFrom, mayAnswer } from "./answer-from.ts";
import { packCatalogue } from "./pack-catalogue.server.ts";

const shop = await testShop();

await shop.sql(
  "update products set brand = 'Test' || chr(64 + id::int % 4), rating_count = 2, rating_sum = 5 + id % 5 where category_id in (2, 3)",
);
await shop.app.catalogueChanged();

const compact = async (from = shop) => (await from.get("/api/compact-catalogue")).body;

test.each([
  "search=alu",
  "search=ডিম",
  "search=peyaj&lang=bn",
  "search=dim alu dal",
  "search=chal 5 kg, dal 1 kg&counts=1",
  "search=sosta chal",
  "search=adha kg chini",
  "search=fish under 300&lang=bn",
  "search=gvQ&counts=1",
  "search=gvQ&as_typed=true",
  "search=a c i salt",
  "search=🥔",
  "search=lbu",
  "search=zzz",
  "limit=7",
  "category=3&sort=price-low-high",
  "featured=1&lang=bn",
  "offers=1&max_price=90",
  "brand=testa&brand=TESTB&min_rating=4&counts=1",
  "search=dim&min_rating=3&sub_category=2&sub_category=3&in_stock=1&counts=1",
  ...[
    "sort=newest&limit=5&cursor=newest:40",
    "min_price=50&top=1&sort=price-high-low",
    "search=murgi&limit=4",
  ],
])("a list out of the compact catalogue is the shop's own: %s", async (query) => {
  const url = `/api/products?limit=60&view=card&${query.includes("lang") ? query : `${query}&lang=en`}`;
  const answer = answersFrom(await compact());
  const listed = await answer(new URL(url, "https://shop"));
  expect(JSON.parse(JSON.stringify(listed))).toEqual(withoutSizes((await shop.get(url)).body));
});

/** Without a connection only the listed size of a product is offered. */
const withoutSizes = ({ data, ...list }: { data: { sizes?: object }[] }) => ({
  ...list,
  data: data.map(({ sizes: _, ...card }) => card),
});

test("so is the price of several pieces under an offer", async () => {
  await shop.sql(
    `insert into offers (kind, name_en, name_bn, pieces, percent, applies_to, starts_at)
     values ('several', 'Together', 'একসাথে', 3, 10, 'all', now())`,
  );
  shop.shop.queues.wake();
  const url = "/api/products?offers=1&category=7&limit=60&view=card&lang=en";
  const offered = async () => {
    await shop.app.catalogueChanged();
    return (await shop.get(url)).body;
  };
  await expect.poll(async () => (await offered()).data[0]?.several?.pieces).toBe(3);
  const listed = await answersFrom(await compact())(new URL(url, "https://shop"));
  expect(JSON.parse(JSON.stringify(listed))).toEqual(withoutSizes(await offered()));
});

test.each(["mor", "আল", "dim", "fish", "peyaj k"])("so are suggestions: %s", async (typed) => {
  for (const lang of ["en", "bn"]) {
    const url = `/api/suggestions?${new URLSearchParams({ q: typed, lang })}`;
    const suggested = await answersFrom(await compact())(new URL(url, "https://shop"));
    expect(JSON.parse(JSON.stringify(suggested))).toEqual((await shop.get(url)).body);
  }
});

test("prices of a cart and what stands beside a product are not answered by it", () => {
  const may = (path: string) => mayAnswer(new URL(path, "https://shop"));
  expect(["/api/products?search=a", "/api/suggestions?q=a"].filter(may)).toHaveLength(2);
  expect(
    ["/api/products?ids=1", "/api/products?related=1", "/api/products/1", "/api/shop"].filter(may),
  ).toEqual([]);
});

test("categories that are not shown are not named in it", async () => {
  const own = await openTestShop();
  await own.shop.database.pool.query("update categories set is_active = false where id = 2");
  const { categories, products } = await compact(own);
  expect(categories.map(({ id }: { id: number }) => id)).not.toContain(2);
  expect(products.category).toContain(2);
  await own.close();
});

test("of a large shop it has the products most in demand, in at most 400 kB", async () => {
  const { shop: own, close } = await openTestShop();
  const { pool } = own.database;
  const letters = "translate(left(md5(n || 'bn'), 8), '0123456789abcdef', 'কখগঘচছজটডতথদনপবম')";
  const ids: number[] = [];
  for (let first = 1; first < 5_500; first += 500) {
    const { rows } = await pool.query<{ id: number }>(
      `
    insert into products (sku, category_id, name_en, name_bn, weight_en, weight_bn, image, price_poisha, stock, position, review_count)
    select 'many-' || n, 1 + n % 8, initcap(left(md5(n || 'en'), 8)) || ' premium mustard oil ' || n,
           'প্রিমিয়াম সরিষার তেল ' || ${letters} || ' ' || n, n % 900 || ' g', n % 900 || ' গ্রাম',
           '/pictures/' || md5(n || 'picture') || '-800x600-' || left(md5(n || 'ground'), 6) || '.webp',
           1000 + (n * 7919) % 90000, n % 40, n, n % 9
    from generate_series($1::int, $1 + 499) n returning id`,
      [first],
    );
    ids.push(...rows.map(({ id }) => id));
  }
  const builder = new SegmentBuilder();
  for (const document of await readProducts(pool, ids)) builder.add(document);
  const index = { segments: [builder.build()], synonyms: readSynonyms([]) };
  const packed = await packCatalogue({ shop: own, addSurrogateKeys: () => undefined }, index);
  await close();

  expect(packed.whole).toBe(false);
  const { demand, id } = packed.products;
  expect(id).toHaveLength(5_000);
  expect(demand).toEqual(demand.toSorted((a, b) => b - a));
  expect(brotliCompressSync(JSON.stringify(packed)).length).toBeLessThanOrEqual(400_000);
  const listed = await answersFrom(packed)(new URL("https://shop/api/products?search=oil&lang=en"));
  expect(listed).toMatchObject({ meta: { counted: false, exact: true } });
});
