import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import { fillWithManyRows } from "../tests/support/shop/many-rows.ts";
import { databaseOf, emptyFolder, type Server, startServer } from "../tests/support/shop/start-server.ts";

/** A list of the back office: its cheapest page, and others of it. */
type List = { name: string; cheapest: string; others: string[] };

const lists: List[] = [
  {
    name: "orders",
    cheapest: "/api/admin/orders",
    others: [
      "/api/admin/orders?after=50000",
      "/api/admin/orders?after=100",
      "/api/admin/orders?status=pending",
      "/api/admin/orders?status=completed&after=300",
      "/api/admin/orders?day=today",
      "/api/admin/orders?search=01700050123",
      "/api/admin/orders?search=customer%204711",
      "/api/admin/orders?search=house%20712%2C%20road%2082",
    ],
  },
  {
    name: "users",
    cheapest: "/api/admin/users",
    others: [
      "/api/admin/users?after=25000",
      "/api/admin/users?after=100",
      "/api/admin/users?search=customer%204711",
      "/api/admin/users?search=01700050123",
    ],
  },
  {
    name: "products",
    cheapest: "/api/admin/products",
    others: [
      "/api/admin/products?after=50000",
      "/api/admin/products?category=2",
      "/api/admin/products?short=true",
      "/api/admin/products?search=rui%204711",
      "/api/admin/products?search=bench-70123",
    ],
  },
];

export type ListFigures = {
  list: string;
  /** Median of the cheapest page, in ms. */
  cheapestMs: number;
  /** The dearest of the others: its address, and how many times the cheapest it takes. */
  path: string;
  ratio: number;
}[];

/** How much longer each list of the back office takes for its dearest page than for its cheapest, over 100,000 products and orders and 50,000 customers. */
export async function listFigures(): Promise<ListFigures> {
  const DATA_DIR = emptyFolder();
  const first = await startServer({ DATA_DIR, RATE_LIMIT: "0" });
  const filler = new pg.Client({ connectionString: databaseOf(DATA_DIR) });
  await filler.connect();
  await fillWithManyRows(filler);
  await filler.end();
  await first.end();
  const server = await startServer({ DATA_DIR, RATE_LIMIT: "0" });
  const token = await signIn(server);
  while (!(await (await fetch(`${server.url}/health`)).json()).search.ready) await sleep(100);
  const figures: ListFigures = [];
  for (const { name, cheapest, others } of lists) {
    const paths = [cheapest, ...others];
    const taken = new Map(paths.map((path) => [path, [] as number[]]));
    // In turns, so that a machine that slows down slows all of them.
    for (let turn = 0; turn < 22; turn++)
      for (const path of paths) {
        const ms = await timeOf(server, path, token);
        if (turn > 1) taken.get(path)?.push(ms);
      }
    const medianOf = (path: string) => taken.get(path)?.sort((a, b) => a - b)[10] ?? Number.NaN;
    const [path = ""] = others.toSorted((a, b) => medianOf(b) - medianOf(a));
    figures.push({
      list: name,
      cheapestMs: medianOf(cheapest),
      path,
      ratio: medianOf(path) / medianOf(cheapest),
    });
  }
  await server.end();
  return figures;
}

async function signIn(server: Server): Promise<string> {
  const answer = await fetch(`${server.url}/api/auth/login`, {
    method: "POST",
    body: JSON.stringify({ email: "admin@tatka.example", password: "test-admin" }),
  });
  return ((await answer.json()) as { token: string }).token;
}

async function timeOf(server: Server, path: string, token: string): Promise<number> {
  const begun = performance.now();
  const answer = await fetch(server.url + path, { headers: { Authorization: `Bearer ${token}` } });
  const { data } = (await answer.json()) as { data: unknown[] };
  if (answer.status !== 200 || data.length === 0) throw new Error(`${path}: ${answer.status}`);
  return performance.now() - begun;
}
