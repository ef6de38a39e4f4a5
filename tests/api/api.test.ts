import { describe, expect, test } from "vitest";
import { openTestShop, testShop } from "../support/shop/open-test-shop.ts";

const shop = await testShop();

describe("the API", () => {
  test("says which fields every refusal has", async () => {
    const { status, body, headers } = await shop.get("/api/nothing-here");
    expect(status).toBe(404);
    expect(body).toEqual({ success: false, code: "not_found", message: "Not found." });
    expect(headers.get("content-type")).toContain("application/json");
  });

  test("refuses broken JSON with 400 and a body over 100 kB with 413", async () => {
    const broken = await shop.post("/api/auth/login", "{ not json");
    expect([broken.status, broken.body.code]).toEqual([400, "broken_request"]);
    const list = await shop.post("/api/auth/login", "[1, 2]");
    expect([list.status, list.body.code]).toEqual([400, "broken_request"]);
    const large = await shop.post("/api/auth/login", { name: "x".repeat(110_000) });
    expect([large.status, large.body.code]).toEqual([413, "too_large"]);
  });

  test("speaks the language asked for, by header or by address", async () => {
    const byHeader = await shop.get("/api/categories", { headers: { "Accept-Language": "bn-BD,bn;q=0.9" } });
    expect(byHeader.body.data[0].name).toBe("ফল ও সবজি");
    expect(byHeader.headers.get("vary")).toContain("Accept-Language");
    const byAddress = await shop.get("/api/categories?lang=en", { headers: { "Accept-Language": "bn" } });
    expect(byAddress.body.data[0].name).toBe("Fruits & Vegetables");
    const refused = await shop.get("/api/products/99999?lang=bn");
    expect(refused.body.message).toBe("পণ্যটি পাওয়া যায়নি");
  });

  test("carries security headers on answers and refusals alike", async () => {
    for (const path of ["/api/categories", "/api/nothing-here"]) {
      const { headers } = await shop.get(path);
      expect(headers.get("x-content-type-options")).toBe("nosniff");
      expect(headers.get("referrer-policy")).toBe("strict-origin-when-cross-origin");
      expect(headers.get("permissions-policy")).toContain("camera=()");
      expect(headers.get("content-security-policy")).toContain("frame-ancestors 'none'");
      expect(headers.get("strict-transport-security")).toBeNull();
    }
  });

  test("insists on https where the shop is reached by https", async () => {
    const secure = await openTestShop({ PUBLIC_URL: "https://tatka.example" });
    const { headers } = await secure.get("/api/categories");
    expect(headers.get("strict-transport-security")).toMatch(/max-age=[0-9]{8}/);
    await secure.close();
  });

  test("describes itself in OpenAPI 3.1, to machines and to people", async () => {
    const { body } = await shop.get("/api/openapi.json");
    expect(body.openapi).toBe("3.1.0");
    const paths = ["/api/categories", "/api/products", "/api/products/{id}", "/api/sliders/active"];
    const more = ["/api/active-advertisements", "/api/auth/login", "/api/place-order", "/api/my-orders"];
    expect(Object.keys(body.paths)).toEqual(expect.arrayContaining([...paths, ...more]));
    expect(body.paths["/api/place-order"].post.security).toEqual([{ token: [] }]);
    const page = await shop.get("/api/docs");
    expect(page.body).toContain("POST /api/place-order");
  });

  test("never answers nonsense with a 5xx", async () => {
    const nonsense = [
      "%00",
      "%F0%9F%8D%85",
      "'%22%3B--",
      "x".repeat(5_000),
      "%E0%A4",
      "{}",
      "-1",
      "1e309",
      "NaN",
      "%ff",
    ];
    const names = [
      "search",
      "category",
      "limit",
      "cursor",
      "sort",
      "min_price",
      "ids",
      "featured",
      "as_typed",
      "lang",
      "view",
    ];
    for (const value of nonsense) {
      for (const name of names) {
        const { status } = await shop.get(`/api/products?${name}=${value}`);
        expect(status, `${name}=${value.slice(0, 20)}`).toBeLessThan(500);
      }
      const { status } = await shop.get(`/api/products/${value}`);
      expect(status, `/api/products/${value.slice(0, 20)}`).toBeLessThan(500);
    }
  });

  test("never answers a nonsensical body with a 5xx", async () => {
    const token = await shop.newCustomer();
    const bodies = [
      null,
      1,
      "text",
      [],
      {},
      { items: {} },
      { email: [], password: {} },
      { email: "a@b.c\u0000" },
      { token: "\u0000", new_password: "mango-tree\u0000" },
      { token: "\ud800", new_password: "\ud800".repeat(8), id_token: "\u0000" },
    ];
    for (const body of bodies) {
      for (const path of [
        "/api/auth/login",
        "/api/place-order",
        "/api/auth/logout",
        "/api/auth/reset-password",
      ]) {
        const { status } = await shop.post(path, JSON.stringify(body), { token });
        expect(status, `${path} ${JSON.stringify(body)}`).toBeLessThan(500);
      }
    }
  });
});

describe("limits", () => {
  test("count guesses at one account together, by the shop's call and by the identity service's", async () => {
    const strict = await openTestShop({ RATE_LIMIT: "1" });
    const guess = { email: "one@example.com", password: "wrong-password" };
    for (let turn = 0; turn < 3; turn++) await strict.post("/identity/sign-in/email", guess);
    for (let turn = 0; turn < 2; turn++) await strict.post("/api/auth/login", guess);
    expect((await strict.post("/identity/sign-in/email", guess)).status).toBe(429);
    expect((await strict.post("/api/auth/login", guess)).status).toBe(429);
    const other = await strict.post("/identity/sign-in/email", { ...guess, email: "two@example.com" });
    expect(other.status).toBe(401);
    await strict.close();
  });

  test("tell a hasty client to wait, with Retry-After, and leave others alone", async () => {
    const strict = await openTestShop({ RATE_LIMIT: "1" });
    const attempt = (email: string) => strict.post("/api/auth/login", { email, password: "wrong-password" });
    const statuses: number[] = [];
    for (let turn = 0; turn < 5; turn++) statuses.push((await attempt("one@example.com")).status);
    expect(statuses).toEqual(Array(5).fill(401));
    const refused = await attempt("one@example.com");
    expect([refused.status, refused.body.code]).toEqual([429, "too_fast"]);
    expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0);
    expect((await attempt("two@example.com")).status).toBe(401);
    await strict.close();
  });
});
