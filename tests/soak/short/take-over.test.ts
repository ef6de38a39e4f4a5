import { expect, test } from "vitest";
import { takeOver } from "../failover/take-over.ts";

test("the primary is killed under orders and its standby takes over: orders flow again, and each that was acknowledged is there once", async () => {
  const { faults, taken } = await takeOver({ rounds: 1, buyers: 6, say: () => undefined });
  expect(faults).toEqual([]);
  expect(taken).toBeGreaterThanOrEqual(40);
}, 240_000);
