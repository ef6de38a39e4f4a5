import { formatNumber } from "#src/language/numbers/numbers.ts";
import { weightText } from "#src/language/numbers/weight-text.ts";

/** Formats a number of pieces, or their weight if each is a step of `stepGrams` grams. */
export const countFormatter = (stepGrams: number | undefined) => (count: number) =>
  stepGrams ? weightText(stepGrams * count) : formatNumber(count);

/** "1 kg × 2", or "1.25 kg" for goods sold by weight in steps of `stepGrams`. */
export const quantityText = (
  { weight, stepGrams }: { weight: string; stepGrams?: number | undefined },
  quantity: number,
): string => (stepGrams ? weightText(stepGrams * quantity) : `${weight} × ${formatNumber(quantity)}`);
