import { formatTaka } from "./numbers.ts";

/** Formats as "−৳50". */
export const minusTaka = (amount: number): string => `−${formatTaka(amount)}`;

/** Formats as "৳50", or "−৳50" for an amount below 0. */
export const signedTaka = (amount: number): string => (amount < 0 ? minusTaka(-amount) : formatTaka(amount));
