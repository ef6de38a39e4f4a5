import { toLatinDigits } from "#src/language/numbers/digits.ts";

/** A pattern for `like` and `ilike` that finds the text anywhere; Bengali digits become Latin ones. */
export const toLikePattern = (text: string): string =>
  `%${toLatinDigits(text).replace(/[\\%_]/g, (sign) => `\\${sign}`)}%`;

/** SQL: the text with Latin digits in place of Bengali ones. Indexes use exactly this expression. */
export const latinDigitsSql = (column: string): string => `translate(${column}, '০১২৩৪৫৬৭৮৯', '0123456789')`;

/** SQL: only the digits of the text, as Latin ones. */
export const digitsSql = (column: string): string =>
  `regexp_replace(${latinDigitsSql(column)}, '[^0-9]', '', 'g')`;

/** SQL: the digits of an order's phone number, with 880 in front if it is a Bangladeshi mobile. */
export const orderPhoneSql = digitsSql("coalesce(mobile_e164, mobile_no)");
