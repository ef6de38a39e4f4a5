import { type Locale, locale } from "../locale.ts";
import { toBengaliDigits } from "./digits.ts";

/** Bangladesh groups by lakh (12,34,567), which `en-IN` does and `en-BD` does not. */
const groupedFormat = new Intl.NumberFormat("en-IN", { maximumFractionDigits: 2 });
const poishaFormat = new Intl.NumberFormat("en-IN", { minimumFractionDigits: 2, maximumFractionDigits: 2 });

const toDigitsOf = (language: Locale, text: string) => (language === "bn" ? toBengaliDigits(text) : text);

/** 123456 → "1,23,456" or "১,২৩,৪৫৬". */
export const formatNumber = (value: number): string => toDigitsOf(locale(), groupedFormat.format(value));

/** 60 → "৳60", 11.7 → "৳11.70", in Bengali "৳৬০". */
export function formatTaka(amount: number): string {
  const format = Number.isInteger(amount) ? groupedFormat : poishaFormat;
  return `৳${toDigitsOf(locale(), format.format(amount))}`;
}

/** Always with poisha: 0 → "৳0.00". */
export const formatTakaExact = (amount: number): string =>
  `৳${toDigitsOf(locale(), poishaFormat.format(amount))}`;

/** Text with digits (a phone number, a year), in the page's digits. */
export const formatDigits = (text: string | number): string => toDigitsOf(locale(), String(text));
