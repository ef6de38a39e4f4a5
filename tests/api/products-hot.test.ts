import { expect, test } from "vitest";
import { testShop } from "../support/shop/open-test-shop.ts";

const shop = await testShop();

test("no index on products holds the stock or asks for it, so an order writes to none of them", async () => {
  const indexes = await shop.sql<{ text: string }>(
    "select pg_get_indexdef(indexrelid) as text from pg_index where indrelid = 'products'::regclass",
  );
  expect(indexes.length).toBeGreaterThan(5);
  expect(indexes.filter(({ text }) => /\bstock\b/.test(text))).toEqual([]);
});

test("a page of products has room for the next version of a row", async () => {
  const client = await shop.shop.database.pool.connect();
  try {
    await client.query("begin");
    await client.query("update products set stock = coalesce(stock, 100) + 100 where id = 20");
    const { rows } = await client.query(
      `select pg_stat_get_xact_tuples_updated('products'::regclass)::int as updated,
              pg_stat_get_xact_tuples_hot_updated('products'::regclass)::int as hot`,
    );
    expect(rows).toEqual([{ updated: 1, hot: 1 }]);
  } finally {
    await client.query("rollback");
    client.release();
  }
});

test("triggers fire for the columns that they name, which are all that shoppers see", async () => {
  const triggers = await shop.sql<{ name: string; text: string; columns: string[] }>(
    `select tgname as name, pg_get_triggerdef(oid) as text,
            array(select attname::text from pg_attribute where attrelid = tgrelid and attnum = any(tgattr)) as columns
     from pg_trigger where tgrelid = 'products'::regclass and not tgisinternal and tgtype & 16 <> 0`,
  );
  expect(triggers.length).toBeGreaterThan(4);
  expect(triggers.filter(({ columns }) => columns.length === 0)).toEqual([]);
  expect(triggers.filter(({ text }) => /json|\b(old|new)\.\*/i.test(text))).toEqual([]);
  const columns = await shop.sql<{ name: string }>(
    `select attname as name from pg_attribute
     where attrelid = 'products'::regclass and attnum > 0 and not attisdropped and attgenerated = ''`,
  );
  const seen = triggers.find(({ name }) => name === "products_touch_pages_when_seen");
  const unseen = ["id", "stock", "low_stock", "updated_at"];
  unseen.push("shares_stock", "shared_stock");
  // Only a trigger writes them, when the regular price is named.
  unseen.push("offer_id", "offer_until", "several_pieces", "several_poisha");
  expect(seen?.columns.toSorted()).toEqual(
    columns
      .map(({ name }) => name)
      .filter((name) => !unseen.includes(name))
      .toSorted(),
  );
});

test("the list of short products follows every change of stock, category and place", async () => {
  const listed = () =>
    shop.sql(
      `select product_id, stock, category_id, position, is_archived from short_products order by product_id`,
    );
  const expected = () =>
    shop.sql(
      "select id as product_id, stock, category_id, position, is_archived from products where stock <= coalesce(low_stock, 5) order by id",
    );
  const changes = [
    "update products set stock = 5 where id in (3, 4, 5)",
    "update products set stock = stock - 2 where id = 4",
    "update products set stock = 6 where id = 3",
    "update products set stock = null where id = 5",
    "update products set category_id = 2, position = 77 where id = 4",
    "update products set is_archived = true where id = 4",
    "update products set stock = 0 where id between 10 and 15",
    "update products set stock = 30, low_stock = 40 where id = 16",
    "update products set stock = 29 where id = 16",
    "update products set low_stock = null where id = 16",
    "update products set stock = 3, low_stock = 2 where id = 17",
    "delete from products where id = 12",
    "insert into products (sku, category_id, name_en, name_bn, image, price_poisha, stock) values ('short-1', 1, 'One', 'এক', '', 100, 1), ('many-1', 1, 'Many', 'অনেক', '', 100, 9)",
  ];
  expect(await listed()).toEqual(await expected());
  for (const change of changes) {
    await shop.sql(change);
    expect(await listed(), change).toEqual(await expected());
  }
});
