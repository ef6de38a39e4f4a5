import { normalise } from "../words/normalise.ts";

const stopWords = new Set(
  (
    "a an and or of at is it the for with in on to from my me i need want buy price cost taka tk bdt order online shop please " +
    "lagbe chai kinbo kinte dam koto dorkar ar o er jonno " +
    "ও এবং আর বা এর জন্য দাম কত চাই লাগবে কিনব কিনতে দরকার টাকা একটা একটু"
  )
    .split(" ")
    .map(normalise),
);

/** Whether a normalised word says nothing about what is searched for: "for", "দাম" (price), "lagbe" (need). */
export const isStopWord = (word: string): boolean => stopWords.has(word);
