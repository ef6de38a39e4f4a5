import { type Locale, locale } from "../locale.ts";
import { toBengaliDigits } from "./digits.ts";

/** Bangladesh groups by lakh (12,34,567), which `en-IN` does and `en-BD` does not. */
const grouped = new Intl.NumberFormat("en-IN", { maximumFractionDigits: 2 });
const withPoisha = new Intl.NumberFormat("en-IN", { minimumFractionDigits: 2, maximumFractionDigits: 2 });

const inDigitsOf = (language: Locale, text: string) => (language === "bn" ? toBengaliDigits(text) : text);

/** 123456 → "1,23,456" or "১,২৩,৪৫৬". */
export const formatNumber = (value: number): string => inDigitsOf(locale(), grouped.format(value));

/** 60 → "৳60", 11.7 → "৳11.70", in Bengali "৳৬০". */
export function formatTaka(amount: number): string {
  const format = Number.isInteger(amount) ? grouped : withPoisha;
  return `৳${inDigitsOf(locale(), format.format(amount))}`;
}

/** Always with poisha: 0 → "৳0.00". */
export const formatTakaExact = (amount: number): string =>
  `৳${inDigitsOf(locale(), withPoisha.format(amount))}`;

/** Text with digits (a phone number, a year), in the page's digits. */
export const digits = (text: string | number): string => inDigitsOf(locale(), String(text));
