import { readGrams } from "#src/language/numbers/read-grams.ts";

/** Parses a typed weight as a number of steps, rounded, at least 1: "1.25 kg" is 5 steps of 250 g. */
export const readSteps = (stepGrams: number) => (typed: string) => {
  const grams = readGrams(typed);
  return grams && Math.max(1, Math.round(grams / stepGrams));
};
