import { expect, test } from "vitest";
import { openedFolder } from "../../support/shop/opened-folder.ts";
import { backup } from "../backup.ts";

test("a backup made while buyers order gives back a shop whose orders, stock and sums add up, after everything else was lost", async () => {
  const { faults } = await backup({
    rounds: 20,
    buyers: 4,
    say: () => undefined,
    folder: await openedFolder(),
  });
  expect(faults).toEqual([]);
}, 180_000);
