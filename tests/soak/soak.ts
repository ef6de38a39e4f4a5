import { once } from "node:events";
import { readFileSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import { emptyFolder, type Server, startServer } from "../start-server.ts";
import { type BuyerAttempt, buy, type Market } from "./buyers.ts";
import { findFaults } from "./ledger.ts";

export type SoakReport = {
  attempts: number;
  acknowledged: number;
  /** What was lost, doubled, incomplete, oversold, or answered in a way that must not happen: a sentence each. */
  faults: string[];
  /** How long the shop was closed after each kill, in ms. */
  starts: { killed: string; ms: number }[];
};

type SoakOptions = { rounds: number; buyers: number; say: (line: string) => void };

const victims = ["the server", "PostgreSQL", "both"] as const;
const openTimeoutMs = 60_000;

/**
 * Opens a shop of its own, lets buyers order without pause, and kills the server, PostgreSQL, or both, with SIGKILL, once a round;
 * then compares the buyers' answers with the shop. On loopback only, in a folder that it removes.
 */
export async function soak({ rounds, buyers, say }: SoakOptions): Promise<SoakReport> {
  const DATA_DIR = emptyFolder();
  const env = { DATA_DIR, RATE_LIMIT: "0", HOST: "127.0.0.1", PORT: String(await freePort()) };
  let server = await startServer(env);
  const market: Market = { url: () => server.url, open: true, attempts: [], unexpected: [] };
  const socket = join(DATA_DIR, "socket");
  const stockBefore = await countStock(socket);
  const tokens = await Promise.all(Array.from({ length: buyers }, (_, turn) => newBuyer(server.url, turn)));
  const buying = tokens.map((token) => buy(market, token));
  const starts: SoakReport["starts"] = [];
  try {
    for (let round = 0; round < rounds; round++) {
      await sleep(1_500 + Math.random() * 2_500);
      const killed = victims[round % victims.length] ?? "both";
      const begun = performance.now();
      server = await killAndReopen(server, killed, DATA_DIR, env);
      const ms = Math.round(performance.now() - begun);
      starts.push({ killed, ms });
      const { length } = market.attempts.filter(isAcknowledged);
      say(
        `round ${round + 1} of ${rounds}: killed ${killed}, open again after ${ms} ms, ${length} orders so far`,
      );
    }
    await sleep(1_000);
    market.open = false;
    await Promise.all(buying);
    const faults = [
      ...new Set(market.unexpected),
      ...(await findFaults(socket, market.attempts, stockBefore)),
    ];
    const acknowledged = market.attempts.filter(isAcknowledged).length;
    return { attempts: market.attempts.length, acknowledged, faults, starts };
  } finally {
    market.open = false;
    await server.end();
    rmSync(DATA_DIR, { recursive: true, force: true });
  }
}

const isAcknowledged = ({ acknowledged }: BuyerAttempt) => acknowledged.size > 0;

async function killAndReopen(
  server: Server,
  killed: (typeof victims)[number],
  DATA_DIR: string,
  env: Record<string, string>,
): Promise<Server> {
  if (killed !== "the server") {
    const [pid] = readFileSync(join(DATA_DIR, "postgres/postmaster.pid"), "utf8").split("\n");
    process.kill(Number(pid), "SIGKILL");
  }
  if (killed !== "PostgreSQL") {
    await server.end("SIGKILL");
    server = await startServer(env);
  } else {
    // The end shows when the shop no longer answers, not earlier.
    await until(server.url, (ok) => !ok);
  }
  await until(server.url, (ok) => ok);
  return server;
}

async function until(url: string, isSo: (ok: boolean) => boolean): Promise<void> {
  const end = Date.now() + openTimeoutMs;
  while (Date.now() < end) {
    const ok = await fetch(`${url}/health`).then(
      (answer) => answer.ok,
      () => false,
    );
    if (isSo(ok)) return;
    await sleep(10);
  }
  throw new Error("the shop did not open again within a minute");
}

/** Some products sell out on the way, most do not; all are counted. */
async function countStock(host: string): Promise<Map<number, number>> {
  const client = new pg.Client({ host, user: "postgres", database: "postgres" });
  await client.connect();
  await client.query("update products set stock = case when id % 12 = 0 then 40 else 100000 end");
  const { rows } = await client.query<{ id: number; stock: number }>(
    "select id::float8 as id, stock from products",
  );
  await client.end();
  return new Map(rows.map(({ id, stock }) => [id, stock]));
}

async function newBuyer(url: string, turn: number): Promise<string> {
  const entry = { name: `Buyer ${turn}`, email: `buyer-${turn}@example.com`, password: "mango-tree" };
  const headers = { "Content-Type": "application/json" };
  const answer = await fetch(`${url}/api/auth/login`, {
    method: "POST",
    headers,
    body: JSON.stringify(entry),
  });
  return ((await answer.json()) as { token: string }).token;
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as { port: number };
  server.close();
  await once(server, "close");
  return port;
}
