import { describe, expect, test } from "vitest";
import { percentOff, toPoisha, toTaka } from "./money.ts";

describe("percent off (SPEC 9)", () => {
  test("is what is saved of the original price, rounded", () => {
    expect(percentOff(50, 60)).toBe(17);
    expect(percentOff(45, 55)).toBe(18);
    expect(percentOff(35, 40)).toBe(13);
  });

  test("is nothing without an original price above the price", () => {
    for (const original of [undefined, null, 0, 40, 50]) expect(percentOff(50, original)).toBe(0);
    expect(percentOff(999, 1_000)).toBe(0);
  });
});

test("taka become whole poisha, to the nearest, and poisha become taka", () => {
  expect([19.99, 0.29, 1.005, 60, 0].map(toPoisha)).toEqual([1_999, 29, 100, 6_000, 0]);
  expect([1_999, 6_000, 5].map(toTaka)).toEqual([19.99, 60, 0.05]);
});
