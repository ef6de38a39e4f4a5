import pg from "pg";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { openedFolder } from "../support/shop/opened-folder.ts";
import { databaseOf, type Server, startServer } from "../support/shop/start-server.ts";

/** In ms. How soon depends on the machine and is measured in bench/; here it only has to arrive. */
const inTime = { timeout: 60_000, interval: 50 };

let one: Server;
let other: Server;
let database: pg.Client;

const DATA_DIR = await openedFolder();
beforeAll(async () => {
  one = await startServer({ DATA_DIR });
  other = await startServer({ DATA_DIR, DATABASE_URL: databaseOf(DATA_DIR) });
  database = new pg.Client({ host: `${DATA_DIR}/socket`, user: "postgres", database: "postgres" });
  await database.connect();
  for (const server of [one, other]) await untilReady(server);
});
afterAll(async () => {
  await database.end();
  await other.end();
  await one.end();
});

const health = async ({ url }: Server): Promise<any> => (await fetch(`${url}/health`)).json();
const found = async ({ url }: Server, search: string): Promise<any> =>
  (await fetch(`${url}/api/products?lang=en&limit=3&search=${encodeURIComponent(search)}`)).json();
const first = async (server: Server, search: string) => (await found(server, search)).data[0]?.name;

const untilReady = (server: Server) =>
  vi.waitFor(async () => expect((await health(server)).search.ready).toBe(true), inTime);

test("searches go through the index of each process soon after its start", async () => {
  expect((await health(one)).search.products).toBeGreaterThanOrEqual(160);
  expect([await first(one, "alu"), await first(other, "aloo")]).toEqual(["Potato", "Potato"]);
});

const both = (search: string) => Promise.all([first(one, search), first(other, search)]);
const untilBothFind = (search: string, name: string) =>
  vi.waitFor(async () => expect(await both(search)).toEqual([name, name]), inTime);

test("a change of names, prices, stock and goods is found in every process, without anybody's doing", async () => {
  expect(await both("purple yam")).not.toContain("Purple yam");
  await database.query("update products set name_en = 'Purple yam', name_bn = 'বেগুনি মেটে আলু' where id = 3");
  await untilBothFind("purple yam", "Purple yam");
  expect(await both("beguni mete alu")).toEqual(["Purple yam", "Purple yam"]);

  await database.query("update products set price_poisha = 555500 where id = 3");
  await database.query("update products set stock = 0 where name_en = 'Farm eggs, brown'");
  await database.query("delete from products where name_en = 'Quail eggs'");
  for (const server of [one, other])
    await vi.waitFor(async () => {
      expect((await found(server, "purple yam")).meta.max_price).toBe(5_555);
      const eggs = (await found(server, "dim")).data.map(({ name }: any) => name);
      expect(eggs[0]).not.toBe("Farm eggs, brown");
      expect(eggs).not.toContain("Quail eggs");
    }, inTime);
});

test("a change is found even when the notices do not arrive", async () => {
  await database.query(
    "select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'tatka-notices'",
  );
  await database.query("update products set name_en = 'Unannounced yam' where id = 3");
  await untilBothFind("unannounced", "Unannounced yam");
});

test("the health of a process says by how much it is behind, and that it is so no more", async () => {
  const lock = new pg.Client({ host: database.host, user: "postgres", database: "postgres" });
  await lock.connect();
  // From now on reading synonyms waits, which a changed category asks for: the processes know that something changed, and cannot
  // apply it.
  await lock.query("begin; lock table search_synonyms in access exclusive mode");
  await database.query(
    "update products set name_en = 'Belated yam' where id = 3; update categories set position = position where id = 1",
  );
  for (const server of [one, other]) {
    const behind = async () => (await health(server)).search.behind_ms;
    await vi.waitFor(async () => expect(await behind()).toBeGreaterThan(0), inTime);
    const before = await behind();
    await vi.waitFor(async () => expect(await behind()).toBeGreaterThan(before + 1_000), inTime);
  }
  expect(await both("belated")).not.toContain("Belated yam");
  await lock.query("rollback");
  await lock.end();
  await untilBothFind("belated", "Belated yam");
  for (const server of [one, other])
    await vi.waitFor(
      async () => expect((await health(server)).search).toMatchObject({ ready: true, behind_ms: 0 }),
      inTime,
    );
});

test("a process that starts anew has its index from the file, with what changed while it was away", async () => {
  await other.end();
  await database.query("update products set name_en = 'Absent yam' where id = 3");
  other = await startServer({ DATA_DIR, DATABASE_URL: databaseOf(DATA_DIR) });
  await untilReady(other);
  expect(other.output()).toMatch(/"stored":true.*"search index ready"/);
  expect(await first(other, "absent")).toBe("Absent yam");
});
