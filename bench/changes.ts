import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import { databaseOf, emptyFolder, type Server, startServer } from "../tests/support/shop/start-server.ts";
import { cpuMs } from "./server-under-load.ts";

/** How long until two processes show a change of the catalogue, in cached answers and in searches: the slowest of `count`, in ms. */
export async function slowestChange(count: number): Promise<number> {
  const DATA_DIR = emptyFolder();
  const one = await startServer({ DATA_DIR, RATE_LIMIT: "0" });
  const DATABASE_URL = databaseOf(DATA_DIR);
  const other = await startServer({ DATA_DIR: emptyFolder(), DATABASE_URL, RATE_LIMIT: "0" });
  const database = new pg.Client(DATABASE_URL);
  await database.connect();
  await Promise.all([one, other].map(untilSearching));
  let slowest = 0;
  for (let turn = 0; turn < count; turn++) {
    const name = `Changed ${"abcdefghij"[turn % 10]}${turn} yam`;
    await database.query("update products set name_en = $1 where id = 1", [name]);
    const begun = performance.now();
    await Promise.all([one, other].map((server) => untilShown(server, name)));
    slowest = Math.max(slowest, performance.now() - begun);
  }
  await database.end();
  await other.end();
  await one.end();
  return slowest;
}

const read = async ({ url }: Server, path: string): Promise<any> => (await fetch(url + path)).json();

async function untilSearching(server: Server) {
  while (!(await read(server, "/health")).search.ready) await sleep(50);
}

async function untilShown(server: Server, name: string) {
  const shown = async () => {
    const stored = await read(server, "/api/products/1?lang=en");
    const found = await read(server, `/api/products?lang=en&limit=1&search=${encodeURIComponent(name)}`);
    return stored.data.name === name && found.data[0]?.name === name;
  };
  while (!(await shown())) await sleep(5);
}

const clients = 32;
/** A disk that takes so long to flush, in ms: PostgreSQL waits before each flush, and all commits meanwhile share it. */
const flushMs = 3;

type ChangeRates = {
  /** Changes of a price against changes that nobody sees, both by 32 clients at once. */
  ofPrices: number;
  /** What a server spends on following 250 changes a second, as a share of one core. */
  followerCpu: number;
  perSecond: number;
};

/** How much slower commits are that change what shoppers see, each client at products of its own. */
export async function changeRates(seconds: number): Promise<ChangeRates> {
  const DATA_DIR = emptyFolder();
  const server = await startServer({ DATA_DIR, RATE_LIMIT: "0" });
  const connection = databaseOf(DATA_DIR);
  await untilSearching(server);
  const pool = new pg.Pool({ connectionString: connection, max: clients });
  await pool.query("update products set stock = 1000000");
  await pool.query(`alter system set commit_delay = ${flushMs * 1_000}`);
  await pool.query("alter system set commit_siblings = 0");
  await pool.query("select pg_reload_conf()");
  await sleep(500);
  const plain = "update products set stock = stock - 1 where id = $1 + 1";
  const price =
    "update products set price_poisha = price_poisha % 90000 + 100, original_price_poisha = null, mrp_poisha = null where id = $1 + 33";
  const rate = async (statement: string, perSecond = Number.POSITIVE_INFINITY) => {
    const until = performance.now() + seconds * 1_000;
    const begun = performance.now();
    let done = 0;
    const one = async (client: number) => {
      while (performance.now() < until) {
        if (done > (perSecond * (performance.now() - begun)) / 1_000) await sleep(2);
        else {
          done++;
          await pool.query(statement, [client]);
        }
      }
    };
    await Promise.all(Array.from({ length: clients }, (_, client) => one(client)));
    return done / seconds;
  };
  await rate(plain);
  const perSecond = await rate(plain);
  const ofPrices = (await rate(price)) / perSecond;
  await sleep(1_000);
  const pid = server.process.pid ?? 0;
  const before = cpuMs(pid);
  await rate(price, 250);
  const followerCpu = (cpuMs(pid) - before) / 1_000 / seconds;
  await pool.end();
  await server.end();
  return { ofPrices, perSecond, followerCpu };
}
