import { productFields } from "#src/catalogue/product/fields.ts";
import type { ProductField } from "#src/catalogue/product/product-field.ts";
import { m } from "#src/language/messages.ts";
import { readWholeNumber, toLatinDigits } from "#src/language/numbers/digits.ts";
import { maxPriceTaka, maxStock } from "../rules.ts";

/** A parsed text, or why it is invalid. */
export type CellInput<Value> = { ok: true; value: Value } | { ok: false; message: string };

const toError = (message: string) => ({ ok: false, message }) as const;

/** Parses an amount in taka with at most two decimals, in either digit set: "৳১,২৫০.৫০" is 1250.5. */
export function readPrice(text: string): CellInput<number> {
  return parsePrice(text, /^[0-9]{1,9}(\.[0-9]{1,2})?$/);
}

/** As `readPrice`, with up to four decimals: the price of a 300 g step in taka per kilo can have them. */
export function readKiloPrice(text: string): CellInput<number> {
  return parsePrice(text, /^[0-9]{1,9}(\.[0-9]{1,4})?$/);
}

function parsePrice(text: string, pattern: RegExp): CellInput<number> {
  const plain = toLatinDigits(text).replace(/[\s,৳]/g, "");
  const amount = pattern.test(plain) ? Number(plain) : Number.NaN;
  return amount > 0 && amount <= maxPriceTaka
    ? { ok: true, value: amount }
    : toError(m.admin_product_price_wrong());
}

/** As `readAmount`; an empty field means no original price. */
export function readOriginalPrice(text: string, readAmount = readPrice): CellInput<number | null> {
  return text.trim() === "" ? { ok: true, value: null } : readAmount(text);
}

/** Parses kilos, "12.5" or "12.5 kg"; an empty field means an uncounted stock. */
export function readKilos(text: string): CellInput<number | null> {
  if (text.trim() === "") return { ok: true, value: null };
  const plain = toLatinDigits(text).replace(/[\s,]|(kg|কেজি)\s*$/gi, "");
  const kilos = /^[0-9]{1,7}(\.[0-9]{1,3})?$/.test(plain) ? Number(plain) : Number.NaN;
  return kilos <= maxStock ? { ok: true, value: kilos } : toError(m.admin_product_kilos_wrong());
}

/** Parses a whole number within the limits of the field; an empty text is null. */
export function readWholeAmount(
  text: string,
  { min = 0, max = 0, wrong: errorMessage }: ProductField,
): CellInput<number | null> {
  if (text.trim() === "") return { ok: true, value: null };
  const value = readWholeNumber(text);
  const isValid = value !== undefined && value >= min && value <= max;
  return isValid ? { ok: true, value } : toError(errorMessage?.() ?? "");
}

export const readStock = (text: string) => readWholeAmount(text, productFields.stock);
