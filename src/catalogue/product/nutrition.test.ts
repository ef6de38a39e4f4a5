import { expect, it } from "vitest";
import { nutrientsOf } from "./nutrition.ts";

it("reads one nutrient out of each line", () => {
  expect(nutrientsOf("Energy: 18 kcal\n\n শক্তি: ১৮ কিলোক্যালরি \r\n")).toEqual([
    { name: "Energy", amount: "18 kcal" },
    { name: "শক্তি", amount: "১৮ কিলোক্যালরি" },
  ]);
});

it("keeps a line that names no amount", () => {
  expect(nutrientsOf("May contain nuts")).toEqual([{ name: "May contain nuts", amount: "" }]);
  expect(nutrientsOf("")).toEqual([]);
});
