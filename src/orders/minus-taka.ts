import { taka } from "../language/numbers/numbers.ts";

/** What is taken off: "−৳50". */
export const minusTaka = (amount: number): string => `−${taka(amount)}`;
