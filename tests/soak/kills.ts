import { readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { emptyFolder, type Server, startServer } from "../support/shop/start-server.ts";
import { buy, isAcknowledged } from "./buyers.ts";
import type { DrillOptions, DrillReport } from "./drill.ts";
import { findFaults } from "./ledger.ts";
import { embeddedIn, freePort, openMarket, untilHealth } from "./market.ts";

export type KillsReport = DrillReport & {
  attempts: number;
  acknowledged: number;
  /** How long the shop was closed after each kill, in ms. */
  starts: { killed: string; ms: number }[];
};

const victims = ["the server", "PostgreSQL", "both"] as const;
/** So many orders more are acknowledged before it is killed again, at some moment in the next seconds. */
const ordersBetween = 20;
/** A shop that was killed is open again within so long, in ms. */
const longestStartMs = 3_000;

/**
 * Opens a shop of its own, lets buyers order without pause, and kills the server, PostgreSQL, or both, with SIGKILL, once a round;
 * then compares the buyers' answers with the shop. On loopback only, in a folder that it removes.
 */
export async function kills({
  rounds,
  buyers,
  say,
  folder: DATA_DIR = emptyFolder(),
}: DrillOptions): Promise<KillsReport> {
  const env = { DATA_DIR, RATE_LIMIT: "0", HOST: "127.0.0.1", PORT: String(await freePort()) };
  let server = await startServer(env);
  const database = embeddedIn(DATA_DIR);
  const { market, tokenOf, stockBefore } = await openMarket(() => server.url, database, buyers);
  const buying = Array.from({ length: buyers }, (_, turn) => buy(market, tokenOf(turn)));
  const starts: KillsReport["starts"] = [];
  const count = () => market.attempts.filter(isAcknowledged).length;
  try {
    for (let round = 0; round < rounds; round++) {
      const before = count();
      const latest = Date.now() + 60_000;
      while (count() < before + ordersBetween && Date.now() < latest) await sleep(20);
      await sleep(Math.random() * 2_500);
      const killed = victims[round % victims.length] ?? "both";
      const begun = performance.now();
      server = await killAndReopen(server, killed, DATA_DIR, env);
      const ms = Math.round(performance.now() - begun);
      starts.push({ killed, ms });
      say(`round ${round + 1} of ${rounds}: killed ${killed}, open after ${ms} ms, ${count()} orders so far`);
    }
    await sleep(1_000);
    market.open = false;
    await Promise.all(buying);
    const faults = [
      ...new Set(market.unexpected),
      ...(await findFaults(database, market.attempts, stockBefore)),
    ];
    const report = { attempts: market.attempts.length, acknowledged: count(), starts };
    return { ...report, figures: figuresOf(report, rounds, buyers), faults };
  } finally {
    market.open = false;
    await server.end();
    rmSync(DATA_DIR, { recursive: true, force: true });
  }
}

/** A sentence for each start that took too long. */
export const slowStarts = ({ starts }: Pick<KillsReport, "starts">): string[] =>
  starts
    .filter(({ ms }) => ms > longestStartMs)
    .map(({ killed, ms }) => `after ${killed} was killed it took ${ms} ms to open`);

function figuresOf(
  { attempts, acknowledged, starts }: Omit<KillsReport, keyof DrillReport>,
  rounds: number,
  buyers: number,
): string[] {
  const times = starts.map(({ ms }) => ms);
  return [
    `${buyers} buyers tried ${attempts} orders through ${rounds} kills; ${acknowledged} were acknowledged.`,
    `Open again after ${Math.min(...times)} to ${Math.max(...times)} ms.`,
  ];
}

async function killAndReopen(
  server: Server,
  killed: (typeof victims)[number],
  DATA_DIR: string,
  env: Record<string, string>,
): Promise<Server> {
  const postgres = postmasterIn(DATA_DIR);
  if (killed !== "the server") process.kill(Number(postgres), "SIGKILL");
  if (killed !== "PostgreSQL") {
    await server.end("SIGKILL");
    server = await startServer(env);
  } else {
    // Until then `/health` may still answer for the one that was killed.
    while ([undefined, postgres].includes(postmasterIn(DATA_DIR))) await sleep(10);
  }
  await untilHealth(server.url, (ok) => ok);
  return server;
}

/** The process id of PostgreSQL; undefined while there is none. */
function postmasterIn(DATA_DIR: string): string | undefined {
  try {
    return readFileSync(join(DATA_DIR, "postgres/postmaster.pid"), "utf8").split("\n")[0] || undefined;
  } catch {
    return undefined;
  }
}
