import { number } from "#src/language/numbers/numbers.ts";
import { weightOf } from "#src/language/numbers/weights.ts";

/** Writes a number of pieces: as it is, or as their weight where each is a step of so many grams. */
export const countsOf = (stepGrams: number | undefined) => (count: number) =>
  stepGrams ? weightOf(stepGrams * count) : number(count);

/** How much of a product there is: "1 kg × 2", or "1.25 kg" of what is sold by weight in steps of `stepGrams`. */
export const howMuch = (
  { weight, stepGrams }: { weight: string; stepGrams?: number | undefined },
  quantity: number,
): string => (stepGrams ? weightOf(stepGrams * quantity) : `${weight} × ${number(quantity)}`);
