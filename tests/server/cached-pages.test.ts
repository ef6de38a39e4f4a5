import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openedFolder } from "../support/shop/opened-folder.ts";
import { load } from "../support/shop/raw-request.ts";
import { type Server, startServer } from "../support/shop/start-server.ts";

let server: Server;
beforeAll(async () => {
  server = await startServer({ DATA_DIR: await openedFolder(), RATE_LIMIT: "0", PAGE_CACHE_MB: "8" });
});
afterAll(async () => {
  await server.end();
});

const page = async (path: string, headers: Record<string, string> = {}) => {
  const answer = await fetch(server.url + path, { headers });
  return { status: answer.status, headers: answer.headers, text: await answer.text() };
};

describe("a page is kept whole, whoever asked first", () => {
  test.each(["/about", "/bn/about", "/products/3", "/robots.txt", "/api/categories?lang=en", "/sitemap.xml"])(
    "%s: a HEAD is told what a GET would be, and leaves the body to it",
    async (path) => {
      const head = await fetch(server.url + path, { method: "HEAD" });
      expect([head.status, await head.text()]).toEqual([200, ""]);
      const first = await page(path);
      expect(first.text.length).toBeGreaterThan(40);
      expect(head.headers.get("etag")).toBe(first.headers.get("etag"));
      expect(head.headers.get("content-security-policy")).toBe(first.headers.get("content-security-policy"));
      const again = await fetch(server.url + path, { method: "HEAD" });
      expect([again.status, await again.text()]).toEqual([200, ""]);
      expect((await page(path)).text).toBe(first.text);
    },
  );

  test("asking for a part, for what is new, for the methods, or going away before the end changes nothing", async () => {
    const path = "/terms-of-service";
    const aborted = new AbortController();
    const gone = fetch(server.url + path, { signal: aborted.signal }).catch(() => undefined);
    aborted.abort();
    await gone;
    await fetch(server.url + path, { headers: { Range: "bytes=0-9" } }).then((answer) => answer.text());
    await fetch(server.url + path, { headers: { "If-None-Match": "*" } }).then((answer) => answer.text());
    await fetch(server.url + path, { method: "OPTIONS" });
    const { status, text } = await page(path, { Range: "bytes=0-9" });
    expect(status).toBe(200);
    expect(text).toMatch(/^<!DOCTYPE html>.*<\/html>$/s);
  });
});

describe("what nobody knows in an address", () => {
  test("stands nowhere in the page, and does not change it", async () => {
    const first = await page("/faq?fbclid=of-the-first&utm_source=news&x=%3Cscript%3E");
    expect(first.text).not.toMatch(/of-the-first|utm_source|script%3E/);
    expect((await page("/faq")).text).toBe(first.text);
    const listing = await page("/bn/products?fbclid=of-the-first&category=1&y=1&category=2");
    expect(listing.text).not.toContain("of-the-first");
    expect((await page("/bn/products?category=1")).text).toBe(listing.text);
  });

  test("is not looked at where who is who is decided, and what pages know stays", async () => {
    expect((await page("/login?redirect=checkout&gclid=1")).text).toContain("redirect=checkout");
    expect((await page("/custom-order?item=honey&gclid=1")).text).toContain("honey");
    expect((await page("/identity/ok?x=1")).status).toBe(200);
  });

  test("never makes the memory grow, however many and long such addresses are", async () => {
    const memory = async () => JSON.parse((await page("/health")).text).memory_mb as number;
    const long = "x".repeat(50_000);
    // The heap grows to its working size first.
    await storm(2_000, (turn) => `/robots.txt?y=${turn}${long}`);
    const before = await memory();
    await storm(3_000, (turn) => `/robots.txt?x=${turn}${long}`);
    await storm(200, (turn) => `/products?search=none${turn}&x=${long}`);
    expect((await memory()) - before).toBeLessThan(80);
  });
});

/** Loads `count` addresses, eight at a time. */
async function storm(count: number, address: (turn: number) => string) {
  let turn = 0;
  const one = async () => {
    while (turn < count) await load(server.url, address(turn++));
  };
  await Promise.all(Array.from({ length: 8 }, one));
}

test("a wrong language is nobody's: the answer is in the language of each who asks", async () => {
  const inLanguage = async (language: string) =>
    (await page("/api/categories?lang=xx", { "Accept-Language": language })).text;
  expect(await inLanguage("bn")).toContain("ফল ও সবজি");
  expect(await inLanguage("en")).toContain("Fruits & Vegetables");
  expect(await inLanguage("bn")).toContain("ফল ও সবজি");
});
