import { describe, expect, test } from "vitest";
import { testShop } from "#tests/support/shop/open-test-shop.ts";

const shop = await testShop();
const body = async (path: string) => (await shop.get(path)).body;

describe("SPEC 5: passwords", () => {
  test("of fewer than 6 characters open no account, of 6 they do", async () => {
    const logIn = (password: string) =>
      shop.post("/api/auth/login", { name: "Nusrat", email: `${crypto.randomUUID()}@example.com`, password });
    expect((await logIn("12345")).status).toBeGreaterThanOrEqual(400);
    expect((await logIn("mango7")).status).toBe(200);
  });
});

describe("SPEC 7: what the calls take", async () => {
  const token = await shop.newCustomer();
  const order = (change: object) =>
    ({
      address_details: "Road 5",
      mobile_no: "01712345678",
      payment_type: "cash",
      items: [{ product_id: 1, quantity: 1 }],
      ...change,
    }) as const;

  test("a blank parameter is an absent one", async () => {
    const whole = await body("/api/products");
    for (const query of ["category=", "search=", "category=&search=", "search=%20&category=%20&sort=&limit="])
      expect((await shop.get(`/api/products?${query}`)).body.meta, query).toEqual(whole.meta);
    expect((await body("/api/products?category=&search=hilsa")).data).toEqual(
      (await body("/api/products?search=hilsa")).data,
    );
    expect((await shop.get("/api/suggestions?q=")).status).toBe(200);
  });

  test("null in an optional field is an absent one; in a required field it is missing", async () => {
    const email = `${crypto.randomUUID()}@example.com`;
    const login = { name: "Nusrat", email, password: "mango-tree", role: "user" };
    const customOrder = {
      customer_name: "Nusrat",
      order_details: "Ten kilos of rice",
      customer_email: null,
      customer_phone: null,
      delivery_address: null,
    };
    const accepted: [string, object][] = [
      ["/api/auth/login", login],
      ["/api/auth/login", { ...login, name: null, role: null, id_token: null }],
      ["/api/custom-orders", customOrder],
      ["/api/reviews", { product_id: 1, review_details: "Good", rating: null }],
      [
        "/api/place-order",
        order({
          slot: null,
          fee: null,
          items: [{ product_id: 1, quantity: 1, price: null, if_missing: null }],
        }),
      ],
    ];
    for (const [path, sent] of accepted)
      expect((await shop.post(path, sent, { token })).status, path).toBe(200);
    const refused = await shop.post("/api/custom-orders", { ...customOrder, order_details: null });
    expect([refused.status, refused.body.errors]).toEqual([
      422,
      { order_details: "Order details are required" },
    ]);
    const unpriced = await shop.post(
      "/api/place-order",
      order({ items: [{ product_id: 1, quantity: null }] }),
      {
        token,
      },
    );
    expect(unpriced.body.errors).toEqual({ "items.0.quantity": "This is required." });
  });

  test.each([
    {
      what: "more than 99 of a product",
      path: "/api/place-order",
      sent: order({ items: [{ product_id: 1, quantity: 100 }] }),
      field: "items.0.quantity",
      en: "A quantity is a whole number from 1 to 99: at most 99 of one product in one order.",
      bn: "পরিমাণ ১ থেকে ৯৯ পর্যন্ত পূর্ণ সংখ্যা: এক অর্ডারে একটি পণ্য সর্বোচ্চ ৯৯টি নেওয়া যায়।",
    },
    {
      what: "a payment other than cash",
      path: "/api/place-order",
      sent: order({ payment_type: "card" }),
      field: "payment_type",
      en: 'The shop takes cash on delivery only: payment_type is "cash".',
      bn: "শুধু ক্যাশ অন ডেলিভারিতে অর্ডার নেওয়া হয়।",
    },
    {
      what: "an empty list of items",
      path: "/api/place-order",
      sent: order({ items: [] }),
      field: "items",
      en: "The order is empty: it needs at least one product.",
      bn: "অর্ডারে কিছু নেই: অন্তত একটি পণ্য নিন।",
    },
    {
      what: "a category that is no id",
      path: "/api/products?category=fish",
      field: "category",
      en: "A category is named by its id, a whole number: category=1.",
      bn: "বিভাগ তার আইডি দিয়ে বলুন, যা একটি পূর্ণ সংখ্যা।",
    },
    {
      what: "a category of more digits than any id has",
      path: `/api/products?category=${"9".repeat(22)}`,
      field: "category",
      en: "A category is named by its id, a whole number: category=1.",
      bn: "বিভাগ তার আইডি দিয়ে বলুন, যা একটি পূর্ণ সংখ্যা।",
    },
  ])("$what is refused with what is wrong, in both languages", async ({ path, sent, field, ...words }) => {
    for (const language of ["en", "bn"] as const) {
      const options = { token, headers: { "Accept-Language": language } };
      const answer = sent ? await shop.post(path, sent, options) : await shop.get(path, options);
      expect([answer.status, answer.body.code]).toEqual([422, "invalid_fields"]);
      expect(answer.body.errors).toEqual({ [field]: words[language] });
      expect(answer.body.message).toBe(words[language]);
    }
  });

  test("a value of a wrong type or out of bounds is told as what it should be", async () => {
    const wrong = async (path: string, sent: object) => (await shop.post(path, sent, { token })).body.errors;
    expect(await wrong("/api/reviews", { product_id: "x", review_details: 7, rating: 9 })).toEqual({
      product_id: "This must be an id: a whole number above 0.",
      review_details: "Write a few words about the product.",
      rating: "This must be a whole number from 1 to 5.",
    });
    expect(await wrong("/api/auth/login", { email: "a@example.com", password: 7, role: ["user"] })).toEqual({
      password: "This must be text.",
      role: "This must be text.",
    });
    const item = { product_id: 1, quantity: 1, price: "5", if_missing: "shout" };
    expect(await wrong("/api/place-order", order({ fee: -1, items: [item] }))).toMatchObject({
      fee: "This must be at least 0.",
      "items.0.price": "This must be a number.",
      "items.0.if_missing": expect.stringMatching(/^This must be one of: \w+/),
    });
  });
});
