import { normalise } from "./normalise.ts";

/** Words that say nothing about the goods: with others beside them they need not be found. */
const small = new Set(
  (
    "a an and or of at is it the for with in on to from my me i need want buy price cost taka tk bdt order online shop please " +
    "lagbe chai kinbo kinte dam koto dorkar ar o er jonno " +
    "ও এবং আর বা এর জন্য দাম কত চাই লাগবে কিনব কিনতে দরকার টাকা একটা একটু"
  )
    .split(" ")
    .map(normalise),
);

/** Whether a word says nothing about the goods: "for", "দাম", "lagbe". */
export const isSmall = (word: string): boolean => small.has(word);
