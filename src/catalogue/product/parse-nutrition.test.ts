import { expect, it } from "vitest";
import { parseNutrition } from "./parse-nutrition.ts";

it("reads one nutrient out of each line", () => {
  expect(parseNutrition("Energy: 18 kcal\n\n শক্তি: ১৮ কিলোক্যালরি \r\n").nutrients).toEqual([
    { name: "Energy", amount: "18 kcal" },
    { name: "শক্তি", amount: "১৮ কিলোক্যালরি" },
  ]);
});

it("keeps a line that names no amount as text", () => {
  expect(parseNutrition("Protein: 3 g\nMay contain nuts\nVitamins:")).toEqual({
    nutrients: [{ name: "Protein", amount: "3 g" }],
    notes: ["May contain nuts", "Vitamins:"],
  });
  expect(parseNutrition("")).toEqual({ nutrients: [], notes: [] });
});
