import { toLatinDigits } from "#src/language/numbers/digits.ts";
import { gtinLengths } from "./gtin.ts";

/**
 * The stored forms that a scanned or typed barcode can have, its own first. For example, scanners read the 12
 * digits of a UPC-A also as an EAN-13 with a leading 0. Bengali digits are converted; codes that are not
 * GTINs equal only themselves.
 */
export function equalBarcodes(code: string): string[] {
  const barcode = toLatinDigits(code).trim();
  if (!/^[0-9]+$/.test(barcode) || !gtinLengths.includes(barcode.length)) return [barcode];
  const padded = barcode.padStart(14, "0");
  // A shorter form exists if only zeros are cut off.
  const otherLengths = gtinLengths.filter(
    (length) => length !== barcode.length && Number(padded.slice(0, -length)) === 0,
  );
  return [barcode, ...otherLengths.map((length) => padded.slice(-length))];
}
