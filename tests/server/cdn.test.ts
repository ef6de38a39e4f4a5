import pg from "pg";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { openCdn } from "../support/services/cdn.ts";
import { openedFolder } from "../support/shop/opened-folder.ts";
import { databaseOf, type Server, siblingDataFolder, startServer } from "../support/shop/start-server.ts";
import { bytesOnTheWire } from "../support/shop/wire.ts";

// A CDN in front holds pages for an hour, and drops those that show something which changed.

let front: Awaited<ReturnType<typeof openCdn>>;
let servers: Server[];
let database: pg.Client;

beforeAll(async () => {
  front = await openCdn();
  const DATA_DIR = await openedFolder();
  const first = await startServer({ DATA_DIR, RATE_LIMIT: "0", ...front.env });
  const DATABASE_URL = databaseOf(DATA_DIR);
  const beside = { DATA_DIR: siblingDataFolder(DATA_DIR), DATABASE_URL };
  const second = await startServer({ ...beside, RATE_LIMIT: "0", ...front.env });
  servers = [first, second];
  front.cdn.shop = second.url;
  database = new pg.Client(DATABASE_URL);
  await database.connect();
  // Each process has everything dropped twice when it starts.
  const wholes = () => front.cdn.purges.filter((keys) => keys.includes("everything")).length;
  await vi.waitFor(() => expect(wholes()).toBeGreaterThanOrEqual(4), { timeout: 60_000, interval: 200 });
});
afterAll(async () => {
  await database.end();
  for (const server of servers.toReversed()) await server.end();
  front.close();
});

const setPrice = (id: number, taka: number) =>
  database.query("update products set price_poisha = $2 where id = $1", [id, taka * 100]);
const priceAt = async (path: string) => /"price":"?(\d+)/.exec(await front.get(path))?.[1];
const missesAt = (path: string) => front.cdn.missed.filter((one) => one === path).length;
const paths = ["/products/1", "/products/40", "/api/products/1?lang=en", "/about"];

async function system() {
  const json = async (path: string, init: RequestInit) => (await fetch(servers[0]?.url + path, init)).json();
  const signIn = { email: "admin@tatka.example", password: "test-admin" };
  const headers = { "Content-Type": "application/json" };
  const { token } = await json("/api/auth/login", { method: "POST", headers, body: JSON.stringify(signIn) });
  const { data } = await json("/api/admin/system", { headers: { Authorization: `Bearer ${token}` } });
  return data;
}

test("an answer says for how long a CDN may hold it, and a browser still asks each time", async () => {
  const { headers } = await fetch(`${servers[0]?.url}/products/1`);
  expect(headers.get("surrogate-control")).toBe("max-age=3600");
  expect(headers.get("surrogate-key")?.split(" ")).toEqual(expect.arrayContaining(["p1", "everything"]));
  expect(headers.get("cache-control")).toBe("public, max-age=0, must-revalidate");
  const own = await fetch(`${servers[0]?.url}/api/admin/system`);
  expect(own.headers.get("surrogate-control")).toBeNull();
});

test("an answer for a CDN is compressed for size at once", async () => {
  for (const path of ["/products/77", "/bn/products?category=2", "/api/products/77?lang=en"]) {
    const [first = 0, gzipped = 0] = await Promise.all(
      ["br", "gzip"].map((encoding) => bytesOnTheWire(`${servers[0]?.url}${path}`, encoding)),
    );
    expect(first, path).toBeLessThan(gzipped);
  }
});

test("a changed price is purged from the CDN, and nothing else", async () => {
  for (const path of [...paths, ...paths]) await front.get(path);
  expect(paths.map(missesAt)).toEqual([1, 1, 1, 1]);
  await setPrice(1, 4321);
  await expect.poll(() => priceAt("/products/1")).toBe("4321");
  await expect.poll(() => priceAt("/api/products/1?lang=en")).toBe("4321");
  // Twice: what the CDN loads meanwhile may come from a process that has not heard of the change.
  const times = () => front.cdn.purges.filter((keys) => keys.includes("p1")).length;
  await expect.poll(times).toBeGreaterThanOrEqual(2);
  await front.get("/about");
  expect(missesAt("/about")).toBe(1);
  expect([...front.cdn.tokens]).toEqual(["token-of-the-cdn"]);
});

test("a feed is purged from the CDN by a changed price", async () => {
  const feed = "/feeds/meta-en.csv";
  const priceIn = async () => /^3,.*?,(\d+\.\d\d BDT),/m.exec(await front.get(feed))?.[1];
  const { headers } = await fetch(`${servers[0]?.url}${feed}`);
  expect(headers.get("surrogate-control")).toBe("max-age=60");
  await priceIn();
  await priceIn();
  expect(missesAt(feed)).toBe(1);
  await database.query(
    "update products set price_poisha = 765400, original_price_poisha = null where id = 3",
  );
  await expect.poll(priceIn).toBe("7654.00 BDT");
});

test("a CDN that refuses is tried again, the back office says so, and the shop does not wait for it", async () => {
  front.cdn.fault = true;
  await front.get("/products/1");
  await setPrice(1, 1234);
  await expect
    .poll(async () => (await (await fetch(`${servers[0]?.url}/api/products/1?lang=en`)).json()).data.price)
    .toBe(1234);
  await expect.poll(async () => (await system()).cdn.failure).toBe("500");
  expect((await system()).cdn.failing_since).toEqual(expect.any(String));
  expect(await priceAt("/products/1")).toBe("4321");
  expect(servers.map((server) => server.output()).join()).not.toContain("token-of-the-cdn");
  front.cdn.fault = false;
  await expect.poll(() => priceAt("/products/1"), { timeout: 60_000 }).toBe("1234");
  await expect.poll(async () => (await system()).cdn.failing_since).toBeNull();
});
