import { expect, test } from "vitest";
import { Snapshot } from "#src/platform/database/snapshot.ts";
import { CatalogueChanges } from "./catalogue-changes.server.ts";
import { everythingKey } from "./follow-changes.server.ts";
import { Invalidations } from "./invalidations.server.ts";

const following = (stuck = false) => {
  const index = {
    seen: Snapshot.none,
    catchUp: () => (stuck ? new Promise<void>(() => undefined) : Promise.resolve()),
  };
  const invalidations = new Invalidations();
  return { index, invalidations, changes: new CatalogueChanges(invalidations, index) };
};

const seenAfter = (transaction: number) => ({ snapshot: Snapshot.none, transactions: [transaction] });

test.each([
  ["a list", ["list:3", "p7"], "list:3"],
  ["everything", [everythingKey], "r9"],
])(
  "what changed before the search index knew it is invalidated again once it does: %s",
  async (_, keys, key) => {
    const { index, invalidations, changes } = following();
    await changes.applyChange({ keys, ...seenAfter(5) });
    const renderedFromOldIndex = invalidations.generation;
    index.seen = new Snapshot("5:7:5");
    changes.handleIndexMoved();
    expect(invalidations.isStale(renderedFromOldIndex, [key])).toBe(false);
    index.seen = new Snapshot("7:7:");
    changes.handleIndexMoved();
    expect(invalidations.isStale(renderedFromOldIndex, [key])).toBe(true);
    const renderedFromNewIndex = invalidations.generation;
    changes.handleIndexMoved();
    expect(invalidations.isStale(renderedFromNewIndex, [key])).toBe(false);
  },
);

test("what the search index has no part in is invalidated once, even while that is busy", async () => {
  const { index, invalidations, changes } = following(true);
  const before = invalidations.generation;
  void changes.applyChange({ keys: ["p7"], ...seenAfter(5) });
  await expect.poll(() => invalidations.isStale(before, ["p7"])).toBe(true);
  const after = invalidations.generation;
  index.seen = new Snapshot("7:7:");
  changes.handleIndexMoved();
  expect(invalidations.isStale(after, ["p7"])).toBe(false);
});
