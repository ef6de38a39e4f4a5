import { existsSync, rmSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { root } from "../../bin/ready.js";
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
import { filesOfPages, missingAt } from "./page-files.ts";
import { openProxy } from "./proxy.ts";
import { startTraffic } from "./traffic.ts";

/** How long each state of an update lasts under load, in seconds. */
export const stateSeconds = 5;

/**
 * A server of the version before, built in the folder `from`, serves; one of the version in `to`, this one where it is left out,
 * starts beside it and migrates the database; both serve; the old one ends. No request may be lost, every order is there once,
 * and every script and style that a page of either names is there, also for pages that are still open when the old one has ended.
 */
export async function update({
  rounds: seconds,
  buyers,
  say,
  from,
  to = root,
  folder: DATA_DIR = emptyFolder(),
}: DrillOptions & { to?: string }): Promise<DrillReport> {
  if (!from || !existsSync(join(from, "build/server")))
    throw new Error("Where is the version before, built? npm run soak -- update --from FOLDER");
  const command = join(from, "bin/server");
  const keeper = await startServer({ DATA_DIR, RATE_LIMIT: "0", HOST: "127.0.0.1" }, [command]);
  const ports = [await freePort(), await freePort()] as const;
  const open = (port: number, program: string) => {
    const env = {
      DATABASE_URL: databaseOf(DATA_DIR),
      RATE_LIMIT: "0",
      HOST: "127.0.0.1",
      DRAIN_SECONDS: "5",
    };
    const own = { DATA_DIR: siblingDataFolder(DATA_DIR), PORT: String(port), TRUST_PROXY: "1" };
    return startServer({ ...env, ...own }, [program]);
  };
  const running: Server[] = [await open(ports[0], command)];
  const proxy = await openProxy(() => ports.map((port) => `http://127.0.0.1:${port}`));
  const database = embeddedIn(DATA_DIR);
  const { market, tokenOf, stockBefore } = await openMarket(() => proxy.url, database, buyers);
  const { traffic, ended } = startTraffic(market, tokenOf, buyers);
  const figures: string[] = [];
  const after = async (what: string) => {
    await sleep(seconds * 1_000);
    const line = `${what}: ${traffic.answered} pages, ${traffic.orders} orders so far, ${traffic.lost.length} lost`;
    say(line);
    figures.push(line);
  };
  try {
    await after("The version before alone");
    const begun = performance.now();
    const newer = await open(ports[1], join(to, "bin/server"));
    running.push(newer);
    await untilHealth(newer.url, (ok) => ok);
    figures.push(`This version was open after ${Math.round(performance.now() - begun)} ms.`);
    await after("Both");
    const urls = running.map(({ url }) => url);
    const files = await filesOfPages(urls);
    const missing = await missingAt(urls, files);
    await running[0]?.end();
    missing.push(...(await missingAt([newer.url], files)));
    figures.push(`Pages of both name ${files.size} scripts and styles: ${missing.length} missing.`);
    await after("This version alone");
    market.open = false;
    await ended;
    const lost = new Set(traffic.lost.map(({ what }) => `lost in an update: ${what}`));
    return {
      figures,
      faults: [
        ...missing,
        ...lost,
        ...market.unexpected,
        ...(await findFaults(database, market.attempts, stockBefore)),
      ],
    };
  } finally {
    market.open = false;
    proxy.close();
    await Promise.all(running.map((server) => server.end()));
    await keeper.end();
    rmSync(DATA_DIR, { recursive: true, force: true });
  }
}
