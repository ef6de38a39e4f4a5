import { expect, test, vi } from "vitest";
import { followCatalogue } from "#tests/support/shop/follow-catalogue.ts";
import { testShop } from "#tests/support/shop/open-test-shop.ts";

const shop = await testShop();
await followCatalogue(shop);

test.each(["/api/docs", "/api/openapi.json"])(
  "%s is kept, compressed, until the shop has another name",
  async (path) => {
    const read = () => shop.get(path, { headers: { "Accept-Encoding": "gzip" } });
    const first = await read();
    expect(first.headers.get("surrogate-key")).toBe("shop");
    expect(first.headers.get("content-encoding")).toBe("gzip");
    const { entries } = shop.app.cache.size;
    expect(entries).toBeGreaterThan(0);
    expect((await read()).headers.get("etag")).toBe(first.headers.get("etag"));
    expect(shop.app.cache.size.entries).toBe(entries);
    await shop.sql("update shop_details set name_en = $1", [`Renamed for ${path}`]);
    await vi.waitFor(
      async () => expect((await read()).headers.get("etag")).not.toBe(first.headers.get("etag")),
      { timeout: 60_000 },
    );
  },
);
