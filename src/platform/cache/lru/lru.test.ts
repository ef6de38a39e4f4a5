import fc from "fast-check";
import { expect, test } from "vitest";
import { Lru } from "./lru.server.ts";

const filled = (count: number, maxWeight: number) => {
  const lru = new Lru<number, string>(maxWeight);
  for (let key = 0; key < count; key++) lru.set(key, `value ${key}`);
  return lru;
};

test("what was used least recently leaves first", () => {
  const lru = filled(100, 100);
  expect(lru.get(0)).toBe("value 0");
  lru.set(100, "value 100");
  lru.set(101, "value 101");
  expect([0, 1, 2, 3, 101].map((key) => lru.peek(key) !== undefined)).toEqual([
    true,
    false,
    false,
    true,
    true,
  ]);
});

test("looking without using changes nothing", () => {
  const lru = filled(100, 100);
  lru.peek(0);
  lru.set(100, "value 100");
  expect(lru.peek(0)).toBeUndefined();
});

test("a value that grows pushes others out, one that is too heavy is not stored", () => {
  const lru = filled(100, 100);
  lru.reweigh(99, 20);
  expect(lru.size).toEqual({ entries: 81, weight: 100 });
  lru.set(200, "heavy", 26);
  expect(lru.peek(200)).toBeUndefined();
  expect(new Lru<string, string>(0).get("any")).toBeUndefined();
});

test("whatever is stored, replaced, weighed anew and deleted, the weight is the sum and within the bound", () => {
  const step = fc.tuple(
    fc.constantFrom("set", "reweigh", "delete", "get"),
    fc.nat(9),
    fc.integer({ min: 1, max: 12 }),
  );
  fc.assert(
    fc.property(fc.array(step), (steps) => {
      const lru = new Lru<number, number>(40);
      const weights = new Map<number, number>();
      for (const [what, key, weight] of steps) {
        if (what === "set") lru.set(key, key, weight);
        else if (what === "reweigh") lru.reweigh(key, weight);
        else if (what === "delete") lru.delete(key);
        else lru.get(key);
        if (what === "set" || what === "reweigh") weights.set(key, weight);
      }
      const stored = [...weights].filter(([key]) => lru.peek(key) !== undefined);
      expect(lru.size).toEqual({
        entries: stored.length,
        weight: stored.reduce((sum, [, weight]) => sum + weight, 0),
      });
      expect(lru.size.weight).toBeLessThanOrEqual(40);
    }),
  );
});
