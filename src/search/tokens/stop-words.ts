import { normalise } from "../words/normalise.ts";

const listed = (words: string) => words.split(" ").map(normalise);

/** Words that people give an ending: "50 takar chips", "দামে", "koto". */
const inflected = listed("dam price taka tk bdt dorkar koto দাম টাকা দরকার কত");
const endings = listed("r er e y te ta ti র ের ে \u09DF তে টা টি");
const money = withEndings(listed("taka tk bdt টাকা"));

const stopWords = new Set([
  ...listed(
    "a an and or of at is it the for with in on to from my me i need want buy price cost taka tk bdt order online shop please " +
      "lagbe chai kinbo kinte dam koto dorkar ar o er jonno " +
      "ও এবং আর বা এর জন্য দাম কত চাই লাগবে কিনব কিনতে দরকার টাকা একটা একটু",
  ),
  ...withEndings(inflected),
]);

/** What people say around what they want; a title may have it, too, so it counts there. */
const fillers = new Set(
  listed(
    "ache ase achhe ki kono kichu ektu ekta hobe lage den din diben dao dite pabo amar amake vai bhai apu plz pls " +
      "give poune sare under below within moddhe modhe niche vitore er'moddhe some any have you u do show " +
      "পৌনে সাড়ে আছে কি কোনো কোন কিছু হবে লাগে দেন দিন দিবেন দাও দিতে পাব পাবো আমার আমাকে ভাই আপু মধ্যে মধ্যে নিচে ভিতরে কিনবো কিনতে",
  ),
);

function withEndings(words: readonly string[]): Set<string> {
  return new Set(words.flatMap((word) => [word, ...endings.map((ending) => normalise(word + ending))]));
}

/** Whether a normalised word says nothing about what is searched for: "for", "দাম" (price), "lagbe" (need), "takar" (for taka). */
export const isStopWord = (word: string): boolean => stopWords.has(word);

/** Whether a normalised word of a query matters only where titles have it: "ache" (is there), "moddhe" (within). */
export const isFiller = (word: string): boolean => fillers.has(word);

/** Whether a number before this normalised word is a price: "50 takar". */
export const isMoney = (word: string): boolean => money.has(word);
