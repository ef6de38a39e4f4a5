import { describe, expect, test } from "vitest";
import { testShop } from "#tests/support/shop/open-test-shop.ts";

const shop = await testShop();
const customer = await shop.newCustomer("Nusrat Jahan");
const admin = await shop.signInAdmin();

const change = (id: number, fields: object) =>
  shop.post(`/api/admin/products/${id}`, fields, { token: admin });
const adminList = async (query: string) =>
  (await shop.get(`/api/admin/products?${query}`, { token: admin })).body;
const namesFor = async (text: string): Promise<string[]> =>
  (await adminList(`search=${encodeURIComponent(text)}`)).data.map(({ names }: any) => names.en);
const rowOf = async (id: number) =>
  (
    await shop.sql<{ stock: number | null; price: number; original: number | null }>(
      "select stock, price_poisha / 100.0 as price, original_price_poisha / 100.0 as original from products where id = $1",
      [id],
    )
  )[0];
const orderPieces = (id: number, quantity: number) =>
  shop.post(
    "/api/place-order",
    {
      address_details: "Road 5",
      mobile_no: "01712345678",
      payment_type: "cash",
      items: [{ product_id: id, quantity }],
    },
    { token: customer },
  );

describe("a change in place", () => {
  test("of price, stock and flags is what shoppers see at once", async () => {
    await shop.sql(
      "update products set price_poisha = 6000, original_price_poisha = null, stock = 9 where id = 8",
    );
    const { body } = await change(8, {
      price: 61.5,
      originalPrice: 80,
      stock: 3,
      is_featured: 1,
      was: { price: 60, originalPrice: null, stock: 9 },
    });
    expect(body.data).toMatchObject({ id: 8, price: 61.5, originalPrice: 80, stock: 3, is_featured: 1 });
    shop.app.cache.clear();
    const product = await shop.get("/api/products/8");
    expect(product.body.data).toMatchObject({
      price: 61.5,
      originalPrice: 80,
      stock_left: 3,
      is_featured: 1,
    });
    const uncounted = await change(8, {
      stock: null,
      originalPrice: null,
      was: { stock: 3, originalPrice: 80 },
    });
    expect(uncounted.body.data).toMatchObject({ price: 61.5, originalPrice: null, stock: null });
  });

  test("never overwrites what orders took meanwhile", async () => {
    await shop.sql("update products set stock = 210 where id = 10");
    expect((await orderPieces(10, 50)).status).toBe(200);
    expect((await change(10, { stock: 215, was: { stock: 210 } })).body.data.stock).toBe(165);
    const late = await change(10, { stock: 215, was: { stock: 210 } });
    expect([late.status, late.body.code]).toEqual([409, "changed"]);
    expect(late.body.details.now).toMatchObject({ id: 10, stock: 165 });
    expect((await rowOf(10))?.stock).toBe(165);
  });

  test("of two people at one time is done once, and the other learns what is so", async () => {
    await shop.sql(
      "update products set price_poisha = 12000, original_price_poisha = 15000, stock = 50 where id = 11",
    );
    const prices = await Promise.all(
      [125, 130, 140].map((price) => change(11, { price, was: { price: 120 } })),
    );
    expect(prices.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    const { price } = prices.find(({ status }) => status === 200)?.body.data ?? {};
    for (const { status, body } of prices) if (status === 409) expect(body.details.now.price).toBe(price);
    const befores = await Promise.all(
      [160, null].map((originalPrice) => change(11, { originalPrice, was: { originalPrice: 150 } })),
    );
    expect(befores.map(({ status }) => status).sort()).toEqual([200, 409]);
    // A count concurrent with orders: both changes add up.
    const pressed = [50, 48, 46].map(async (was) => {
      const [{ status }] = await Promise.all([
        change(11, { stock: 50, was: { stock: was } }),
        orderPieces(11, 1),
      ]);
      return status === 200 ? 50 - was : 0;
    });
    const counted = (await Promise.all(pressed)).reduce((sum, one) => sum + one);
    expect((await rowOf(11))?.stock).toBe(50 - 3 + counted);
  });

  test("is refused without the figure that it was made from, and where nothing is to be changed", async () => {
    const before = await rowOf(9);
    const blind = await change(9, { price: 70, originalPrice: 90, stock: 5 });
    expect(blind.status).toBe(422);
    expect(Object.keys(blind.body.errors)).toEqual(["was.price", "was.originalPrice", "was.stock"]);
    const nothing = await change(9, { was: { stock: 5 } });
    expect([nothing.status, nothing.body.message]).toEqual([422, "Nothing to change was named."]);
    const unknown = await change(9, { stock: 5, was: { stock: 9, weight: 2 }, colour: "red" });
    expect(Object.keys(unknown.body.errors).sort()).toEqual(["colour", "was.weight"]);
    expect(await rowOf(9)).toEqual(before);
  });

  test("is refused where it cannot be", async () => {
    await shop.sql(
      "update products set price_poisha = 6000, original_price_poisha = null, stock = 9 where id = 9",
    );
    expect((await change(9, { stock: -1, was: { stock: 9 } })).status).toBe(422);
    expect((await change(9, { price: 0, was: { price: 60 } })).status).toBe(422);
    const low = await change(9, { price: 100, originalPrice: 90, was: { price: 60, originalPrice: null } });
    expect(low.body.errors).toEqual({ originalPrice: "The original price must be above the price." });
    expect((await change(99_999_999, { stock: 1, was: { stock: 2 } })).status).toBe(404);
  });
});

describe("the list of products", () => {
  test("is searched as shoppers search: in either script, however it is spelt", async () => {
    for (const text of ["peyaj", "পেঁয়াজ", "onion", "onoin"])
      expect((await namesFor(text))[0], text).toMatch(/onion/i);
  });

  test("knows a SKU in any case, whole or in part, before anything else", async () => {
    await shop.sql("update products set sku = 'RICE-Min-050' where id = 20");
    const name = (await adminList("search=RICE-Min-050")).data[0].names.en;
    for (const text of ["rice-min-050", "RICE-MIN-050", "min-05"])
      expect((await namesFor(text))[0], text).toBe(name);
    expect((await adminList("search=rice-min-050")).meta.total).toBe(1);
  });

  test("searches what is shown of a category, and of what is short", async () => {
    const all = await adminList("search=onion");
    const { category_id } = all.data[0];
    const other = await adminList(`search=onion&category=${category_id + 1}`);
    expect(other.data.every((one: any) => one.category_id === category_id + 1)).toBe(true);
    await shop.sql("update products set stock = 2 where id = $1", [all.data[0].id]);
    const short = await adminList("search=onion&short=1");
    expect(short.data.map(({ id }: any) => id)).toEqual([all.data[0].id]);
  });

  test("shows what is short, the scarcest first", async () => {
    const stocks: number[] = (await adminList("short=1")).data.map(({ stock }: any) => stock);
    expect(stocks.length).toBeGreaterThan(1);
    expect(stocks).toEqual(stocks.toSorted((a, b) => a - b));
    expect(Math.max(...stocks)).toBeLessThanOrEqual(5);
  });
});
