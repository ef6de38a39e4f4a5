import { toLatinDigits } from "#src/language/numbers/digits.ts";
import { gtinLengths } from "./gtin.ts";

/**
 * The stored forms that a scanned or typed barcode can have, its own first. For example, scanners read the 12
 * digits of a UPC-A also as an EAN-13 with a leading 0. Bengali digits are converted; codes that are not
 * GTINs equal only themselves.
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
