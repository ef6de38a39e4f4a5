import { describe, expect, test } from "vitest";
import { nextActiveIndex } from "./suggested.ts";

describe("the arrow keys in the search box", () => {
  test("go from the box through all rows and back to the box", () => {
    const down = [0, 1, 2, 3].reduce<number[]>(
      (way) => [...way, nextActiveIndex(way.at(-1) ?? -1, 1, 3)],
      [],
    );
    expect(down).toEqual([0, 1, 2, -1]);
    expect(nextActiveIndex(-1, -1, 3)).toBe(2);
    expect(nextActiveIndex(0, -1, 3)).toBe(-1);
  });

  test("stay in the box where nothing is below it", () => {
    expect(nextActiveIndex(-1, 1, 0)).toBe(-1);
    expect(nextActiveIndex(-1, -1, 0)).toBe(-1);
  });
});
