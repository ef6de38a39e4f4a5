import { expect, test } from "vitest";
import { CatalogueChanges } from "./catalogue-changes.server.ts";
import { everything } from "./catalogue-version.server.ts";
import { TouchedKeys } from "./touched-keys.server.ts";

/** An index that is as far as a test says; `stuck` ones do not catch up in time. */
const following = (stuck = false) => {
  const index = {
    version: 0,
    catchUp: () => (stuck ? new Promise<void>(() => undefined) : Promise.resolve()),
  };
  const touched = new TouchedKeys();
  return { index, touched, changes: new CatalogueChanges(touched, index) };
};

test.each([
  ["a list", ["list:3", "p7"], "list:3"],
  ["everything", [everything], "r9"],
])("what changed before the search index knew it falls again once it does: %s", async (_, keys, key) => {
  const { index, touched, changes } = following();
  await changes.take({ version: 5, keys });
  const madeOfTheOldIndex = touched.moment;
  index.version = 4;
  changes.indexMoved();
  expect(touched.since(madeOfTheOldIndex, [key])).toBe(false);
  index.version = 5;
  changes.indexMoved();
  expect(touched.since(madeOfTheOldIndex, [key])).toBe(true);
  const madeOfTheNewOne = touched.moment;
  changes.indexMoved();
  expect(touched.since(madeOfTheNewOne, [key])).toBe(false);
});

test("what the search index has no part in falls once, even while that is busy", async () => {
  const { index, touched, changes } = following(true);
  const before = touched.moment;
  void changes.take({ version: 5, keys: ["p7"] });
  await expect.poll(() => touched.since(before, ["p7"])).toBe(true);
  const after = touched.moment;
  index.version = 5;
  changes.indexMoved();
  expect(touched.since(after, ["p7"])).toBe(false);
});
