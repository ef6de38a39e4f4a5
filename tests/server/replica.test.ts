import pg from "pg";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { IndexStore } from "#src/catalogue/search/building/index-store.server.ts";
import { Snapshot } from "#src/platform/database/snapshot.ts";
import { openShop } from "#src/platform/open-shop.server.ts";
import { openPair } from "../soak/failover/pair.ts";
import { emptyFolder, type Server, startServer } from "../support/shop/start-server.ts";

// DATABASE_REPLICA_URL with a real streaming standby.
const METRICS_TOKEN = "a-token-for-metrics";
const pair = await openPair({ synchronous: false });
const standby = new pg.Client(pair.standby);
standby.on("error", () => undefined);

let server: Server;
let token: string;

beforeAll(async () => {
  // The standby has the demo shop, too, before an index is built of it.
  const first = await startServer({ DATA_DIR: emptyFolder(), DATABASE_URL: pair.url });
  await first.end();
  await standby.connect();
  const env = { DATABASE_URL: pair.url, DATABASE_REPLICA_URL: pair.standby, METRICS_TOKEN, RATE_LIMIT: "0" };
  server = await startServer({ DATA_DIR: emptyFolder(), ...env });
  const account = { email: "admin@tatka.example", password: "test-admin" };
  token = (await (await post("/api/auth/login", account)).json()).token;
});

afterAll(async () => {
  await server.end();
  await standby.end().catch(() => undefined);
  await pair.close();
});

const get = (path: string) => fetch(server.url + path, { headers: { Authorization: `Bearer ${token}` } });

const post = (path: string, body: object): Promise<any> =>
  fetch(server.url + path, {
    method: "POST",
    headers: { "Content-Type": "application/json", ...(token && { Authorization: `Bearer ${token}` }) },
    body: JSON.stringify(body),
  });

/** How often each table was read at the standby. */
async function scans(table: string): Promise<number> {
  const { rows } = await standby.query(
    "select (coalesce(seq_scan, 0) + coalesce(idx_scan, 0))::int as scans from pg_stat_user_tables where relname = $1",
    [table],
  );
  return rows[0]?.scans ?? 0;
}

/** Reads that might go to the replica, by who answered them. */
async function answered(by: "replica" | "primary"): Promise<number> {
  const headers = { Authorization: `Bearer ${METRICS_TOKEN}` };
  const text = await (await fetch(`${server.url}/metrics`, { headers })).text();
  return Number(new RegExp(`^tatka_replica_reads_total{by="${by}"} (\\d+)$`, "m").exec(text)?.[1]);
}

/** Requests something until the replica answers it. */
const untilReplica = (path: string) =>
  vi.waitFor(
    async () => {
      const before = await answered("replica");
      expect((await get(path)).status).toBe(200);
      expect(await answered("replica")).toBeGreaterThan(before);
    },
    { timeout: 60_000 },
  );

const journal = "/api/admin/journal";
const lists = [
  journal,
  "/api/admin/orders",
  "/api/admin/users",
  "/api/admin/products",
  "/api/admin/reviews",
  "/api/admin/sales",
  "/api/admin/top-products",
  "/api/admin/losses?by=day",
];
const exported = ["/api/admin/orders-export", "/api/admin/users-export", "/api/admin/products-export"];

let price: number;
async function changePrice(): Promise<number> {
  price ??= (await (await get("/api/products/1")).json()).data.price;
  const next = price + 1;
  const answer = await post("/api/admin/products/1", { price: next, was: { price } });
  expect(answer.status).toBe(200);
  price = next;
  return next;
}

test("the search index is built from the replica", async () => {
  const ready = async () => (await (await get("/health")).json()).search.ready;
  await expect.poll(ready, { timeout: 60_000 }).toBe(true);
  await expect.poll(() => scans("search_synonyms")).toBeGreaterThan(0);
});

test("an index that was built while a change was not committed does not claim to show it", async () => {
  const early = new pg.Client(pair.url);
  await early.connect();
  await early.query("begin");
  await early.query("update products set name_en = 'Zafran of Kashmir' where id = 3");
  const { rows } = await early.query("select pg_current_xact_id()::text::int as number");
  await changePrice();
  const env = { DATA_DIR: emptyFolder(), DATABASE_URL: pair.url, DATABASE_REPLICA_URL: pair.standby };
  const { shop, close } = await openShop(env);
  const { seen } = await new IndexStore(shop).build(new AbortController().signal);
  expect(new Snapshot(seen).has(rows[0].number)).toBe(false);
  await early.query("rollback");
  await early.end();
  await close();
});

test("lists of the back office and exports are read there", async () => {
  const before = await scans("journal");
  for (const path of [...lists, ...exported]) await untilReplica(path);
  await expect.poll(() => scans("journal")).toBeGreaterThan(before);
});

test("who has just changed something finds it in the next list, whether the replica has it or not", async () => {
  const missed: number[] = [];
  const look = async () => {
    const next = await changePrice();
    const texts = await Promise.all(
      [`${journal}?kind=product`, "/api/admin/products"].map(async (path) => (await get(path)).text()),
    );
    if (!texts[0]?.includes(`"price":${next}`) || !texts[1]?.includes(`"price":${next}`)) missed.push(next);
  };
  for (let turn = 0; turn < 50; turn++) await look();
  await standby.query("select pg_wal_replay_pause()");
  for (let turn = 0; turn < 10; turn++) await look();
  expect(missed).toEqual([]);
});

test("behind by five seconds, the replica is given up for exports, too, until it has caught up", async () => {
  const before = await answered("primary");
  const next = await changePrice();
  expect(await (await get("/api/admin/products-export")).text()).toContain(`,${next},`);
  expect(await answered("primary")).toBeGreaterThan(before);
  await vi.waitFor(() => expect(server.output()).toContain("the replica is gone or too far behind"), 15_000);
  await standby.query("select pg_wal_replay_resume()");
  await untilReplica(journal);
  expect(server.output()).toContain("the replica is used again");
});

test("an export is read on where what it reads is cancelled by the standby", async () => {
  await untilReplica(journal);
  const before = await answered("primary");
  let done = false;
  // What a conflict with recovery does, too.
  const cancelling = (async () => {
    while (!done)
      await standby.query(
        "select pg_cancel_backend(pid) from pg_stat_activity where application_name = 'tatka'",
      );
  })();
  await vi.waitFor(
    async () => {
      for (const path of exported) expect((await get(path)).status).toBe(200);
      expect(await answered("primary")).toBeGreaterThan(before);
    },
    { timeout: 60_000 },
  );
  done = true;
  await cancelling;
});

test("without the replica everything goes on, also the start of a server, and it is used again when it is back", async () => {
  await pair.loseStandby();
  for (const path of [...lists, ...exported, "/", "/products?search=alu"])
    expect([path, (await get(path)).status]).toEqual([path, 200]);
  const env = { DATABASE_URL: pair.url, DATABASE_REPLICA_URL: pair.standby, RATE_LIMIT: "0" };
  const other = await startServer({ DATA_DIR: emptyFolder(), ...env });
  const ready = async () => ((await (await fetch(`${other.url}/health`)).json()) as any).search.ready;
  await expect.poll(ready, { timeout: 60_000 }).toBe(true);
  expect(await other.end()).toBe(0);
  await pair.startStandby();
  await untilReplica(journal);
});
