import { describe, expect, test } from "vitest";
import { stepped } from "./suggested.ts";

describe("the arrow keys in the search box", () => {
  test("go from the box through all rows and back to the box", () => {
    const down = [0, 1, 2, 3].reduce<number[]>((way) => [...way, stepped(way.at(-1) ?? -1, 1, 3)], []);
    expect(down).toEqual([0, 1, 2, -1]);
    expect(stepped(-1, -1, 3)).toBe(2);
    expect(stepped(0, -1, 3)).toBe(-1);
  });

  test("stay in the box where nothing is below it", () => {
    expect(stepped(-1, 1, 0)).toBe(-1);
    expect(stepped(-1, -1, 0)).toBe(-1);
  });
});
