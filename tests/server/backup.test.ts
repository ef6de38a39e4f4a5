import { execFile } from "node:child_process";
import { readdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { promisify } from "node:util";
import { expect, test } from "vitest";
import { buy, type Market } from "../soak/buyers.ts";
import { findFaults } from "../soak/ledger.ts";
import { embeddedIn, openMarket } from "../soak/market.ts";
import { emptyFolder, startServer } from "../start-server.ts";

const command = (name: "backup" | "restore", DATA_DIR: string, ...args: string[]) =>
  promisify(execFile)(process.execPath, [`bin/${name}.js`, ...args], {
    env: {
      ...process.env,
      DATA_DIR,
      SHOP_COMMAND_READY: "1",
      DATABASE_URL: "",
    },
  });
const refused = (...given: Parameters<typeof command>) =>
  command(...given).then(
    () => "",
    ({ stderr }) => String(stderr),
  );

test("a backup made while buyers order gives back a shop whose orders, stock and sums add up, after everything else was lost", async () => {
  const DATA_DIR = emptyFolder();
  const env = { RATE_LIMIT: "0", HOST: "127.0.0.1" };
  const server = await startServer({ ...env, DATA_DIR });
  const { market, tokenOf, stockBefore } = await openMarket(() => server.url, embeddedIn(DATA_DIR), 4);
  const buying = [0, 1, 2, 3].map((turn) => buy(market, tokenOf(turn)));
  await until(() => acknowledged(market).length > 20);
  const surelyThere = acknowledged(market);
  const { stdout } = await command("backup", DATA_DIR);
  const during = acknowledged(market).length;
  await until(() => acknowledged(market).length > during + 10);
  market.open = false;
  await Promise.all(buying);
  expect(market.unexpected).toEqual([]);

  const file = /Backed up: (\S+)/.exec(stdout)?.[1] ?? "";
  expect(readdirSync(join(DATA_DIR, "backups")).map((name) => join(DATA_DIR, "backups", name))).toEqual([
    file,
  ]);
  expect(await refused("restore", DATA_DIR, file)).toContain("is not empty");
  await server.end("SIGKILL");
  rmSync(join(DATA_DIR, "postgres"), { recursive: true, force: true, maxRetries: 20 });

  const elsewhere = emptyFolder();
  expect((await command("restore", elsewhere, file)).stdout).toContain("Restored: the shop as of");
  const again = await startServer({ ...env, DATA_DIR: elsewhere });
  const sure = new Set(surelyThere.map(({ key }) => key));
  const attempts = market.attempts.map((one) =>
    sure.has(one.key) ? one : { ...one, acknowledged: new Set<number>(), sent: Number.POSITIVE_INFINITY },
  );
  expect(await findFaults(embeddedIn(elsewhere), attempts, stockBefore)).toEqual([]);

  // It is a shop as before: buyers are still signed in, orders get new numbers, and search finds.
  const later: Market = { ...market, url: () => again.url, open: true, attempts: [], unexpected: [] };
  const shopping = buy(later, tokenOf(0));
  await until(() => acknowledged(later).length > 2);
  later.open = false;
  await shopping;
  expect(later.unexpected).toEqual([]);
  const all = [...attempts, ...later.attempts];
  expect(await findFaults(embeddedIn(elsewhere), all, stockBefore)).toEqual([]);
  const found = await fetch(`${again.url}/api/products?search=chal`);
  expect(((await found.json()) as { data: unknown[] }).data.length).toBeGreaterThan(0);
  await again.end();
  for (const folder of [DATA_DIR, elsewhere]) rmSync(folder, { recursive: true, force: true });
}, 180_000);

const acknowledged = ({ attempts }: Market) => attempts.filter((one) => one.acknowledged.size > 0);

async function until(isSo: () => boolean) {
  while (!isSo()) await sleep(20);
}
