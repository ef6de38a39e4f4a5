import { expect, test } from "vitest";
import { openedFolder } from "../../support/shop/opened-folder.ts";
import { freeze } from "../freeze.ts";
import { rolling } from "../rolling.ts";

const say = () => undefined;

test("servers on one database behind a proxy are restarted in turn without a lost request; one is killed and the others serve", async () => {
  const { faults, figures } = await rolling({
    rounds: 1,
    buyers: 8,
    say,
    folder: await openedFolder(),
  });
  expect(faults).toEqual([]);
  expect(figures[0]).toContain("3 restarts");
}, 180_000);

test("while PostgreSQL stands still cached pages go on, orders are refused with words and Retry-After, and each is taken once afterwards", async () => {
  const { faults } = await freeze({ rounds: 8, buyers: 8, say, folder: await openedFolder() });
  expect(faults).toEqual([]);
}, 180_000);
