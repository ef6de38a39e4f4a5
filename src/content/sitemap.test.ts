import { describe, expect, test } from "vitest";
import { testShop } from "#tests/support/shop/open-test-shop.ts";
import { pageUrls } from "#tests/support/shop/page-urls.ts";

const url = "https://tatka.example";
const shop = await testShop({ PUBLIC_URL: `${url}/`, SHOP_DBID: "123456789" });

/** Not to be indexed; products have their own entries. */
const notIndexed = [
  "/*",
  "/products/:id",
  "/checkout",
  "/login",
  "/register",
  "/forgot-password",
  "/reset-password",
  "/cart/:code?",
  "/stock-alerts",
  "/new-time",
  "/offline",
];
const ofOneUser = /^\/(account|admin)(\/|$)/;

const addresses = (xml: string) => [...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address);

describe("what search engines read", () => {
  test("robots.txt closes what is nobody's business, and names the sitemap", async () => {
    const { status, headers, body } = await shop.get("/robots.txt");
    expect([status, headers.get("content-type")]).toEqual([200, "text/plain; charset=utf-8"]);
    expect(body).toContain("User-agent: *\nDisallow: /api/\n");
    expect(body).toContain("Disallow: /bn/admin\n");
    expect(body).toContain(`Sitemap: ${url}/sitemap.xml\n`);
  });

  test("the sitemap names every page, category and product in both languages", async () => {
    const { status, headers, body } = await shop.get("/sitemap.xml");
    expect([status, headers.get("content-type")]).toEqual([200, "application/xml; charset=utf-8"]);
    expect(headers.get("surrogate-key")).toBe("products categories");
    const [{ products, categories }] = (await shop.sql<any>(
      "select (select count(*)::int from products where not is_other_size) products, (select count(*)::int from categories) categories",
    )) as [any];
    const all = addresses(body);
    expect(all).toHaveLength(2 * (8 + products + categories));
    for (const path of [
      "/",
      "/bn",
      "/faq",
      "/bn/faq",
      "/products/1",
      "/bn/products/1",
      "/products?category=1",
    ])
      expect(all).toContain(url + path);
    expect(all.join()).not.toMatch(/cart|checkout|account|login|admin/);
    const entry = new RegExp(
      `<url><loc>${url}/products/1</loc><lastmod>\\d{4}-\\d\\d-\\d\\d</lastmod>.*?</url>`,
    );
    expect(entry.exec(body)?.[0]).toContain(
      `<xhtml:link rel="alternate" hreflang="bn" href="${url}/bn/products/1"/>`,
    );
    expect((await shop.get("/sitemaps/1.xml")).body).toBe(body);
  });

  test("every page of routes.ts stands in the sitemap, or among those that are not indexed", async () => {
    const named = new Set(addresses((await shop.get("/sitemap.xml")).body));
    const missing = pageUrls.filter(
      (path) => !named.has(path === "/" ? `${url}/` : url + path) && !ofOneUser.test(path),
    );
    expect(missing.toSorted()).toEqual(notIndexed.toSorted());
  });

  test("beyond fifty thousand addresses there is an index of several sitemaps", async () => {
    // In parts: one statement may not take longer than 8 s on a busy machine.
    for (let from = 0; from < 25_000; from += 1_000)
      await shop.sql(
        `insert into products (sku, category_id, name_en, name_bn, image, price_poisha)
         select 'many-' || $1::int + n, 1, 'Mango', 'আম', '/pictures/demo/deshi-tomato.svg', 5000
         from generate_series(1, 1000) n`,
        [from],
      );
    shop.app.cache.clear();
    const { body } = await shop.get("/sitemap.xml");
    expect(addresses(body)).toEqual([`${url}/sitemaps/1.xml`, `${url}/sitemaps/2.xml`]);
    const [first, second, third] = await Promise.all(
      [1, 2, 3].map((part) => shop.get(`/sitemaps/${part}.xml`)),
    );
    expect(addresses(first?.body)).toHaveLength(50_000);
    expect(addresses(second?.body).length).toBeGreaterThan(0);
    expect(third?.status).toBe(404);
    const all = [...addresses(first?.body), ...addresses(second?.body)];
    expect(new Set(all).size).toBe(all.length);
  });

  test("the shop's facts carry its address on the net and its DBID", async () => {
    const { body } = await shop.get("/api/shop?lang=bn");
    expect(body.data).toMatchObject({ name: "টাটকা", url, dbid: "123456789" });
  });
});
