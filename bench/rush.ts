import autocannon from "autocannon";
import pg from "pg";
import { databaseOf, emptyFolder, startServer } from "../tests/support/shop/start-server.ts";

const connections = 16;
const changesPerSecond = 20;
const rounds = 5;

/** 120 public addresses: the home page, lists and products, in both languages, and as JSON. */
const pages = [
  "/",
  "/products",
  "/about",
  "/products?offers=true",
  ...Array.from({ length: 6 }, (_, index) => `/products?category=${index + 1}`),
  ...Array.from({ length: 30 }, (_, index) => `/products/${1 + 5 * index}`),
];
const answers = [
  ...[
    "/api/categories",
    "/api/shop",
    "/api/products?limit=24&view=card",
    "/api/products?featured=1&limit=12&view=card",
  ],
  ...Array.from({ length: 6 }, (_, index) => `/api/products?category=${index + 1}&limit=24&view=card`),
  ...Array.from({ length: 30 }, (_, index) => `/api/products/${3 + 5 * index}`),
].map((path) => `${path}${path.includes("?") ? "&" : "?"}lang=bn`);
const addresses = [...pages, ...pages.map((path) => `/bn${path === "/" ? "" : path}`), ...answers];

/** What happens in a rush: products run out, prices are corrected, reviews come; of any product. */
const changes = [
  "update products set stock = (coalesce(stock, 2) + 1) % 5 where id = $1",
  "update products set price_poisha = price_poisha + 100, original_price_poisha = null, mrp_poisha = null where id = $1",
  "update products set review_count = review_count + 1, rating_count = rating_count + 1, rating_sum = rating_sum + 4 where id = $1",
];

export type Rush = { perSecond: number; p99: number };

/** Begins to disturb the shop, and returns a function that stops it. */
type Disturb = (database: pg.Client) => Promise<() => Promise<unknown>>;

/** Answers from the cache a second, and the slowest hundredth in ms: undisturbed and with twenty changes a second, in turns. */
export async function rushFigures(
  seconds: number,
  disturb: Disturb = changing,
): Promise<{ calm: Rush; rush: Rush }[]> {
  const DATA_DIR = emptyFolder();
  const server = await startServer({ DATA_DIR, RATE_LIMIT: "0" });
  const database = new pg.Client(databaseOf(DATA_DIR));
  await database.connect();
  const figures = async (): Promise<Rush> => {
    const result = await autocannon({
      url: server.url,
      connections,
      duration: seconds,
      headers: { "accept-encoding": "br" },
      requests: addresses.map((path) => ({ path })),
    });
    if (result.non2xx > 0 || result.errors > 0)
      throw new Error(`${result.non2xx} refusals, ${result.errors} errors`);
    return { perSecond: result["2xx"] / result.duration, p99: result.latency.p99 };
  };
  await figures();
  const all: { calm: Rush; rush: Rush }[] = [];
  for (let round = 0; round < rounds; round++) {
    const calm = await figures();
    const stop = await disturb(database);
    const rush = await figures();
    await stop();
    all.push({ calm, rush });
  }
  await database.end();
  await server.end();
  return all;
}

/** Changes products one after the other, twenty a second; returns a function that stops it. */
async function changing(database: pg.Client): Promise<() => Promise<unknown>> {
  let turn = 0;
  let last: Promise<unknown> = Promise.resolve();
  const timer = setInterval(() => {
    turn++;
    last = database.query(changes[turn % changes.length] as string, [1 + ((turn * 37) % 160)]);
  }, 1_000 / changesPerSecond);
  return () => {
    clearInterval(timer);
    return last;
  };
}
