import { toBengaliDigits } from "../src/language/numbers/digits.ts";
import type { Both, Nutrition } from "./category.ts";

type NutritionRow = { field: keyof Nutrition; label: Both; unit: Both };

const gram = { en: "g", bn: "গ্রাম" };
const milligram = { en: "mg", bn: "মিগ্রা" };

const rows: NutritionRow[] = [
  { field: "energyKcal", label: { en: "Energy", bn: "শক্তি" }, unit: { en: "kcal", bn: "কিলোক্যালরি" } },
  { field: "carbohydrateG", label: { en: "Carbohydrate", bn: "শর্করা" }, unit: gram },
  { field: "sugarG", label: { en: "of which sugar", bn: "এর মধ্যে চিনি" }, unit: gram },
  { field: "proteinG", label: { en: "Protein", bn: "আমিষ" }, unit: gram },
  { field: "fatG", label: { en: "Fat", bn: "চর্বি" }, unit: gram },
  { field: "fibreG", label: { en: "Fibre", bn: "আঁশ" }, unit: gram },
  { field: "calciumMg", label: { en: "Calcium", bn: "ক্যালসিয়াম" }, unit: milligram },
  { field: "ironMg", label: { en: "Iron", bn: "আয়রন" }, unit: milligram },
  { field: "vitaminCMg", label: { en: "Vitamin C", bn: "ভিটামিন সি" }, unit: milligram },
];

/** One nutrient per line, such as "Energy: 18 kcal"; empty if there are none. */
export function nutritionText(nutrition: Nutrition | undefined, language: "en" | "bn"): string {
  if (!nutrition) return "";
  const lines = rows.flatMap(({ field, label, unit }) => {
    const amount = nutrition[field];
    return amount === undefined ? [] : [`${label[language]}: ${amount} ${unit[language]}`];
  });
  const text = lines.join("\n");
  return language === "bn" ? toBengaliDigits(text) : text;
}
