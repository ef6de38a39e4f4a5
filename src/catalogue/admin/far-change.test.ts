import { expect, test } from "vitest";
import { farChange, farPromise } from "./far-change.ts";

test("a price that more than halves or grows by more than half is far", () => {
  expect(farChange(120, 1)).toBe(-99);
  expect(farChange(120, 1200)).toBe(900);
  expect(farChange(100, 49.99)).toBe(-50);
  expect([farChange(100, 50), farChange(100, 150), farChange(100, 101)]).toEqual(Array(3).fill(undefined));
});

test("an original price that promises more than half off is far", () => {
  expect(farPromise(60, 800)).toBe(93);
  expect([farPromise(60, 120), farPromise(60, null), farPromise(60, 50)]).toEqual(Array(3).fill(undefined));
});
