import { expect, test } from "vitest";
import { openedFolder } from "../../support/shop/opened-folder.ts";
import { pitr } from "../pitr.ts";

test("orders are restored to the moment before all were deleted, and after a lost disk as late as the archive goes", async () => {
  const { faults } = await pitr({ rounds: 2, buyers: 4, say: () => undefined, folder: await openedFolder() });
  expect(faults).toEqual([]);
}, 240_000);
