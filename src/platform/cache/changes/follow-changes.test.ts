import { afterAll, expect, inject, test } from "vitest";
import { openPool } from "#src/platform/database/connections.server.ts";
import { openDatabaseProxy } from "#tests/support/services/database-proxy.ts";
import { followCatalogue } from "#tests/support/shop/follow-catalogue.ts";
import { testShop } from "#tests/support/shop/open-test-shop.ts";

const shop = await testShop();
const line = await openDatabaseProxy(`${inject("postgresFolder")}/.s.PGSQL.5432`);
const [database] = await shop.sql<{ name: string }>("select current_database() as name");
const connection = { connectionString: `postgres://postgres@127.0.0.1:${line.port}/${database?.name}` };
const pool = openPool(connection, 1);
afterAll(async () => {
  line.close();
  await pool.end();
});
await followCatalogue({ ...shop, shop: { ...shop.shop, connection } });

const names = async (): Promise<string[]> =>
  (await shop.get("/api/categories?lang=en")).body.data.map(({ name }: { name: string }) => name);

test("where the connection that follows changes goes dead without a word, a change is shown before statements on others that did are given up", async () => {
  await pool.query("select 1");
  expect(await names()).toContain("Fish");

  line.silence();
  const givenUp = pool.query("select 1").catch(() => "given up");
  line.mend();
  await shop.sql("update categories set name_en = 'Fish of the day' where name_en = 'Fish'");
  const shown = expect.poll(names, { timeout: 60_000, interval: 200 }).toContain("Fish of the day");
  expect(await Promise.race([givenUp, shown.then(() => "shown")])).toBe("shown");
});
