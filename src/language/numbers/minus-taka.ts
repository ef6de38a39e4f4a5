import { taka } from "./numbers.ts";

/** For example "−৳50". */
export const minusTaka = (amount: number): string => `−${taka(amount)}`;
