import { rmSync } from "node:fs";
import { setTimeout as sleep } from "node:timers/promises";
import {
  databaseOf,
  emptyFolder,
  type Server,
  siblingDataFolder,
  startServer,
} from "../support/shop/start-server.ts";
import type { DrillOptions, DrillReport } from "./drill.ts";
import { findFaults } from "./ledger.ts";
import { embeddedIn, freePort, openMarket, untilHealth } from "./market.ts";
import { proxies } from "./real-proxies.ts";
import { startTraffic } from "./traffic.ts";

const servers = 3;

/**
 * Three server processes on one database behind a proxy, under load: each is restarted in turn with SIGTERM, and no request may be
 * lost; then one is killed, the others serve on, and what was lost with it is sent again and ordered once.
 */
export async function rolling({
  rounds,
  buyers,
  say,
  proxy: name = "ours",
  folder: DATA_DIR = emptyFolder(),
}: DrillOptions): Promise<DrillReport> {
  const front = proxies[name];
  if (!front) throw new Error(`Which proxy? ${Object.keys(proxies).join(", ")}`);
  const keeper = await startServer({ DATA_DIR, RATE_LIMIT: "0", HOST: "127.0.0.1" });
  const env = { DATABASE_URL: databaseOf(DATA_DIR), RATE_LIMIT: "0", HOST: "127.0.0.1", DRAIN_SECONDS: "5" };
  const ports = await Promise.all(Array.from({ length: servers }, freePort));
  const open = (port: number) =>
    startServer({ ...env, DATA_DIR: siblingDataFolder(DATA_DIR), PORT: String(port), TRUST_PROXY: "1" });
  const running: Server[] = await Promise.all(ports.map(open));
  const proxy = await front(() => ports.map((port) => `http://127.0.0.1:${port}`));
  const database = embeddedIn(DATA_DIR);
  const { market, tokenOf, stockBefore } = await openMarket(() => proxy.url, database, buyers);
  const { traffic, ended } = startTraffic(market, tokenOf, buyers);
  const restart = async (place: number, signal: NodeJS.Signals) => {
    await running[place]?.end(signal);
    running[place] = await open(ports[place] as number);
    await untilHealth(running[place].url, (ok) => ok);
    await sleep(1_000);
  };
  try {
    for (let round = 0; round < rounds * servers; round++) {
      await restart(round % servers, "SIGTERM");
      say(
        `restart ${round + 1}: ${traffic.answered} pages, ${traffic.orders} orders, ${traffic.lost.length} lost ${traffic.lost.at(-1)?.what ?? ""}`,
      );
    }
    const faults = [...new Set(traffic.lost.map(({ what }) => `lost in a rolling restart: ${what}`))];
    const planned = traffic.lost.length;
    const killed = performance.now();
    await restart(0, "SIGKILL");
    await sleep(1_000);
    const last = traffic.lost.at(-1)?.at ?? killed;
    const figures = [
      `${rounds * servers} restarts with SIGTERM under ${buyers} clients: ${planned} requests lost.`,
      `One of ${servers} killed: ${traffic.lost.length - planned} requests lost, the last ${Math.max(0, Math.round(last - killed))} ms after.`,
    ];
    market.open = false;
    await ended;
    figures.push(`${traffic.answered} pages and ${traffic.orders} orders were answered.`);
    faults.push(...market.unexpected, ...(await findFaults(database, market.attempts, stockBefore)));
    return { figures, faults };
  } finally {
    market.open = false;
    proxy.close();
    await Promise.all(running.map((server) => server.end()));
    await keeper.end();
    rmSync(DATA_DIR, { recursive: true, force: true });
  }
}
