import { expect, test } from "vitest";
import { kills } from "../soak/kills.ts";
import { openedFolder } from "../support/shop/opened-folder.ts";

test("orders survive the server and PostgreSQL being killed under them: everything acknowledged is there once; stock, slots and money add up", async () => {
  const { faults, acknowledged, starts } = await kills({
    rounds: 3,
    buyers: 20,
    say: () => undefined,
    folder: await openedFolder(),
  });
  expect(faults).toEqual([]);
  expect(starts.map(({ killed }) => killed)).toEqual(["the server", "PostgreSQL", "both"]);
  expect(acknowledged).toBeGreaterThan(10);
}, 180_000);
