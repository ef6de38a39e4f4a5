import { expect, it } from "vitest";
import { repairSaved } from "./saved-store.ts";

it("repairs what a browser kept of saved products (DECISIONS 10, 22)", () => {
  expect(repairSaved(["7", 7, 12, "x", null, "-1", {}])).toEqual(["7", "12"]);
  expect(repairSaved("7")).toEqual([]);
  expect(repairSaved(undefined)).toEqual([]);
});
