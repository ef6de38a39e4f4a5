import { expect, test } from "vitest";
import { soak } from "../soak/soak.ts";

test("orders survive the server and PostgreSQL being killed under them: everything acknowledged is there, once", async () => {
  const { faults, acknowledged, starts } = await soak({ rounds: 3, buyers: 4, say: () => undefined });
  expect(faults).toEqual([]);
  expect(starts.map(({ killed }) => killed)).toEqual(["the server", "PostgreSQL", "both"]);
  expect(acknowledged).toBeGreaterThan(10);
}, 180_000);
