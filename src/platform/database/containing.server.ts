import { toLatinDigits } from "../../language/digits.ts";

/** A pattern for `like` and `ilike`: what holds the text somewhere, digits taken as Latin ones. */
export const containing = (text: string): string =>
  `%${toLatinDigits(text).replace(/[\\%_]/g, (sign) => `\\${sign}`)}%`;

/** SQL: a text with its Bengali digits as Latin ones. Indexes hold the very same expression. */
export const inLatinDigits = (column: string): string => `translate(${column}, '০১২৩৪৫৬৭৮৯', '0123456789')`;

/** SQL: only the digits of a text, as of a phone number however it is written. */
export const digitsIn = (column: string): string =>
  `regexp_replace(${inLatinDigits(column)}, '[^0-9]', '', 'g')`;

/** SQL: the digits of an order's phone number, with 880 before it where it is a Bangladeshi mobile. */
export const orderPhone = digitsIn("coalesce(mobile_e164, mobile_no)");
