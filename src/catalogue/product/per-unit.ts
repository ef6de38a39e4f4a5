import { m } from "#src/language/messages.ts";

/** The unit behind a price: "/kg", "/l", "/pc". */
export const perUnit = { kg: m.product_per_kg, l: m.product_per_litre, pc: m.product_per_piece };
