import { expect, test } from "vitest";
import { readWholeNumber, toBengaliDigits, toLatinDigits } from "./digits.ts";

test("all ten Bengali digits become Latin ones and back, and nothing else changes", () => {
  expect(toLatinDigits("০১২৩৪৫৬৭৮৯ কেজি 7")).toBe("0123456789 কেজি 7");
  expect(toBengaliDigits("0123456789 kg ৭")).toBe("০১২৩৪৫৬৭৮৯ kg ৭");
});

test.each([
  ["১২", 12],
  ["1,23,456", 123_456],
  [" 4 2 ", 42],
  ["-3", -3],
  ["999999999999999", 999_999_999_999_999],
])("%s is read as a whole number", (text, value) => {
  expect(readWholeNumber(text)).toBe(value);
});

test.each(["", "  ", "12x", "x12", "1.5", "--3", "3-", "1000000000000000"])(
  "%s is no whole number",
  (text) => {
    expect(readWholeNumber(text)).toBeUndefined();
  },
);
