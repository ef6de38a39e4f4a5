import type { Poisha } from "../language/numbers/money.ts";

/** The lowest total after a discount: cash has to change hands. */
const leastPoisha = 100;

/** Items plus delivery less discount. */
export const totalOfOrder = (items: Poisha, fee: Poisha, discount: Poisha): Poisha => items + fee - discount;

export const mostDiscount = (items: Poisha, fee: Poisha): Poisha => Math.max(0, items + fee - leastPoisha);
