import { readGrams } from "#src/language/numbers/read-grams.ts";

/** Reads a typed weight as a number of steps, to the nearest one and at least one: "1.25 kg" are five of 250 grams. */
export const readSteps = (stepGrams: number) => (typed: string) => {
  const grams = readGrams(typed);
  return grams && Math.max(1, Math.round(grams / stepGrams));
};
