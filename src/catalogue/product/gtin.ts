import { toLatinDigits } from "#src/language/numbers/digits.ts";

/** The lengths of a GTIN. */
export const gtinLengths = [8, 12, 13, 14];

/** A barcode as typed or scanned, in Latin digits without blanks and hyphens. */
export const cleanBarcode = (text: string): string => toLatinDigits(text).replace(/[\s-]/g, "");

/** Whether the text is a GTIN of 8, 12, 13 or 14 digits with the right check digit. */
export function isGtin(text: string): boolean {
  if (!/^\d+$/.test(text) || !gtinLengths.includes(text.length)) return false;
  // The digits count three times and once in turn; with the check digit the sum is a multiple of ten.
  const sum = [...text.padStart(14, "0")].reduce(
    (partialSum, digit, place) => partialSum + Number(digit) * (place % 2 ? 1 : 3),
    0,
  );
  return sum % 10 === 0;
}

/** Whether a GTIN is valid worldwide: numbers that begin with 02, 04 or 2 are for use within a shop. */
export const isPublicGtin = (text: string): boolean =>
  isGtin(text) &&
  (text.length === 8 ? !/^[02]/.test(text) : !/^(2|02|04)/.test(text.padStart(14, "0").slice(1)));

/** Whether a spreadsheet has shortened the number: "8.94E+12". */
export const isShortened = (text: string): boolean => /^\d[.,]?\d*e\+?\d+$/i.test(cleanBarcode(text));
