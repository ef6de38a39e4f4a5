import { toLatinDigits } from "#src/language/numbers/digits.ts";
import { gtinLengths } from "./gtin.ts";

/**
 * The ways in which a scanned or typed barcode may be stored, itself first: scanners read the 12 digits of a UPC-A also as an EAN-13
 * with a leading 0. Other codes are only equal to themselves; Bengali digits are Latin ones.
 */
export function equalBarcodes(code: string): string[] {
  const read = toLatinDigits(code).trim();
  if (!/^[0-9]+$/.test(read) || !gtinLengths.includes(read.length)) return [read];
  const padded = read.padStart(14, "0");
  const others = gtinLengths.filter(
    (length) => length !== read.length && Number(padded.slice(0, -length)) === 0,
  );
  return [read, ...others.map((length) => padded.slice(-length))];
}
