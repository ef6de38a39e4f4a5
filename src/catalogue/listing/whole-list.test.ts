import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openTestShop, type TestShop } from "#tests/support/shop/open-test-shop.ts";

// GET /api/products without paging: the whole list of an ordinary shop, and at most 5,000 products of a larger one.

const most = 5_000;
let shop: TestShop;

async function addMangoes({ sql, app }: TestShop) {
  // In parts: one statement may not take longer than 8 s on a busy machine.
  for (let first = 1; first < 6_000; first += 1_000)
    await sql(
      `insert into products (sku, category_id, name_en, name_bn, image, price_poisha)
       select 'large-' || n, 2, 'Mango ' || n, 'আম ' || n, '', 5000 + n from generate_series($1::int, $1 + 999) n`,
      [first],
    );
  await app.catalogueChanged();
}

beforeAll(async () => {
  shop = await openTestShop();
  await addMangoes(shop);
});
afterAll(() => shop.close());

const idsIn = ({ data }: { data: { id: number }[] }) => data.map(({ id }) => id);

describe("the list of a large shop, asked for without paging", () => {
  test.each(["", "category=2&", "search=mango&", "sort=price-high-low&min_price=20&"])(
    "comes in pages of 5,000 that miss and repeat nothing: %s",
    async (filter) => {
      const first = (await shop.get(`/api/products?${filter}view=card&lang=en`)).body;
      expect(first.data).toHaveLength(most);
      const cursor = encodeURIComponent(first.meta.next);
      const rest = (await shop.get(`/api/products?${filter}cursor=${cursor}&view=card&lang=en`)).body;
      expect(rest.meta.next).toBeUndefined();
      const ids = [...idsIn(first), ...idsIn(rest)];
      expect([new Set(ids).size, ids.length]).toEqual([first.meta.total, first.meta.total]);
    },
  );

  test("is in the order of a list in short pages", async () => {
    const whole = idsIn((await shop.get("/api/products?sort=price-high-low&view=card&lang=en")).body);
    const short = idsIn(
      (await shop.get("/api/products?sort=price-high-low&limit=100&view=card&lang=en")).body,
    );
    expect(whole.slice(0, 100)).toEqual(short);
    const prices = (await shop.get("/api/products?search=mango&sort=price-low-high&view=card&lang=en")).body
      .data;
    expect(prices.map(({ price }: any) => price)).toEqual(
      prices.map(({ price }: any) => price).toSorted((one: number, other: number) => one - other),
    );
  });

  test("is made once for all who ask for it at the same time, and kept compressed", async () => {
    const path = "/api/products?max_price=90000&view=card&lang=en";
    const before = shop.app.cache.size.entries;
    const headers = { "Accept-Encoding": "br" };
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => shop.app.fetch(new Request(`http://shop${path}`, { headers }))),
    );
    const bytes = await Promise.all(answers.map(async (answer) => (await answer.arrayBuffer()).byteLength));
    expect(answers.map((answer) => answer.headers.get("content-encoding"))).toEqual(Array(8).fill("br"));
    expect(new Set(answers.map((answer) => answer.headers.get("etag"))).size).toBe(1);
    expect(Math.max(...bytes)).toBeLessThan(400_000);
    expect(shop.app.cache.size.entries).toBe(before + 1);
  });
});

test("a whole list of a large shop counts by its rows in the limit of reads; one of an ordinary shop hardly, and a stored one not", async () => {
  const strict = await openTestShop({ RATE_LIMIT: "1" });
  const read = (turn: number) => strict.get(`/api/products?max_price=${10_000 + turn}&view=card&lang=en`);
  const together = () => Promise.all(Array.from({ length: 30 }, (_, turn) => read(turn)));
  expect((await together()).map(({ status }) => status)).toEqual(Array(30).fill(200));
  await addMangoes(strict);
  const answers = await together();
  expect(answers.some(({ status }) => status === 200)).toBe(true);
  const refused = answers.find(({ status }) => status === 429);
  expect(refused?.body.code).toBe("too_fast");
  expect(Number(refused?.headers.get("retry-after"))).toBeGreaterThan(0);
  // The cache may have evicted the others by now.
  await expect.poll(async () => (await read(0)).status).toBe(200);
  const stored = await Promise.all(Array.from({ length: 30 }, () => read(0)));
  expect(stored.map(({ status }) => status)).toEqual(Array(30).fill(200));
  await strict.close();
});
