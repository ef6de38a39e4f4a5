import { expect, test } from "vitest";
import { unusualDiscount, unusualPriceChange } from "./far-change.ts";

test("a price that more than halves or grows by more than half is far", () => {
  expect(unusualPriceChange(120, 1)).toBe(-99);
  expect(unusualPriceChange(120, 1200)).toBe(900);
  expect(unusualPriceChange(100, 49.99)).toBe(-50);
  expect([unusualPriceChange(100, 50), unusualPriceChange(100, 150), unusualPriceChange(100, 101)]).toEqual(
    Array(3).fill(undefined),
  );
});

test("an original price that promises more than half off is far", () => {
  expect(unusualDiscount(60, 800)).toBe(93);
  expect([unusualDiscount(60, 120), unusualDiscount(60, null), unusualDiscount(60, 50)]).toEqual(
    Array(3).fill(undefined),
  );
});
