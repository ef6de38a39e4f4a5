import { expect, test, vi } from "vitest";
import { followCatalogue } from "#tests/support/shop/follow-catalogue.ts";
import { testShop } from "#tests/support/shop/open-test-shop.ts";
import { Snapshot } from "../database/snapshot.ts";

const shop = await testShop({ PAGE_CACHE_MB: "1" });
await followCatalogue(shop);

const changeUnseen = async (id: number, name: string) => {
  const client = await shop.shop.database.pool.connect();
  await client.query("set session_replication_role = replica");
  await client.query("update products set name_en = $2 where id = $1", [id, name]);
  await client.query("reset session_replication_role");
  client.release();
};

const nameAt = async (id: number) => (await shop.get(`/api/products/${id}?lang=en`)).body.data.name;
const list = async (query: string): Promise<{ id: number; name: string }[]> =>
  (await shop.get(`/api/products?${query}&lang=en`)).body.data;
const idsIn = async (query: string) => (await list(query)).map(({ id }) => id);
const namesIn = async (query: string) => (await list(query)).map(({ name }) => name);

test("a changed price invalidates the answers that show it, and no others", async () => {
  const [changed = 0, beside = 0] = await idsIn("category=2");
  const [elsewhere = 0] = await idsIn("category=3");
  const others = () =>
    Promise.all([
      ...[beside, elsewhere].map(nameAt),
      ...["category=3", `related=${elsewhere}&view=card`].map(namesIn),
    ]);
  const price = async () => (await shop.get(`/api/products/${changed}?lang=en`)).body.data.price;
  const seen = await others();
  await Promise.all([price(), namesIn("category=2")]);
  await changeUnseen(beside, "Unseen beside");
  await changeUnseen(elsewhere, "Unseen elsewhere");
  await shop.sql("update products set price_poisha = 432100, original_price_poisha = null where id = $1", [
    changed,
  ]);
  await vi.waitFor(async () => expect(await price()).toBe(4_321), { timeout: 60_000 });
  await vi.waitFor(async () => expect(await namesIn("category=2")).toContain("Unseen beside"), {
    timeout: 60_000,
  });
  expect(await others()).toEqual(seen);
});

test("where an answer cannot be rendered now, the stale one is served; one that was never rendered is refused", async () => {
  const before = await nameAt(6);
  await shop.sql("update products set name_en = 'Renamed while nobody looked' where id = 6");
  await shop.app.catalogueChanged({ keys: ["p6"], snapshot: Snapshot.none, transactions: [] });
  const client = await shop.shop.database.pool.connect();
  await client.query("begin; lock table products in access exclusive mode");
  try {
    expect(await Promise.all([nameAt(6), nameAt(6), nameAt(6)])).toEqual([before, before, before]);
    expect((await shop.get("/api/products?max_price=77&lang=en")).status).toBe(503);
  } finally {
    await client.query("rollback");
    client.release();
  }
  await vi.waitFor(async () => expect(await nameAt(6)).toBe("Renamed while nobody looked"), {
    timeout: 60_000,
  });
});

test("related products include one that was renamed while they were read", async () => {
  const [shown, renamed = 0] = await idsIn("category=4&limit=2");
  const beside = `related=${shown}&view=card`;
  const client = await shop.shop.database.pool.connect();
  await client.query("begin; lock table related_products in access exclusive mode");
  const first = shop.get(`/api/products?${beside}&lang=en`);
  const waiting = `select from pg_locks where not granted and relation = 'related_products'::regclass
    and database = (select oid from pg_database where datname = current_database())`;
  const isWaiting = () => Promise.race([first.then(() => ["refused"]), shop.sql(waiting)]);
  try {
    await vi.waitFor(async () => expect(await isWaiting()).toHaveLength(1), { timeout: 60_000 });
    await shop.sql("update products set name_en = 'Renamed meanwhile' where id = $1", [renamed]);
    await vi.waitFor(async () => expect(await idsIn("search=renamed+meanwhile")).toEqual([renamed]), {
      timeout: 60_000,
    });
  } finally {
    await client.query("rollback");
    client.release();
  }
  await first;
  expect(await idsIn(beside)).toContain(renamed);
});

test("a flood of made-up URLs evicts no answer that is requested repeatedly", async () => {
  const before = [await nameAt(5), await nameAt(5)];
  for (let turn = 0; turn < 600; turn++)
    await shop.get(`/api/products?limit=20&max_price=${10_000 + turn}&lang=en`);
  expect(shop.app.cache.size.bytes).toBeLessThanOrEqual(1_048_576);
  await changeUnseen(5, "Unseen five");
  expect([await nameAt(5), await nameAt(5)]).toEqual(before);
});

test("an answer names what it shows by surrogate keys", async () => {
  const keysOf = async (path: string) => (await shop.get(path)).headers.get("surrogate-key")?.split(" ");
  expect(await keysOf("/api/products/5?view=page")).toEqual(["p5", "categories", "shop"]);
  expect(await keysOf("/api/products/5")).toEqual(["p5", "categories", "shop", "r5"]);
  expect(await keysOf("/api/products?ids=1,2")).toEqual(["categories", "p1", "p2"]);
  expect(await keysOf("/api/products?category=2&limit=1")).toEqual(
    expect.arrayContaining(["categories", "list:2", "prices:2"]),
  );
  expect(await keysOf("/api/products/reviews/5")).toEqual(["p5", "r5"]);
  expect(await keysOf("/api/shop")).toEqual(["shop", "notices", "areas", "pages"]);
  // An answer with very many products does not name each.
  await shop.sql(
    `insert into products (sku, category_id, name_en, name_bn, image, price_poisha)
     select 'one-of-many-' || n, 1, 'Mango', 'আম', '', 5000 from generate_series(1, 300) n`,
  );
  await shop.app.catalogueChanged();
  expect(await keysOf("/api/products")).toEqual(["categories", "list:all", "prices:all", "products"]);
});

test("many changed products in one transaction invalidate everything", async () => {
  await nameAt(5);
  await shop.sql(
    `insert into products (sku, category_id, name_en, name_bn, image, price_poisha)
     select 'one-of-too-many-' || n, 1, 'Mango', 'আম', '', 5000 from generate_series(1, 1100) n`,
  );
  await shop.sql("update products set name_en = name_en || ', one of many'");
  await vi.waitFor(async () => expect(await nameAt(5)).toContain("one of many"), { timeout: 60_000 });
});
