import { expect, test } from "vitest";
import { equalBarcodes } from "./equal-barcodes.ts";

test("a UPC-A is the same number as its EAN-13 with a leading 0", () => {
  expect(equalBarcodes("036000291452")).toEqual(["036000291452", "0036000291452", "00036000291452"]);
  expect(equalBarcodes("0036000291452")).toContain("036000291452");
  expect(equalBarcodes(" ০০৩৬০০০২৯১৪৫২ ")[0]).toBe("0036000291452");
});

test("other codes equal only themselves, or a longer form of themselves", () => {
  expect(equalBarcodes("8941100511119")).toEqual(["8941100511119", "08941100511119"]);
  expect(equalBarcodes("18941100511116")).toEqual(["18941100511116"]);
  expect(equalBarcodes("deshi-lime-4")).toEqual(["deshi-lime-4"]);
  expect(equalBarcodes("123")).toEqual(["123"]);
});
