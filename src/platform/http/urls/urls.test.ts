import fc from "fast-check";
import { expect, test } from "vitest";
import { z } from "zod";
import { pageParameters } from "#src/page-parameters.ts";
import type { Mounted } from "../api.server.ts";
import { readTarget } from "./target.server.ts";
import { Urls, unparsedCacheKey } from "./urls.server.ts";

const read = (path: `/api/${string}`) => ({ method: "GET", path }) as Mounted["operation"];
const open = { output: z.object({}), may: "anyone", cached: true } as const;
const urls = new Urls(
  [
    {
      operation: read("/api/products"),
      input: z.object({ search: z.string(), ids: z.string(), brand: z.array(z.string()) }),
      repeated: ["brand"],
      ...open,
    },
    { operation: read("/api/products/{id}"), input: z.object({ id: z.string() }), ...open },
    { operation: read("/api/my-orders"), input: z.object({}), ...open, cached: false },
  ],
  pageParameters,
);

test.each([
  ["/products?utm_a=1&search=a%20b&search=c&page=2&sort=newest", "/products?search=a%20b&sort=newest"],
  ["/products?brand=a&search=b&brand=c&brand=a", "/products?brand=a&search=b&brand=c"],
  [
    "/products?in_stock=true&sub_category=2&min_rating=4&min_rating=3",
    "/products?in_stock=true&sub_category=2&min_rating=4",
  ],
  ["/bn/products/?search=%", "/bn/products/?search=%"],
  ["/products?", "/products"],
  ["/products#search=a", "/products"],
  ["/products/7?search=a", "/products/7"],
  ["/bn?fbclid=1", "/bn"],
  ["http://shop.example?fbclid=1", "/"],
  ["/a/../about/./?x", "/about/"],
  ["/%2e%2E/about", "/about"],
  ["/products?search=\u00e0\u00a6\u0086", "/products?search=%E0%A6%86"],
  ["/products?search=আ", "/products?search=%E0%A6%86"],
])("%j is answered, and kept, as %j", (requested, answered) => {
  expect(urls.normalizeUrl(requested, "bn")).toMatchObject({ url: answered, key: answered });
});

test.each([
  ["/api/products?search=a&x=1", "/api/products?search=a#bn"],
  ["/api/products?brand=b&brand=a&ids=1&ids=2", "/api/products?brand=b&brand=a&ids=1#bn"],
  ["/api/products?lang=en&search=a&lang=bn", "/api/products?lang=en&search=a"],
  ["/api/products?lang=xx&search=a", "/api/products?search=a#bn"],
  ["/api/products?lang=EN", "/api/products#bn"],
  ["/api/products?search=dal?lang=", "/api/products?search=dal?lang=#bn"],
  ["/api/products/7&lang=?search=a", "/api/products/7&lang=#bn"],
  ["/api/products/7?lang=bn&search=a", "/api/products/7?lang=bn"],
])("the answer to %j is kept for Bengali readers under %j", (requested, key) => {
  expect(urls.normalizeUrl(requested, "bn-BD,bn;q=0.9,en;q=0.8")?.key).toBe(key);
});

test.each([
  "/api/my-orders",
  "/api/nothing?search=a",
  "/identity/get-session",
  "/health",
  "//products",
  "/admin/products?search=a",
  "/bn/admin?page=2",
  `/products?search=${"a".repeat(3_000)}`,
])("nothing is ever kept under %.40s", (url) => {
  expect(urls.normalizeUrl(url, "bn")).toBeDefined();
  expect(urls.normalizeUrl(url, "bn")).not.toHaveProperty("key");
});

const pieces = fc.constantFrom(
  ...[
    "/",
    "//",
    "\\",
    "?",
    "&",
    "=",
    "#",
    "%",
    "%00",
    "%2e",
    "..",
    ".",
    "a",
    "products",
    "api",
    "bn",
    ":",
    "@",
    "[",
  ],
  ...[
    "search",
    "lang=bn",
    "lang=",
    "http://",
    "http:",
    "\ud800",
    "আ",
    "\u00ff",
    "\0",
    " ",
    "x".repeat(3_000),
  ],
);
const anything = fc.oneof(
  fc.array(pieces, { maxLength: 12 }).map((parts) => parts.join("")),
  fc.array(pieces, { maxLength: 12 }).map((parts) => `/${parts.join("")}`),
  fc.string({ unit: "binary", maxLength: 60 }),
);

test("no text is thrown at, and what a URL is read as is read as itself, wherever it comes from", () => {
  fc.assert(
    fc.property(anything, fc.constantFrom("bn", "en", null), (text, language) => {
      const read = urls.normalizeUrl(text, language);
      if (!read) {
        expect(readTarget(text)).toBeUndefined();
        return;
      }
      const { url, key } = read;
      expect(urls.normalizeUrl(url, language)).toEqual(read);
      // A Request writes some characters of the URL differently; the answer is the same.
      const byRequest = urls.normalizeUrl(new Request(`http://shop${url}`).url, language);
      expect(urls.normalizeUrl(byRequest?.url ?? "", language)).toEqual(byRequest);
      if (key !== undefined) expect(unparsedCacheKey(url, language)).toBe(key);
    }),
    { numRuns: 3_000 },
  );
});
