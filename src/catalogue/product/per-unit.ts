import { m } from "#src/language/messages.ts";

/** What follows the price of a kilo, a litre or a piece. */
export const perUnit = { kg: m.product_per_kg, l: m.product_per_litre, pc: m.product_per_piece };
