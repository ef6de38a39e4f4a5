import { rmSync } from "node:fs";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { root } from "../../../bin/ready.js";
import { openedFolder } from "../../support/shop/opened-folder.ts";
import { startServer } from "../../support/shop/start-server.ts";
import { newAttempt, postOrder } from "../buyers.ts";
import { clocks } from "../clocks.ts";
import { embeddedIn, openMarket } from "../market.ts";
import { migrations } from "../migrations.ts";
import { nextVersion, renameAssets } from "../next-version.ts";
import { update } from "../update.ts";

const say = () => undefined;

test("every migration is made while the version before reads and orders, and none of its statements fails", async () => {
  const { faults, figures } = await migrations({ rounds: 2_000, buyers: 1, say });
  expect(faults).toEqual([]);
  expect(figures.length).toBeGreaterThan(10);
}, 180_000);

test("the next version starts beside this one, migrates the database under orders, and takes over without a lost request or a page that misses a file", async () => {
  const to = nextVersion();
  renameAssets(to);
  const folder = await openedFolder();
  const { faults, figures } = await update({
    rounds: 1,
    buyers: 6,
    from: root,
    to,
    say,
    folder,
  });
  expect(faults).toEqual([]);
  expect(figures.at(-1)).toMatch(/ 0 lost$/);
  rmSync(to, { recursive: true, force: true });
}, 180_000);

/** What the next version with this migration leaves behind once it has ended. */
async function leftBy(sql?: string): Promise<string> {
  const next = nextVersion(sql);
  const folder = await openedFolder();
  onTestFinished(() => [next, folder].forEach((one) => void rmSync(one, { recursive: true, force: true })));
  const server = await startServer({ DATA_DIR: folder }, [join(next, "bin/server")]);
  await server.end();
  return folder;
}

test("the version before opens on what the next one left, and takes an order", async () => {
  const folder = await leftBy();
  const server = await startServer({ DATA_DIR: folder, RATE_LIMIT: "0" });
  expect(server.output()).toContain("is that of a newer version of the shop. This one can work with it");
  const { market, tokenOf } = await openMarket(() => server.url, embeddedIn(folder), 1);
  const answer = await postOrder(server.url, tokenOf(0), newAttempt(market));
  expect([answer.status, await answer.json()]).toEqual([200, expect.objectContaining({ success: true })]);
  await server.end();
});

test("the version before refuses what the next one left where that took away what it needs", async () => {
  const folder = await leftBy("-- Older versions cannot run on this.\nselect 1;");
  const refused = startServer({ DATA_DIR: folder });
  await expect(refused).rejects.toThrow("This database is already that of a newer version of the shop.");
});

test("a server whose clock is an hour ahead of the database's offers and takes the same as one with the right time", async () => {
  const { faults, figures } = await clocks({ rounds: 1, buyers: 1, say, folder: await openedFolder() });
  expect(faults).toEqual([]);
  expect(figures).toHaveLength(1);
}, 180_000);
