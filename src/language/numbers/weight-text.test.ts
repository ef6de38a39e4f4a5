import { expect, test } from "vitest";
import { inLanguage } from "../locale.server.ts";
import { readGrams } from "./read-grams.ts";
import { weightText } from "./weight-text.ts";

test("a weight is said in grams below a kilo and in kilos from it on, in the page's digits", async () => {
  const said = () => [250, 999, 1_000, 1_250, 1_313, 24_750].map(weightText);
  await inLanguage("en", async () =>
    expect(said()).toEqual(["250 g", "999 g", "1 kg", "1.25 kg", "1.313 kg", "24.75 kg"]),
  );
  await inLanguage("bn", async () =>
    expect(said()).toEqual(["২৫০ গ্রাম", "৯৯৯ গ্রাম", "১ কেজি", "১.২৫ কেজি", "১.৩১৩ কেজি", "২৪.৭৫ কেজি"]),
  );
});

test.each([
  ["1.25 kg", 1_250],
  ["১.২৫ কেজি", 1_250],
  ["500 g", 500],
  ["৫০০ গ্রাম", 500],
  ["500gm", 500],
  ["1,250 gram", 1_250],
  ["1.310", 1_310],
  ["2", 2_000],
  ["49.5", 49_500],
  ["50", 50],
  ["750", 750],
  [" 0.5 KG ", 500],
  ["2 kilo", 2_000],
  ["40 kg", 40_000],
])("%s is read as %i grams", (typed, grams) => {
  expect(readGrams(typed)).toBe(grams);
});

test.each([
  "",
  " ",
  "kg",
  "0",
  "0 kg",
  "0.0",
  "-1 kg",
  "one kilo",
  "1.2345 kg",
  "1.2.3",
  "1 kg 200 g",
  "9999999",
  "১ হালি",
])("%s is no weight", (typed) => {
  expect(readGrams(typed)).toBeUndefined();
});
