import { describe, expect, test } from "vitest";
import { search as find } from "#src/search/search.ts";
import { searchingIn } from "#tests/support/orders/searching.ts";
import { testShop } from "#tests/support/shop/open-test-shop.ts";
import { IndexStore } from "../building/index-store.server.ts";
import { LiveIndex } from "./live-index.server.ts";

const shop = await testShop();

const { list, names } = searchingIn(() => shop);

describe("in step", () => {
  const changed = () => shop.app.catalogueChanged();

  test("finds a product under its new name, and no more under the old one", async () => {
    await shop.sql("update products set name_en = 'Purple yam', name_bn = 'বেগুনি মেটে আলু' where id = 3");
    await changed();
    expect((await names("purple yam"))[0]).toBe("Purple yam");
    expect(await names("deshi peyaj")).not.toContain("Purple yam");
    await shop.sql("update products set name_en = 'Deshi onion', name_bn = 'দেশি পেঁয়াজ' where id = 3");
    await changed();
    expect((await names("peyaj"))[0]).toBe("Deshi onion");
  });

  test("takes over prices, stock, new products and deletions", async () => {
    await shop.sql("update products set price_poisha = 777700 where id = 2");
    await changed();
    expect((await list("aloo")).meta.max_price).toBe(7_777);
    await shop.sql(
      `insert into products (sku, category_id, name_en, name_bn, image, price_poisha)
       values ('quince', 1, 'Quince', 'কুইন্স ফল', '/pictures/demo/guava.svg', 9900)`,
    );
    await changed();
    expect(await names("quinse")).toContain("Quince");
    await shop.sql("delete from products where sku = 'quince'");
    await changed();
    expect((await list("quince")).meta.exact).toBe(false);
  });

  test("does not lose what is committed late", async () => {
    const client = await shop.shop.database.pool.connect();
    await client.query("begin");
    await client.query("update products set name_en = 'Slowpoke lime' where id = 9");
    await shop.sql("update products set name_en = 'Quickest mint' where id = 8");
    await changed();
    expect(await names("quickest")).toEqual(["Quickest mint"]);
    await client.query("commit");
    client.release();
    await changed();
    expect(await names("slowpoke")).toEqual(["Slowpoke lime"]);
  });

  test("says in its health how many products it knows and that it is not behind", async () => {
    const { body } = await shop.get("/health");
    expect(body.search).toMatchObject({ ready: true, behind_ms: 0 });
    expect(body.search.products).toBeGreaterThanOrEqual(160);
  });
});

describe("a process that starts", () => {
  const start = async () => {
    const live = new LiveIndex(shop.shop, () => undefined);
    await live.ready;
    return live;
  };
  const ids = ({ current }: LiveIndex, search: string) =>
    current ? find(current, { text: search, limit: 3 }).ids : [];

  test("has its index from the file, with words that came after it was built and after it was written", async () => {
    const first = await start();
    await shop.sql("update products set name_en = 'Early kohlrabi' where id = 11");
    await first.catchUp();
    await first.close();
    await shop.sql("update products set name_en = 'Late kohlrabi' where id = 12");
    const stored = await new IndexStore(shop.shop).load(60_000, 10);
    expect(stored?.recent.map(({ id }) => id)).toContain(11);
    const second = await start();
    expect(ids(second, "kohlrabi").sort()).toEqual([11, 12]);
    await second.close();
  });

  test("builds anew where too much changed, or too long ago, or where the file is of a later past", async () => {
    const store = new IndexStore(shop.shop);
    const live = await start();
    await live.close();
    await shop.sql("update products set position = position + 1 where id in (20, 21, 22)");
    expect(await store.load(60_000, 3)).toBeDefined();
    expect(await store.load(60_000, 2)).toBeUndefined();
    expect(await store.load(-1, 10)).toBeUndefined();
    const stored = await store.load(60_000, 3);
    if (stored) await store.save({ ...stored, seen: "900000000:900000000:" });
    expect(await store.load(60_000, 10)).toBeUndefined();
  });

  test("lets rise in a search what shoppers opened after it", async () => {
    const live = await start();
    const [, , third = 0] = ids(live, "shak");
    await shop.sql(
      "insert into search_counts (day, term, product_id, count) values (current_date, 'shak', $1, 200)",
      [third],
    );
    await live.boosts.learn();
    expect(ids(live, "Shak")[0]).toBe(third);
    await live.close();
  });
});
