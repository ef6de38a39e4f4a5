import { expect, test } from "vitest";
import "#src/language/locale.server.ts";
import {
  findChangedNames,
  readNumber,
  rebaseValues,
  toFormValues,
  toStoredFields,
  validateField,
} from "./product-values.ts";

const empty = toFormValues(undefined);
const base = { ...empty, sku: "A-1", name_en: "Mango", price: "90.5", category_id: "3" };

test("a field counts as changed by what it says, not by its digits", () => {
  expect(findChangedNames({ ...base, price: "৯০.৫" }, base)).toEqual([]);
  expect(findChangedNames({ ...base, price: "৯১", is_featured: true }, base)).toEqual([
    "price",
    "is_featured",
  ]);
});

test("what was typed stays, what a colleague changed comes, and both at one field is a conflict", () => {
  const typed = { ...base, name_en: "Fazli", price: "95" };
  const current = { ...base, name_en: "Langra", weight_en: "1 kg", price: "95" };
  const { values, conflicts } = rebaseValues(base, typed, current);
  expect(values).toMatchObject({ name_en: "Fazli", weight_en: "1 kg", price: "95" });
  expect(conflicts).toEqual(["name_en"]);
});

test("numbers are read in either script, and an empty one is none", () => {
  const fields = toStoredFields({ ...base, price: "৳১,২৫০.৫০", net_amount: "৫০০", net_unit: "g" });
  expect(fields).toMatchObject({ price: 1250.5, originalPrice: null, net_amount: 500, net_unit: "g" });
  expect(validateField({ ...base, net_amount: "0" }, "net_amount")).toMatch(/^A whole number/);
  expect(validateField({ ...base, net_amount: "half" }, "net_amount")).toMatch(/^A whole number/);
});

test("of goods sold by weight the price is of a kilo and the stock in kilos, stored in steps", () => {
  const weighed = { ...base, is_weighed: true, net_amount: "300", net_unit: "g" };
  const typed = { ...weighed, price: "৪২০", originalPrice: "183.3333", stock: "12.5 kg" };
  expect(toStoredFields(typed)).toMatchObject({ price: 126, originalPrice: 55 });
  expect(readNumber(typed, "stock")).toBe(41);
  const shown = toFormValues({
    ...toStoredFields(typed),
    id: 7,
    stock: 41,
    is_archived: 0,
    related: [],
    pictures: [],
  });
  expect(shown).toMatchObject({ price: "420", originalPrice: "183.3333", stock: "12.3" });
  expect(findChangedNames({ ...shown, stock: typed.stock, category_id: "3" }, typed)).toEqual([]);
});
