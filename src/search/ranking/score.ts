import { bit } from "../index/record.ts";

/** What one product answers of a query; one object, used again for each. */
export type Seen = {
  /** For each word of the query how surely the product has it; 0 where it has not. */
  weights: Float64Array;
  importance: Float64Array;
  /** Which words of the query are bare numbers, and how many. */
  isNumber: boolean[];
  numbers: number;
  /** How many of the words the product has. */
  count: number;
  /** How much of its English and of its Bengali name is answered, in words. */
  inEnglish: number;
  inBengali: number;
  /** Whether the thing itself and the first word are among them, as weights. */
  head: number;
  first: number;
  /** How well it answers in all; here, and not given back, since a number given back is an object made. */
  score: number;
};

/** What counts beside how surely each word is meant. */
const worth = { share: 0.12, head: 0.07, first: 0.03, demand: 0.08, soldOut: -0.1 };

/**
 * Says how well a product of these facts (see record.ts) answers, as its `score`: the words first, then how much of its name they
 * are, whether they are the thing itself ("potato" is a potato before it is potato chips), then demand; what is sold out falls
 * behind its equals.
 */
export function rate(facts: number, seen: Seen): void {
  let sum = 0;
  let whole = 0;
  for (let token = 0; token < seen.weights.length; token++) {
    const importance = seen.importance[token] as number;
    sum += importance * (seen.weights[token] as number);
    whole += importance;
  }
  const english = seen.inEnglish / Math.max(1, (facts >>> 8) & 255);
  const bengali = seen.inBengali / Math.max(1, (facts >>> 16) & 255);
  const score =
    sum / whole +
    worth.share * Math.min(1, Math.max(english, bengali)) +
    worth.head * seen.head +
    worth.first * seen.first +
    worth.demand * ((facts >>> 24) / 255) +
    (facts & bit.soldOut ? worth.soldOut : 0);
  // The order in which it was added up must not part equals.
  seen.score = Math.round(score * 1e9) / 1e9;
}
