import { formatNumber } from "#src/language/numbers/numbers.ts";
import { weightOf } from "#src/language/numbers/weights.ts";

/** Formats a number of pieces, or their weight if each is a step of `stepGrams` grams. */
export const countsOf = (stepGrams: number | undefined) => (count: number) =>
  stepGrams ? weightOf(stepGrams * count) : formatNumber(count);

/** "1 kg × 2", or "1.25 kg" for goods sold by weight in steps of `stepGrams`. */
export const howMuch = (
  { weight, stepGrams }: { weight: string; stepGrams?: number | undefined },
  quantity: number,
): string => (stepGrams ? weightOf(stepGrams * quantity) : `${weight} × ${formatNumber(quantity)}`);
