import type { Poisha } from "../language/numbers/money.ts";

/** What an order costs at the least once something is taken off: cash has to change hands. */
const leastPoisha = 100;

/** What an order costs: its items and the delivery, less the discount. */
export const totalOfOrder = (items: Poisha, fee: Poisha, discount: Poisha): Poisha => items + fee - discount;

/** The highest discount that leaves something to pay. */
export const mostDiscount = (items: Poisha, fee: Poisha): Poisha => Math.max(0, items + fee - leastPoisha);
