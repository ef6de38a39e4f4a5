import { spawn, spawnSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import pg from "pg";
import { expect, inject, onTestFinished, test, vi } from "vitest";
import { openDatabase } from "#src/platform/database/database.server.ts";
import { freePort } from "../soak/market.ts";
import { createDatabase } from "../support/shop/create-database.ts";
import { emptyFolder, startServer } from "../support/shop/start-server.ts";

const folder = inject("postgresFolder");
const example = readFileSync(join(import.meta.dirname, "../../deploy/postgres/pgbouncer.ini"), "utf8");

test("behind a pooler no statement is prepared prepared: the next one may come over another connection", async () => {
  const connectionString = await createDatabase(folder);
  const count = { name: "counting", text: "select count(*)::int as prepared from pg_prepared_statements" };
  for (const [pooler, prepared] of [
    [true, 0],
    [false, 1],
  ] as const) {
    const { pool } = openDatabase({ connectionString }, 2, { pooler });
    onTestFinished(() => pool.end());
    expect((await pool.query(count)).rows).toEqual([{ prepared }]);
  }
});

/** PgBouncer with the example's settings before a database; its URL. Undefined, said in words, where the machine has none. */
async function openPooler(database: string): Promise<string | undefined> {
  if (spawnSync("pgbouncer", ["--version"]).error) {
    console.info("pgbouncer is not on this machine: only the shop's side was tested.");
    return undefined;
  }
  const own = emptyFolder();
  const port = await freePort();
  const here = example
    .replace(/^tatka = .*$/m, `tatka = host=${folder} dbname=${database}`)
    .replace(/^listen_port = .*$/m, `listen_port = ${port}\nunix_socket_dir =`)
    .replace(/^auth_type = .*$/m, "auth_type = any")
    .replace(/^auth_file = .*$/m, "")
    .replace(/^tatka = (.*)$/m, "tatka = $1 user=postgres");
  writeFileSync(join(own, "pgbouncer.ini"), here);
  const asNobody = [
    "--user",
    "--map-user=65534",
    "--map-group=65534",
    "pgbouncer",
    join(own, "pgbouncer.ini"),
  ];
  spawnSync("chmod", ["-R", "a+rX", own]);
  const child = spawn("unshare", asNobody, { stdio: "ignore" });
  onTestFinished(() => void child.kill());
  return `postgres://postgres@127.0.0.1:${port}/tatka`;
}

test("PgBouncer without a way past it is refused with a sentence, before anything waits", async () => {
  const direct = await createDatabase(folder);
  const pooler = await openPooler(new URL(direct).pathname.slice(1));
  if (!pooler) return;
  const past: Record<string, string>[] = [{}, { DATABASE_DIRECT_URL: pooler }];
  for (const env of past)
    await expect(startServer({ DATABASE_URL: pooler, ...env, DATA_DIR: emptyFolder() })).rejects.toThrow(
      /a pooler stands before the database[\s\S]*DATABASE_DIRECT_URL=/,
    );
});

test("through PgBouncer in transaction mode shoppers sign in, read, search and order, and learn of changes", async () => {
  const direct = await createDatabase(folder);
  const DATABASE_URL = (await openPooler(new URL(direct).pathname.slice(1))) ?? direct;
  const env = { DATABASE_URL, DATABASE_DIRECT_URL: direct, DATA_DIR: emptyFolder(), RATE_LIMIT: "0" };
  const server = await startServer(env);
  onTestFinished(async () => void (await server.end()));
  const post = async (path: string, body: object, token = "") =>
    (
      await fetch(server.url + path, {
        method: "POST",
        headers: { "Content-Type": "application/json", Authorization: `Bearer ${token}` },
        body: JSON.stringify(body),
      })
    ).json() as Promise<any>;
  const get = async (path: string): Promise<any> => (await fetch(server.url + path)).json();
  const tokens = await Promise.all(
    [1, 2, 3].map(async (turn) => {
      const entry = { name: "Nusrat", email: `nusrat-${turn}@example.com`, password: "mango-tree" };
      return (await post("/api/auth/login", entry)).token as string;
    }),
  );
  const draft = {
    address_details: "Road 5",
    mobile_no: "01712345678",
    payment_type: "cash",
    items: [
      { product_id: 2, quantity: 1 },
      { product_id: 1, quantity: 1 },
    ],
  };
  const orders = await Promise.all(
    Array.from({ length: 60 }, (_, turn) => post("/api/place-order", draft, tokens[turn % 3])),
  );
  expect(new Set(orders.map(({ success, code }) => code ?? success))).toEqual(new Set([true]));
  await vi.waitFor(async () => expect((await get("/health")).search.ready).toBe(true), 30_000);
  const searches = await Promise.all(
    ["alu", "peyaj", "dim", "chal"].map((word) => get(`/api/products?search=${word}`)),
  );
  for (const { meta } of searches) expect(meta.total).toBeGreaterThan(0);

  const client = new pg.Client(direct);
  await client.connect();
  await client.query("update products set name_en = 'Potato of the day' where id = 1");
  await client.end();
  await vi.waitFor(
    async () => expect(JSON.stringify(await get("/api/products/1?lang=en"))).toContain("Potato of the day"),
    10_000,
  );
  expect(server.output()).not.toMatch(/"level":"(error|warn)".*(prepared|startup)/);
});
