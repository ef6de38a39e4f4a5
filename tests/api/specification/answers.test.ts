import { describe, expect, test } from "vitest";
import { type TestAnswer, testShop } from "#tests/support/shop/open-test-shop.ts";

const shop = await testShop();

const fresh = async (path: string) => {
  shop.app.cache.clear();
  return (await shop.get(path)).body;
};
const body = async (path: string) => (await shop.get(path)).body;

/** Every `id` and `*_id` in an answer, at any depth, with its value. */
function idsIn(value: unknown): [string, unknown][] {
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]): [string, unknown][] =>
    /^(id|.+_id)$/.test(key) ? [[key, inner]] : idsIn(inner),
  );
}

describe("SPEC 7: what the calls bring", () => {
  test("lists of categories, products and advertisements stand in a data field, sliders in the body itself", async () => {
    for (const path of ["/api/categories", "/api/products", "/api/active-advertisements"])
      expect(Array.isArray((await body(path)).data), path).toBe(true);
    expect(Array.isArray(await body("/api/sliders/active"))).toBe(true);
  });

  test("a category has id, name and icon; every picture stands below the shop's own address", async () => {
    const { data } = await body("/api/categories");
    const picture = /^\/pictures\//;
    for (const one of data)
      expect(one).toMatchObject({
        id: expect.any(Number),
        name: expect.any(String),
        icon: expect.stringMatching(picture),
      });
    for (const { image } of (await body("/api/products")).data) expect(image).toMatch(picture);
    for (const { image } of await body("/api/sliders/active")) expect(image).toMatch(picture);
    for (const { image } of (await body("/api/active-advertisements")).data) expect(image).toMatch(picture);
  });

  test("a slider has image, title, subtitle and a button that says 'Shop Now' unless told otherwise", async () => {
    await shop.sql(
      `insert into sliders (image, title_en, title_bn, subtitle_en, tint, position)
       values ('/pictures/demo/deshi-tomato.svg', 'Ripe', 'পাকা', 'Since dawn', 'fish', -1)`,
    );
    const [first] = await fresh("/api/sliders/active");
    expect(first).toMatchObject({
      image: "/pictures/demo/deshi-tomato.svg",
      title: "Ripe",
      subtitle: "Since dawn",
      button_text: "Shop Now",
    });
  });

  test("an advertisement has title and description, and a link and its words only where the shop gave them", async () => {
    await shop.sql(
      `insert into advertisements (image, title_en, title_bn, description_en, tint, position)
       values ('/pictures/demo/deshi-tomato.svg', 'Bare', 'খালি', 'No button', 'fish', -1)`,
    );
    const { data } = await fresh("/api/active-advertisements");
    expect(data[0]).toMatchObject({ id: expect.any(Number), title: "Bare", description: "No button" });
    expect(data[0]).not.toHaveProperty("btn_link");
    expect(data[0]).not.toHaveProperty("btn_text");
    expect(data[1]).toMatchObject({ btn_link: expect.any(String), btn_text: expect.any(String) });
  });

  test("only sliders and advertisements that are switched on are shown", async () => {
    for (const table of ["sliders", "advertisements"])
      await shop.sql(`update ${table} set is_active = false`);
    expect(await fresh("/api/sliders/active")).toEqual([]);
    expect((await fresh("/api/active-advertisements")).data).toEqual([]);
  });

  test("a link that is neither http(s) nor inside the shop cannot be kept (DECISIONS 35)", async () => {
    for (const link of ["javascript:alert(1)", "//evil.example", "/\\evil.example", "ftp://evil.example"])
      for (const table of ["sliders", "advertisements"])
        await expect(shop.sql(`update ${table} set link = $1`, [link])).rejects.toThrow(/link_safe/);
  });

  test("an original price and a rating come only where there are some", async () => {
    const { data } = await body("/api/products");
    const cheaper = data.filter((one: any) => "originalPrice" in one);
    expect(cheaper.length).toBeGreaterThan(0);
    expect(cheaper.length).toBeLessThan(data.length);
    for (const one of cheaper) expect(one.originalPrice).toBeGreaterThan(one.price);
    for (const one of data) if (one.review_count === 0) expect(one).not.toHaveProperty("rating");
  });

  test("flags are 1 or 0, and a query's flag of 0 asks for nothing", async () => {
    const all = await body("/api/products");
    for (const one of all.data)
      for (const flag of ["is_featured", "is_new_arrival", "is_top_selling"])
        expect([0, 1]).toContain(one[flag]);
    expect((await body("/api/products?featured=0")).meta.total).toBe(all.meta.total);
  });

  test("'featured' puts featured items first, and is the default; 'newest' puts new arrivals first", async () => {
    const flags = async (query: string, flag: string): Promise<number[]> =>
      (await body(`/api/products?${query}`)).data.map((one: any) => one[flag]);
    const featured = await flags("sort=featured", "is_featured");
    expect(featured).toEqual(featured.toSorted((a, b) => b - a));
    expect(await flags("", "is_featured")).toEqual(featured);
    const newest = await flags("sort=newest", "is_new_arrival");
    expect(newest).toEqual(newest.toSorted((a, b) => b - a));
    expect(newest).toContain(1);
  });

  test("search and category narrow the products, alone and together", async () => {
    const ofFish = await body("/api/products?category=2");
    expect(new Set(ofFish.data.map((one: any) => one.category_id))).toEqual(new Set([2]));
    expect((await body("/api/products?search=hilsa&category=2")).meta.total).toBeGreaterThan(0);
    expect((await body("/api/products?search=hilsa&category=1&min_price=0")).data).not.toContainEqual(
      expect.objectContaining({ category_id: 2 }),
    );
  });

  test("a customer's order has id, status, created_at, total_price and its items with their product", async () => {
    const token = await shop.newCustomer();
    const sent = await shop.post(
      "/api/place-order",
      {
        address_details: "  Road 5  ",
        mobile_no: " 01712345678 ",
        payment_type: "cash",
        items: [{ product_id: 1, quantity: 2 }],
      },
      { token },
    );
    expect(sent.body).toMatchObject({ success: true, message: "Order Placed Successfully!" });
    expect(sent.body.order).toMatchObject({ address_details: "Road 5", mobile_no: "01712345678" });
    const mine = await shop.get("/api/my-orders", { token });
    expect(mine.body.data).toEqual(mine.body.orders);
    expect(mine.body.orders).toHaveLength(1);
    expect(mine.body.orders[0]).toMatchObject({
      id: expect.any(Number),
      status: "pending",
      created_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
      total_price: expect.any(Number),
      order_items: [
        {
          id: expect.any(Number),
          quantity: 2,
          product: {
            name: expect.any(String),
            image: expect.stringMatching(/^\/pictures\//),
            price: expect.any(Number),
          },
        },
      ],
    });
    const others = await shop.get("/api/my-orders", { token: await shop.newCustomer("Rakib Hasan") });
    expect(others.body.orders).toEqual([]);
  });

  test("a review has id, review_details, created_at and its writer's name; a reply is an object with its text", async () => {
    const token = await shop.newCustomer("Nusrat Jahan");
    const draft = { product_id: "9", review_details: "Fresh." };
    const { review } = (await shop.post("/api/reviews", draft, { token })).body;
    expect(review).toMatchObject({
      id: expect.any(Number),
      review_details: "Fresh.",
      created_at: expect.stringMatching(/Z$/),
      user: { name: "Nusrat J." },
    });
    expect(review).not.toHaveProperty("reply");
    const login = await shop.post("/api/auth/login", {
      email: "admin@tatka.example",
      password: "test-admin",
    });
    expect(login.body.data.role).toBe("admin");
    const path = `/api/reviews/${review.id}/reply`;
    const replied = await shop.post(path, { reply: "Thank you." }, { token: login.body.token });
    expect(replied.body).toMatchObject({ success: true, reply: { reply: "Thank you." } });
    const list = await fresh("/api/products/reviews/9");
    expect(list).toMatchObject({ success: true, reviews: [{ reply: { reply: "Thank you." } }] });
  });

  test("an id is a number in every answer", async () => {
    const token = await shop.newCustomer();
    const email = `${crypto.randomUUID()}@example.com`;
    const login = await shop.post("/api/auth/login", {
      name: "Nusrat",
      email,
      password: "mango-tree",
      role: "user",
    });
    const order = (quantity: number, price?: number) =>
      shop.post(
        "/api/place-order",
        {
          address_details: "Road 5",
          mobile_no: "01712345678",
          payment_type: "cash",
          items: [{ product_id: 1, quantity, price }],
        },
        { token },
      );
    const review = await shop.post("/api/reviews", { product_id: 1, review_details: "Fresh." }, { token });
    const reply = await shop.post(
      `/api/reviews/${review.body.review.id}/reply`,
      { reply: "Thank you." },
      { token: await shop.signInAdmin() },
    );
    const placed = await order(1);
    const mine = await shop.get("/api/my-orders", { token });
    expect(mine.body.orders[0].order_items[0].product.id).toBe(1);
    const bought = await shop.get("/api/my-orders/bought", { token });
    await shop.sql("update advertisements set is_active = true");
    shop.app.cache.clear();
    const answers: Record<string, [TestAnswer, string[]]> = {
      categories: [await shop.get("/api/categories"), ["id"]],
      products: [await shop.get("/api/products"), ["id", "category_id"]],
      product: [await shop.get("/api/products/1"), ["id"]],
      reviews: [await shop.get("/api/products/reviews/1"), ["id"]],
      review: [review, ["id"]],
      reply: [reply, []],
      placed: [placed, ["id"]],
      "my orders": [mine, ["id"]],
      "refused order": [await order(1, 0.01), ["product_id"]],
      bought: [bought, []],
      sliders: [await shop.get("/api/sliders/active"), []],
      advertisements: [await shop.get("/api/active-advertisements"), ["id"]],
      login: [login, ["id"]],
      profile: [await shop.get("/api/account/profile", { token }), ["id"]],
    };
    for (const [name, [{ body }, expected]] of Object.entries(answers)) {
      // Only `parent_id` may be null: the category is at the top.
      const ids = idsIn(body).filter(([key, value]) => key !== "parent_id" || value !== null);
      expect([...new Set(ids.map(([key]) => key))], name).toEqual(expect.arrayContaining(expected));
      for (const [key, value] of ids) expect(value, `${name}: ${key}`).toEqual(expect.any(Number));
    }
    const saved = await shop.post("/api/account/saved", { add: ["3", 1] }, { token });
    expect(saved.body.data).toEqual([3, 1]);
  });

  test("an order's status is one of four, in the database too", async () => {
    for (const status of ["shipped", "Pending", ""])
      await expect(shop.sql("update orders set status = $1", [status])).rejects.toThrow();
    for (const status of ["pending", "processing", "completed", "cancelled"])
      await shop.sql("update orders set status = $1", [status]);
  });
});
