import { formatTaka } from "./numbers.ts";

/** Formats as "−৳50". */
export const formatMinusTaka = (amount: number): string => `−${formatTaka(amount)}`;

/** Formats as "৳50", or "−৳50" for an amount below 0. */
export const formatSignedTaka = (amount: number): string =>
  amount < 0 ? formatMinusTaka(-amount) : formatTaka(amount);
