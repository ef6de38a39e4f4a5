import { rmSync } from "node:fs";
import { expect, test } from "vitest";
import { root } from "../../bin/ready.js";
import { openedFolder } from "../opened-folder.ts";
import { clocks } from "../soak/clocks.ts";
import { migrations } from "../soak/migrations.ts";
import { nextVersion } from "../soak/next-version.ts";
import { update } from "../soak/update.ts";

const say = () => undefined;

test("every migration is made while the version before reads and orders, and none of its statements fails", async () => {
  const { faults, figures } = await migrations({ rounds: 2_000, buyers: 1, say });
  expect(faults).toEqual([]);
  expect(figures.length).toBeGreaterThan(10);
}, 180_000);

test("the next version starts beside this one, migrates the database under orders, and takes over without a lost request", async () => {
  const [to, folder] = [nextVersion(), await openedFolder()];
  const { faults, figures } = await update({
    ...{ rounds: 1, buyers: 6, from: root, to },
    ...{ say, folder },
  });
  expect(faults).toEqual([]);
  expect(figures.at(-1)).toMatch(/ 0 lost$/);
  rmSync(to, { recursive: true, force: true });
}, 180_000);

test("a server whose clock is an hour ahead of the database's offers and takes the same as one with the right time", async () => {
  const { faults, figures } = await clocks({ rounds: 1, buyers: 1, say, folder: await openedFolder() });
  expect(faults).toEqual([]);
  expect(figures).toHaveLength(1);
}, 180_000);
