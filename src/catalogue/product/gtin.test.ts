import { expect, test } from "vitest";
import { cleanBarcode, isGtin, isPublicGtin, isShortened } from "./gtin.ts";

const valid = [
  "96385074",
  "036000291452",
  "4006381333931",
  "8941100511114",
  "10012345000017",
  "2000000000015",
];

test("a GTIN has 8, 12, 13 or 14 digits, and its last one is computed from the others", () => {
  expect(valid.filter(isGtin)).toEqual(valid);
  for (const number of valid)
    for (const digit of "0123456789")
      expect(isGtin(number.slice(0, -1) + digit)).toBe(number.endsWith(digit));
  for (const wrong of ["", "0", "36000291452", "40063813339310", "4006381 33393", "890110051111x"])
    expect(isGtin(wrong), wrong).toBe(false);
});

test("a barcode is read in either digits, with blanks and hyphens", () => {
  expect(cleanBarcode(" ৮৯৪-১১০০ ৫১১১১৪")).toBe("8941100511114");
});

test("numbers that a shop gives itself are no public ones", () => {
  expect(valid.map(isPublicGtin)).toEqual([true, true, true, true, true, false]);
  expect(
    ["0212345678909", "212345678909", "20123451", "20012345000014"].map((one) => [
      isGtin(one),
      isPublicGtin(one),
    ]),
  ).toEqual([
    [true, false],
    [true, false],
    [true, false],
    [true, true],
  ]);
});

test("what a spreadsheet shortened is seen", () => {
  for (const text of ["8.94E+12", "8,94E+12", "8.9411E12", "৮.৯৪E+১২"])
    expect(isShortened(text), text).toBe(true);
  for (const text of ["8941100511114", "E12", "8.94"]) expect(isShortened(text), text).toBe(false);
});
