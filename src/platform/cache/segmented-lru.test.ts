import { expect, test } from "vitest";
import { SegmentedLru } from "./segmented-lru.server.ts";

const open = () => new SegmentedLru<{ weight: number }>(300, ({ weight }) => weight);

test("a flood of values that are read once evicts none that was read again", () => {
  const lru = open();
  lru.set("wanted", { weight: 20 });
  lru.get("wanted");
  for (let turn = 0; turn < 100; turn++) lru.set(`flood ${turn}`, { weight: 20 });
  expect(lru.peek("wanted")).toBeDefined();
  expect(lru.peek("flood 0")).toBeUndefined();
  expect(lru.peek("flood 99")).toBeDefined();
  expect(lru.size.weight).toBeLessThanOrEqual(300);
});

test("peek does not count as a read", () => {
  const lru = open();
  lru.set("seen", { weight: 20 });
  lru.peek("seen");
  for (let turn = 0; turn < 5; turn++) lru.set(`flood ${turn}`, { weight: 20 });
  expect(lru.peek("seen")).toBeUndefined();
});

test("a value that grew evicts others when it is weighed again; one that is too heavy is not stored", () => {
  const lru = open();
  for (let turn = 0; turn < 10; turn++) lru.set(String(turn), { weight: 10 });
  const grown = lru.peek("9");
  if (grown) grown.weight = 25;
  lru.reweigh("9");
  expect(lru.size).toEqual({ entries: 8, weight: 95 });
  lru.set("heavy", { weight: 26 });
  expect(lru.peek("heavy")).toBeUndefined();
});

test("nothing is stored within a bound of 0", () => {
  const lru = new SegmentedLru<{ weight: number }>(0, ({ weight }) => weight);
  lru.set("any", { weight: 10 });
  expect(lru.get("any")).toBeUndefined();
});
