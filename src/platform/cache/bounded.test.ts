import { expect, test } from "vitest";
import { openTestShop, testShop } from "#tests/support/shop/open-test-shop.ts";

const megabyte = 1_048_576;
const shop = await testShop({ PAGE_CACHE_MB: "1" });

test("URLs that differ only in unknown parameters share one answer", async () => {
  for (let turn = 0; turn < 300; turn++) await shop.get(`/api/categories?x=${turn}&utm_${turn}=1`);
  expect(shop.app.cache.size.entries).toBe(1);
});

test("long URLs count towards the memory of the cache", async () => {
  const long = "x".repeat(2_500);
  for (let turn = 0; turn < 400; turn++) await shop.get(`/api/products?limit=1&search=none${turn}${long}`);
  const { entries, bytes } = shop.app.cache.size;
  expect(bytes).toBeLessThanOrEqual(megabyte);
  expect(entries).toBeGreaterThan(20);
  expect(entries * 2 * long.length).toBeLessThanOrEqual(bytes);
});

test("an answer to a URL longer than any of the shop is not stored", async () => {
  shop.app.cache.clear();
  const { status } = await shop.get(`/api/products?limit=1&search=${"x".repeat(4_000)}`);
  expect([status, shop.app.cache.size.entries]).toEqual([200, 0]);
});

test("an answer as large as all the others together does not evict them", async () => {
  const small = await openTestShop({ PAGE_CACHE_MB: "0.1" });
  await small.get("/api/categories");
  const whole = await small.get("/api/products");
  expect(whole.body.data.length).toBeGreaterThan(100);
  expect(small.app.cache.size.entries).toBe(1);
  await small.close();
});
