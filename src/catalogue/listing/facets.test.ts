import { beforeAll, describe, expect, test } from "vitest";
import { randomFrom } from "#demo/random.ts";
import { inLanguage } from "#src/language/locale.server.ts";
import { testShop } from "#tests/support/shop/open-test-shop.ts";
import {
  countedOneByOne,
  differences,
  type RandomProduct,
  randomFilter,
  randomProducts,
} from "#tests/support/shop/random-lists.ts";
import type { CategoryNode } from "../category-tree.ts";
import { maxBrands } from "../rules.ts";
import type { ProductFilter } from "../schemas.ts";
import { findProducts } from "./find-products.server.ts";

// The filters of a list and the numbers beside them, against a count of all products one by one.

const shop = await testShop();
const brands = 90;
const random = randomFrom(41);
let places: CategoryNode[];
let products: RandomProduct[];
let filters: ProductFilter[];

beforeAll(async () => {
  const { sql, app } = shop;
  await sql("update products set is_archived = true");
  await sql(
    `insert into categories (slug, name_en, name_bn, icon, tint, parent_id, position)
     select 'inner-' || n, 'Inner ' || n, 'ভেতর ' || n, icon, tint, c.id, 100 + n
     from generate_series(1, 6) n join categories c on c.id = 1 + n % 2`,
  );
  places = (await sql<{ id: string; parent_id: string | null }>("select id, parent_id from categories")).map(
    ({ id, parent_id }) => ({ id: Number(id), parent_id: parent_id === null ? null : Number(parent_id) }),
  );
  products = randomProducts(random, 3_000, 1_000_001, places, brands);
  await sql(
    `insert into products (id, sku, category_id, further_category_ids, name_en, name_bn, image, brand, rating_sum, rating_count, stock,
       price_poisha, original_price_poisha, is_featured)
     overriding system value
     select id, 'facet-' || id, category, further, word || ' ' || id, word, '', brand, stars, raters, stock, price * 100,
       original * 100, featured
     from jsonb_to_recordset($1::jsonb) as t (id bigint, category bigint, further bigint[], word text, brand text, stars int, raters int,
       stock int, price bigint, original bigint, featured boolean)`,
    [JSON.stringify(products.map((product) => ({ ...product, further: `{${product.further}}` })))],
  );
  await app.catalogueChanged();
  filters = Array.from({ length: 300 }, () => randomFilter(random, places, brands));
});

const queryOf = (filter: ProductFilter) => {
  const query = new URLSearchParams({ lang: "en", view: "card", limit: "100", counts: "1" });
  for (const [name, value] of Object.entries(filter))
    for (const one of Array.isArray(value) ? value : [value])
      if (one !== undefined) query.append(name, String(one));
  return query;
};

/** All ids of a list, page by page, in the order of the ids. */
async function idsOf(filter: ProductFilter): Promise<number[]> {
  const ids: number[] = [];
  for (let cursor: string | undefined; ; ) {
    const query = queryOf(filter);
    if (cursor) query.set("cursor", cursor);
    const { data, meta } = (await shop.get(`/api/products?${query}`)).body;
    ids.push(...data.map(({ id }: { id: number }) => id));
    if (!meta.next) return ids.toSorted((a, b) => a - b);
    cursor = meta.next;
  }
}

/** The same list as the shop makes it until its index is ready. */
function fromDatabase(filter: ProductFilter) {
  const context = {
    shop: shop.shop,
    viewer: null,
    network: "",
    requestHeader: () => undefined,
    idempotencyKey: () => undefined,
    setAnswerHeader: () => undefined,
    signal: new AbortController().signal,
    addSurrogateKeys: () => undefined,
    countRows: () => undefined,
  };
  return inLanguage("en", () => findProducts({ ...filter, view: "card" }, context, { current: undefined }));
}

describe("300 lists under filters at random", () => {
  test("say the numbers that a count of 3,000 products one by one gives, each facet without its own choice", async () => {
    let found = 0;
    for (const filter of filters) {
      const { ids: _, ...expected } = countedOneByOne(products, places, filter);
      const { meta } = (await shop.get(`/api/products?${queryOf(filter)}`)).body;
      expect(differences(meta, expected, maxBrands), JSON.stringify(filter)).toEqual([]);
      if (meta.total > 0) found++;
    }
    expect(found).toBeGreaterThan(150);
  });

  test("have the same products out of the index and out of the database", async () => {
    for (const filter of filters.slice(0, 100)) {
      const { ids, total, max_price } = countedOneByOne(products, places, filter);
      expect(await idsOf(filter), JSON.stringify(filter)).toEqual(ids);
      const { data, meta } = await fromDatabase(filter);
      expect(data.map(({ id }) => id).toSorted((a, b) => a - b)).toEqual(ids);
      expect(meta).toMatchObject({ total, max_price });
    }
  });
});

async function list(query: string) {
  await shop.app.catalogueChanged();
  return (await shop.get(`/api/products?lang=en&view=card&limit=100&counts=1&${query}`)).body;
}

describe("a change of a product", () => {
  const id = 1_000_500;
  const meta = async (query = "brand=Zatka") => (await list(query)).meta;

  test("of its brand, its ratings or its stock changes the filtered list and the numbers beside lists", async () => {
    await shop.sql(
      "update products set brand = 'Zatka', category_id = 3, further_category_ids = '{}', rating_sum = 0, rating_count = 0, stock = 5 where id = $1",
      [id],
    );
    await expect.poll(async () => (await meta()).total).toBe(1);
    expect(await meta()).toMatchObject({ counts: { in_stock: 1, ratings: { 3: 0, 4: 0 } } });
    await shop.sql("update products set rating_sum = 7, rating_count = 2 where id = $1", [id]);
    await expect.poll(async () => (await meta()).counts.ratings).toEqual({ 3: 1, 4: 0 });
    await shop.sql("update products set stock = 0 where id = $1", [id]);
    await expect.poll(async () => (await meta()).counts.in_stock).toBe(0);
  });

  test("is seen in the cached list of its category, which no filter narrows", async () => {
    const seen = async () => (await meta("category=3")).counts;
    const before = await seen();
    await shop.sql("update products set stock = 9, rating_sum = 8, brand = 'Zebu' where id = $1", [id]);
    await expect
      .poll(seen)
      .toMatchObject({ in_stock: before.in_stock + 1, ratings: { 4: before.ratings[4] + 1 } });
    expect((await meta("brand=zebu&category=3")).total).toBe(1);
  });

  test("does not hide how a brand was written first", async () => {
    await shop.sql("update products set brand = 'Zatka' where id = $1", [id]);
    await shop.sql("update products set brand = 'ZATKA' where id = any($1)", [[id + 1, id + 2]]);
    await expect
      .poll(async () => (await meta("brand=zatka")).counts.brands.at(-1))
      .toEqual({ name: "Zatka", count: 3 });
  });
});

test("a filter that says nothing sensible is refused or ignored, never a failure", async () => {
  const { body, status } = await shop.get("/api/products?min_rating=5&lang=en");
  expect([status, Object.keys(body.errors)]).toEqual([422, ["min_rating"]]);
  expect((await shop.get("/api/products?sub_category=fish")).status).toBe(422);
  expect((await list("brand=%20&sub_category=")).meta.total).toBe(products.length);
  expect((await list("brand=None+such")).meta.counts.brands.at(-1)).toEqual({ name: "None such", count: 0 });
});
