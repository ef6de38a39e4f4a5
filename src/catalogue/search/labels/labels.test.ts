import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from "vitest";
import { inLanguage } from "#src/language/locale.server.ts";
import { openTestShop } from "#tests/support/shop/open-test-shop.ts";
import { openSearch, type Search } from "../open-search.server.ts";
import { suggest } from "../suggest/suggest.server.ts";
import { readLabels } from "./label.server.ts";
import { LabelFile, LabelWriter } from "./label-file.server.ts";

let shop: Awaited<ReturnType<typeof openTestShop>>;
let search: Search;
beforeAll(async () => {
  shop = await openTestShop();
  search = openSearch({ ...shop.shop }, () => undefined);
  await search.index.ready;
});
afterEach(() => vi.restoreAllMocks());
afterAll(async () => {
  await search.close();
  await shop.close();
});

/** Counts the statements that read labels from now on, ignoring those of the index. */
function countReads(): () => number {
  const reads = vi.spyOn(shop.shop.database.pool, "query");
  return () => reads.mock.calls.filter(([query]: any[]) => query?.name === "labels").length;
}

const suggested = async (q: string) =>
  (await inLanguage("en", () => suggest(search, q))).data.products.find(({ name }) => name === q);

describe("labels", () => {
  test("are those of the database, and out of the file without a query", async () => {
    const ids = (await shop.sql<{ id: number }>("select id from products order by name_en")).map(
      ({ id }) => id,
    );
    const reads = countReads();
    const before = await search.labels.find([...ids, 987_654]);
    expect(before.map(({ id }) => id)).toEqual(ids);
    expect(reads()).toBe(1);
    await search.labels.write();
    expect(await search.labels.find(ids)).toEqual(before);
    expect(reads()).toBe(1);
    expect(before.find(({ nameEn }) => nameEn === "Potato")).toMatchObject({
      nameBn: "আলু",
      weightBn: "১ কেজি",
    });
  });

  test("show the price, the picture and what is left as they are now", async () => {
    await search.labels.write();
    expect(await suggested("Potato")).toMatchObject({ price: 28, stock_left: undefined });
    await shop.sql("update products set price_poisha = 3150, stock = 40 where id = 2");
    await search.index.catchUp();
    expect(await suggested("Potato")).toMatchObject({ price: 31.5, stock_left: undefined });
    await shop.sql("update products set stock = 4 where id = 2");
    await search.index.catchUp();
    expect(await suggested("Potato")).toMatchObject({ stock_left: 4 });
    await search.labels.write();
    await shop.sql("update products set image = '/pictures/demo/guava.svg' where id = 2");
    await search.index.catchUp();
    expect(await suggested("Potato")).toMatchObject({ stock_left: 4, image: "/pictures/demo/guava.svg" });
  });

  test("lose no change that comes while they are written, and nothing after all was forgotten", async () => {
    const writing = search.labels.write();
    await shop.sql("update products set price_poisha = 5500 where id = 2");
    await search.index.catchUp();
    await writing;
    expect(await suggested("Potato")).toMatchObject({ price: 55 });
    const late = search.labels.write();
    await shop.sql("update products set price_poisha = 6600 where id = 2");
    search.labels.forget();
    await late;
    const reads = countReads();
    expect(await search.labels.find([2])).toMatchObject([{ pricePoisha: 6_600 }]);
    expect(reads()).toBe(1);
    await search.index.catchUp();
  });

  test("find what came after they were written, and leave out what is gone", async () => {
    await search.labels.write();
    await shop.sql(
      `insert into products (sku, category_id, name_en, name_bn, image, price_poisha)
       values ('quince', 1, 'Quince', 'কুইন্স ফল', '/pictures/demo/guava.svg', 9900)`,
    );
    await search.index.catchUp();
    expect(await suggested("Quince")).toMatchObject({ price: 99, tint: "fruit-vegetables" });
    await shop.sql("delete from products where sku = 'quince'");
    await search.index.catchUp();
    expect(await suggested("Quince")).toBeUndefined();
    const all = await shop.sql<{ id: number }>("select id from products");
    const ids = all.map(({ id }) => id);
    const current = await readLabels(shop.shop.database.pool, ids);
    expect(new Set(await search.labels.find(ids))).toEqual(new Set(current));
  });

  test("are found again in a file of megabytes", () => {
    const folder = mkdtempSync(join(tmpdir(), "tatka-labels-"));
    const file = join(folder, "labels");
    const nameOf = (id: number) => "টাটকা ".repeat(id % 40);
    const writer = new LabelWriter(file);
    for (let id = 1; id <= 10_000; id++)
      writer.add(
        id * 3,
        JSON.stringify([id * 3, "Fresh", nameOf(id), "1 kg", "১ কেজি", "/x.svg", id, null, 1]),
      );
    writer.finish();
    const labels = new LabelFile(file);
    for (let id = 1; id <= 10_000; id++)
      expect(labels.find(id * 3)).toMatchObject({ id: id * 3, nameBn: nameOf(id), pricePoisha: id });
    expect([0, 4, 30_001].map((id) => labels.find(id))).toEqual([undefined, undefined, undefined]);
    labels.close();
    rmSync(folder, { recursive: true });
  });
});
