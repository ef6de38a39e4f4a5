import { execFile } from "node:child_process";
import { readdirSync, rmSync, statSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { promisify } from "node:util";
import { emptyFolder, startServer } from "../support/shop/start-server.ts";
import { buy, type Market } from "./buyers.ts";
import type { DrillOptions, DrillReport } from "./drill.ts";
import { findFaults } from "./ledger.ts";
import { embeddedIn, openMarket } from "./market.ts";

/** So many orders are there before the backup. */
export const ordersBefore = 2_000;

/** Runs the shop's own command on a data folder. */
const command = (name: "backup" | "restore", DATA_DIR: string, ...args: string[]) =>
  promisify(execFile)(process.execPath, [`bin/${name}.js`, ...args], {
    env: { ...process.env, DATA_DIR, SHOP_COMMAND_READY: "1", DATABASE_URL: "" },
  });

/**
 * Backs a shop up while buyers order, after `rounds` orders; then kills the server, deletes the database, and restores the backup
 * into an empty one: what was acknowledged before the backup began is there once, nothing is half there, stock and sums add up, and
 * it is a shop as before.
 */
export async function backup({
  rounds,
  buyers,
  say,
  folder: DATA_DIR = emptyFolder(),
}: DrillOptions): Promise<DrillReport> {
  const elsewhere = emptyFolder();
  const env = { RATE_LIMIT: "0", HOST: "127.0.0.1" };
  const server = await startServer({ ...env, DATA_DIR });
  const { market, tokenOf, stockBefore } = await openMarket(() => server.url, embeddedIn(DATA_DIR), buyers);
  const buying = Array.from({ length: buyers }, (_, turn) => buy(market, tokenOf(turn)));
  await until(() => acknowledged(market).length >= rounds);
  say("backing up");
  const surelyThere = acknowledged(market);
  const made = await timed(() => command("backup", DATA_DIR));
  const during = acknowledged(market).length - surelyThere.length;
  await until(() => acknowledged(market).length > surelyThere.length + during + 10);
  market.open = false;
  await Promise.all(buying);
  const file = /Backed up: (\S+)/.exec(made.value.stdout)?.[1] ?? "";
  const faults = [...market.unexpected];
  const check = (isFine: boolean, fault: string) => isFine || faults.push(fault);
  const stored = readdirSync(join(DATA_DIR, "backups")).map((name) => join(DATA_DIR, "backups", name));
  check(stored.join() === file, `the backup is not the only one of its folder: ${stored.join(", ")}`);
  const overwritten = await command("restore", DATA_DIR, file).then(
    () => "nothing",
    ({ stderr }) => String(stderr),
  );
  check(
    overwritten.includes("is not empty"),
    `to restore over a shop is refused by what was said: ${overwritten}`,
  );
  await server.end("SIGKILL");
  rmSync(join(DATA_DIR, "postgres"), { recursive: true, force: true, maxRetries: 20 });

  say("restoring");
  const restored = await timed(() => command("restore", elsewhere, file));
  const said = restored.value.stdout;
  const orders = Number(
    /Restoring \S+\n.*with \d+ rows, among them (\d+) orders,\n.*which is empty/.exec(said)?.[1],
  );
  check(
    said.includes(file) && orders >= surelyThere.length,
    `the restore says something else before it begins: ${said}`,
  );
  check(said.includes("Restored: the shop as of"), said);
  const again = await startServer({ ...env, DATA_DIR: elsewhere });
  const sure = new Set(surelyThere.map(({ key }) => key));
  const attempts = market.attempts.map((one) =>
    sure.has(one.key) ? one : { ...one, acknowledged: new Set<number>(), sent: Number.POSITIVE_INFINITY },
  );
  faults.push(...(await findFaults(embeddedIn(elsewhere), attempts, stockBefore)));

  // It is a shop as before: buyers are still signed in, orders get new numbers, and search finds.
  const later: Market = { ...market, url: () => again.url, open: true, attempts: [], unexpected: [] };
  const shopping = buy(later, tokenOf(0));
  await until(() => acknowledged(later).length > 2);
  later.open = false;
  await shopping;
  const all = [...attempts, ...later.attempts];
  faults.push(...later.unexpected, ...(await findFaults(embeddedIn(elsewhere), all, stockBefore)));
  check(await finds(again.url, "chal"), "search finds nothing");
  await again.end();
  const kilobytes = Math.round(statSync(file).size / 1_000);
  for (const folder of [DATA_DIR, elsewhere]) rmSync(folder, { recursive: true, force: true });
  return {
    figures: [
      `${surelyThere.length} orders before it: the backup has ${kilobytes} kB and took ${made.ms} ms; ${during} orders were placed meanwhile.`,
      `Restored in ${restored.ms} ms.`,
    ],
    faults,
  };
}

async function timed<T>(work: () => Promise<T>): Promise<{ value: T; ms: number }> {
  const begun = performance.now();
  const value = await work();
  return { value, ms: Math.round(performance.now() - begun) };
}

const acknowledged = ({ attempts }: Market) => attempts.filter((one) => one.acknowledged.size > 0);

/** Whether a search finds something, as soon as the shop has built its index anew. */
async function finds(url: string, text: string): Promise<boolean> {
  for (let attempt = 0; attempt < 300; attempt++) {
    const answer = await fetch(`${url}/api/products?search=${text}`);
    if (((await answer.json()) as { data: unknown[] }).data.length > 0) return true;
    await sleep(100);
  }
  return false;
}

async function until(isSo: () => boolean) {
  while (!isSo()) await sleep(20);
}
