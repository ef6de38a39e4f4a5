import { describe, expect, test } from "vitest";
import { searchingIn } from "#tests/support/orders/searching.ts";
import { testShop } from "#tests/support/shop/open-test-shop.ts";

const shop = await testShop();
const admin = await shop.signInAdmin();

const { names } = searchingIn(() => shop);
const idOf = async (name: string): Promise<number> =>
  (await shop.sql<{ id: number }>("select id::float8 as id from products where name_en = $1", [name]))[0]
    ?.id ?? 0;
const pin = (term: string, product_id: number, pinned = true) =>
  shop.post("/api/admin/search-pins", { term, product_id, pinned }, { token: admin });
const opened = async () => (await shop.get("/api/admin/opened-searches", { token: admin })).body.data;

describe("pinned products", () => {
  test("come first in the search for a term, found or not, until they are unpinned; the journal tells both", async () => {
    const okra = await idOf("Okra");
    const carrot = await idOf("Carrot");
    const before = await names("potato");
    expect(before).not.toContain("Okra");
    expect((await pin(" Potato ", okra)).status).toBe(200);
    expect((await pin("potato", carrot)).status).toBe(200);
    expect((await pin("potato", carrot)).status).toBe(200);
    await shop.app.catalogueChanged();
    expect((await names("potato")).slice(0, 3)).toEqual(["Okra", "Carrot", before[0]]);
    expect(await names("potatoes")).toEqual(before);
    expect(await opened()).toMatchObject([
      {
        term: "potato",
        products: [
          { id: okra, count: 0, pinned: true },
          { id: carrot, pinned: true },
        ],
      },
    ]);

    await pin("potato", okra, false);
    await pin("potato", carrot, false);
    await shop.app.catalogueChanged();
    expect(await names("potato")).toEqual(before);
    const lines = await shop.sql(
      "select action, before, after from journal where kind = 'search_term' order by id",
    );
    expect(lines).toEqual([
      { action: "search_term.pinned", before: {}, after: { product: "Okra" } },
      { action: "search_term.pinned", before: {}, after: { product: "Carrot" } },
      { action: "search_term.unpinned", before: { product: "Okra" }, after: {} },
      { action: "search_term.unpinned", before: { product: "Carrot" }, after: {} },
    ]);
  });

  test("make a term found that nothing answers, and in its other spellings come first where they are found", async () => {
    const okra = await idOf("Okra");
    const potato = await idOf("Potato");
    await pin("zzyyxx", okra);
    await pin("alu", okra);
    await pin("alu", potato);
    await shop.app.catalogueChanged();
    const missing = await shop.get("/api/products?search=zzyyxx");
    expect([missing.body.data[0].name, missing.body.meta.exact]).toEqual(["Okra", true]);
    expect((await names("alu")).slice(0, 2)).toEqual(["Okra", "Potato"]);
    const other = await names("আলু");
    expect([other[0], other.includes("Okra")]).toEqual(["Potato", false]);
    const elsewhere = await shop.get("/api/products?search=zzyyxx&category=2");
    expect(elsewhere.body.data).toEqual([]);
    await shop.sql("delete from search_pins");
  });

  test("are refused in words: an unknown product, no term, too many", async () => {
    expect((await pin("potato", 999_999)).status).toBe(404);
    expect((await pin("01712345678", await idOf("Okra"))).body.errors.term).toMatch(/without phone numbers/);
    const ids = await shop.sql<{ id: number }>("select id::float8 as id from products order by id limit 6");
    const answers = await Promise.all(ids.map(({ id }) => pin("fish", id)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 200, 200, 200, 200, 422]);
    const customer = await shop.newCustomer();
    const refused = await shop.post(
      "/api/admin/search-pins",
      { term: "fish", product_id: ids[0]?.id, pinned: true },
      { token: customer },
    );
    expect(refused.status).toBe(403);
    await shop.sql("delete from search_pins");
  });
});

test("staff see what was opened after a search, the most frequent first", async () => {
  const okra = await idOf("Okra");
  const potato = await idOf("Potato");
  await shop.sql(
    `insert into search_counts (day, term, product_id, count)
     select (now() at time zone 'Asia/Dhaka')::date - days, term, product, count
     from (values ('bhindi', $1::bigint, 4, 0), ('bhindi', $1, 2, 3), ('alu', $2, 9, 0), ('alu', $1, 1, 0), ('old', $2, 50, 8))
       v (term, product, count, days)`,
    [okra, potato],
  );
  expect(await opened()).toEqual([
    {
      term: "alu",
      products: [
        expect.objectContaining({ id: potato, count: 9, pinned: false }),
        expect.objectContaining({ id: okra, count: 1 }),
      ],
    },
    { term: "bhindi", products: [expect.objectContaining({ id: okra, count: 6 })] },
  ]);
});
