import { expect, test } from "vitest";
import { Snapshot } from "#src/platform/database/snapshot.ts";
import { CatalogueChanges } from "./catalogue-changes.server.ts";
import { everything } from "./follow-changes.server.ts";
import { TouchedKeys } from "./touched-keys.server.ts";

/** An index that is as far as a test says; `stuck` ones do not catch up in time. */
const following = (stuck = false) => {
  const index = {
    seen: Snapshot.none,
    catchUp: () => (stuck ? new Promise<void>(() => undefined) : Promise.resolve()),
  };
  const touched = new TouchedKeys();
  return { index, touched, changes: new CatalogueChanges(touched, index) };
};

/** What a change needs that was committed by this transaction. */
const seenAfter = (transaction: number) => ({ snapshot: Snapshot.none, transactions: [transaction] });

test.each([
  ["a list", ["list:3", "p7"], "list:3"],
  ["everything", [everything], "r9"],
])("what changed before the search index knew it falls again once it does: %s", async (_, keys, key) => {
  const { index, touched, changes } = following();
  await changes.take({ keys, ...seenAfter(5) });
  const madeOfTheOldIndex = touched.moment;
  index.seen = new Snapshot("5:7:5");
  changes.indexMoved();
  expect(touched.since(madeOfTheOldIndex, [key])).toBe(false);
  index.seen = new Snapshot("7:7:");
  changes.indexMoved();
  expect(touched.since(madeOfTheOldIndex, [key])).toBe(true);
  const madeOfTheNewOne = touched.moment;
  changes.indexMoved();
  expect(touched.since(madeOfTheNewOne, [key])).toBe(false);
});

test("what the search index has no part in falls once, even while that is busy", async () => {
  const { index, touched, changes } = following(true);
  const before = touched.moment;
  void changes.take({ keys: ["p7"], ...seenAfter(5) });
  await expect.poll(() => touched.since(before, ["p7"])).toBe(true);
  const after = touched.moment;
  index.seen = new Snapshot("7:7:");
  changes.indexMoved();
  expect(touched.since(after, ["p7"])).toBe(false);
});
