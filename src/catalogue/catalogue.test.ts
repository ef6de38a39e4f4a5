import { describe, expect, test } from "vitest";
import { testShop } from "#tests/support/shop/open-test-shop.ts";
import type { ProductCard } from "./contract.ts";

const shop = await testShop();

const list = async (query: string): Promise<{ data: ProductCard[]; meta: Record<string, any> }> =>
  (await shop.get(`/api/products?${query}`)).body;

describe("GET /api/categories", () => {
  test("gives all categories in the shop's order, fruits and vegetables first", async () => {
    const { body } = await shop.get("/api/categories");
    expect(body.data.length).toBeGreaterThanOrEqual(12);
    expect(body.data[0]).toEqual({
      id: 1,
      parent_id: null,
      name: "Fruits & Vegetables",
      icon: "/pictures/demo/category-fruit-vegetables.svg",
      tint: "fruit-vegetables",
      product_count: 47,
    });
  });

  test("gives those of a tree that is open at one: the top, and what is directly within it and those above it", async () => {
    const { data: all } = (await shop.get("/api/categories")).body;
    const shownAt = async (id: number) => (await shop.get(`/api/categories?open_at=${id}`)).body.data;
    const top = all.filter((one: any) => one.parent_id === null);
    expect(await shownAt(0)).toEqual(top);
    expect(await shownAt(9_999)).toEqual(top);
    const inner = all.find((one: any) => one.parent_id === 1);
    const withInner = all.filter((one: any) => one.parent_id === null || one.parent_id === 1);
    expect(await shownAt(1)).toEqual(withInner);
    expect(await shownAt(inner.id)).toEqual(withInner);
    expect((await shop.get("/api/categories?open_at=fish")).status).toBe(422);
  });
});

describe("GET /api/products", () => {
  test("gives the whole list without paging, with every field of the specification", async () => {
    const { data, meta } = await list("");
    expect(data.length).toBe(meta.total);
    expect(data.length).toBeGreaterThanOrEqual(160);
    expect(data[0]).toMatchObject({
      id: expect.any(Number),
      name: expect.any(String),
      price: expect.any(Number),
      image: expect.stringMatching(/^\/pictures\//),
      weight: expect.any(String),
      description: expect.any(String),
      nutritionalInfo: expect.any(String),
      category_id: expect.any(Number),
      is_featured: 1,
    });
    expect(data[0]).not.toHaveProperty("stock");
    expect(data[0]).not.toHaveProperty("price_poisha");
  });

  test("narrows by category, flags, words and price, all together", async () => {
    const all = await list("");
    const some = await list("category=1&featured=true&min_price=50&max_price=500&search=tomato");
    const fits = all.data.filter(
      (one) =>
        one.category_id === 1 &&
        one.is_featured &&
        one.price >= 50 &&
        one.price <= 500 &&
        /tomato/i.test(one.name),
    );
    expect(fits.length).toBeGreaterThan(0);
    expect(some.data.map(({ id }) => id).sort()).toEqual(fits.map(({ id }) => id).sort());
    for (const [flag, field] of [
      ["new", "is_new_arrival"],
      ["top", "is_top_selling"],
    ] as const) {
      const { data } = await list(`${flag}=1`);
      expect(data.map(({ id }) => id).sort()).toEqual(
        all.data
          .filter((one) => one[field])
          .map(({ id }) => id)
          .sort(),
      );
    }
  });

  test("finds by the Bengali and the English name, whatever the language of the answer", async () => {
    expect(
      (await list(`search=${encodeURIComponent("টমেটো")}&lang=en`)).data.map(({ name }) => name),
    ).toContain("Deshi tomato, ripe on the vine");
    expect((await list("search=TOMATO&lang=bn")).data.map(({ name }) => name)).toContain("দেশি টমেটো, গাছপাকা");
  });

  test("takes signs of SQL in a search as plain letters", async () => {
    expect((await list("search=%25")).data).toEqual([]);
    expect((await list("search=_")).data).toEqual([]);
    expect((await list("search='%20or%20'1'='1")).data).toEqual([]);
  });

  test("reads Bengali digits in prices", async () => {
    const bengali = await list(`max_price=${encodeURIComponent("১০০")}`);
    expect(bengali).toEqual(await list("max_price=100"));
    expect(bengali.meta.total).toBeGreaterThan(0);
  });

  test("tells the highest price of what fits, whatever price range is chosen", async () => {
    const all = await list("category=2");
    const open = await list("category=2&limit=1");
    const narrow = await list("category=2&limit=1&max_price=500");
    for (const { meta } of [all, open, narrow])
      expect(meta.max_price).toBe(Math.max(...all.data.map(({ price }) => price)));
    expect(narrow.meta.total).toBeLessThan(open.meta.total);
  });

  test.each(["featured", "newest", "price-low-high", "price-high-low"])(
    "leads page by page through all products sorted by %s, none twice and none left out",
    async (sort) => {
      const whole = await list(`sort=${sort}`);
      const seen: number[] = [];
      let cursor: string | undefined = "";
      for (let page = 0; cursor !== undefined && page < 20; page++) {
        const { data, meta }: { data: ProductCard[]; meta: Record<string, any> } = await list(
          `sort=${sort}&limit=25&cursor=${cursor}`,
        );
        seen.push(...data.map(({ id }) => id));
        cursor = meta.next;
      }
      expect(seen).toEqual(whole.data.map(({ id }) => id));
    },
  );

  test("sorts by price both ways", async () => {
    const prices = (await list("sort=price-low-high")).data.map(({ price }) => price);
    expect(prices).toEqual(prices.toSorted((a, b) => a - b));
    const falling = (await list("sort=price-high-low")).data.map(({ price }) => price);
    expect(falling).toEqual(prices.toReversed());
  });

  test("gives products by their ids in the order asked for, and leaves out what is gone", async () => {
    const { data } = await list(`ids=9,3,99999999,${encodeURIComponent("১")}`);
    expect(data.map(({ id }) => id)).toEqual([9, 3, 1]);
  });

  test("refuses a limit, a sort or a price that is none, and names the field", async () => {
    for (const [name, value] of [
      ["limit", "0"],
      ["limit", "1000"],
      ["sort", "cheapest"],
      ["min_price", "-1"],
      ["max_price", "12x"],
      ["category", "one"],
    ]) {
      const { status, body } = await shop.get(`/api/products?${name}=${value}`);
      expect([status, body.code]).toEqual([422, "invalid_fields"]);
      expect(Object.keys(body.errors)).toEqual([name]);
    }
  });
});

describe("GET /api/products/{id}", () => {
  test("shows one product with both names and its category", async () => {
    const { body } = await shop.get("/api/products/1");
    expect(body.data).toMatchObject({
      id: 1,
      names: { en: "Deshi tomato, ripe on the vine", bn: "দেশি টমেটো, গাছপাকা" },
      category: { id: 1, name: "Fruits & Vegetables" },
    });
  });

  test("says that an unknown product is not found", async () => {
    const { status, body } = await shop.get("/api/products/987654321");
    expect(status).toBe(404);
    expect(body.message).toBe("Product Not Found");
  });

  test("tells how many are left only when few are", async () => {
    await shop.sql("update products set stock = 3 where id = 1");
    await shop.sql("update products set stock = 300 where id = 2");
    shop.app.cache.clear();
    expect((await shop.get("/api/products/1")).body.data.stock_left).toBe(3);
    expect((await shop.get("/api/products/2")).body.data).not.toHaveProperty("stock_left");
  });
});
