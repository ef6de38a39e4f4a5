import { normalise } from "../words/normalise.ts";

const splitWords = (words: string) => words.split(" ").map(normalise);

/** Number words: [amount, words]. */
const numberWords: [number, string][] = [
  [0.25, "পোয়া quarter poa"],
  [0.5, "half হাফ আধা আধ adha adh aadha hlf haf"],
  [0.75, "পৌনে poune paune pone pouney"],
  [1, "এক ek one"],
  [1.25, "সোয়া soya shoya sowa"],
  [1.5, "দেড় der derr ded"],
  [2, "দুই দু dui du two"],
  [2.5, "আড়াই arai aray adai"],
  [3, "তিন tin three"],
  [4, "চার char four"],
  [5, "পাঁচ pach panch five"],
  [6, "ছয় choy six"],
  [7, "সাত sat seven"],
  [8, "আট at eight"],
  [9, "নয় noy nine"],
  [10, "দশ dosh ten"],
  [12, "বারো baro twelve"],
  [15, "পনেরো পনের ponero fifteen"],
  [20, "বিশ কুড়ি bish kuri twenty"],
  [25, "পঁচিশ pochish pochis"],
  [30, "ত্রিশ তিরিশ trish tirish thirty"],
  [40, "চল্লিশ chollish challish chollis forty"],
  [50, "পঞ্চাশ ponchash ponchas panchash fifty"],
  [60, "ষাট shat sixty"],
  [70, "সত্তর sottor shottor seventy"],
  [80, "আশি ashi eighty"],
  [90, "নব্বই nobboi nobbui ninety"],
];
/** Multipliers after a number, with a space or without: "আড়াইশো গ্রাম", "pachsho gram", "dui hajar taka". */
const multiples: [number, string[]][] = [
  [100, splitWords("শ শো শত sho so shoto")],
  [1_000, splitWords("হাজার hajar hazar thousand")],
];
/** "সাড়ে" before a number adds a half, "পৌনে" subtracts a quarter. */
const shiftWords: [number, string[]][] = [
  [-0.25, splitWords("পৌনে poune paune pone pouney")],
  [0.25, splitWords("সোয়া soya shoya sowa")],
  [0.5, splitWords("সাড়ে সাড়ে sare shara sharey shaare saare sarhe share")],
];

const amounts = new Map<string, number>();
for (const [amount, words] of numberWords)
  for (const word of splitWords(words)) {
    amounts.set(word, amount);
    if (amount < 1) continue;
    for (const [times, endings] of multiples)
      for (const ending of endings) amounts.set(normalise(word + ending), times * amount);
  }
for (const word of splitWords("হাজার hajar hazar")) amounts.set(word, 1_000);

const timesOf = new Map(multiples.flatMap(([times, words]) => words.map((word) => [word, times] as const)));
const shiftByWord = new Map(
  shiftWords.flatMap(([shift, words]) => words.map((word) => [word, shift] as const)),
);

/** "1/2", and "½", which normalises to the same with another slash; "1½" has a whole number before it. */
const fraction = /^(?:([0-9]{1,3})\s)?([0-9]{1,3})[/\u2044]([1-9][0-9]?)$/;

/** The number of a normalised word before a unit: "1.5", "1/2", "আধা"; undefined for any other word. */
export function readAmount(word: string): number | undefined {
  const parts = fraction.exec(word);
  if (parts) return Number(parts[1] ?? 0) + Number(parts[2]) / Number(parts[3]);
  if (/^[0-9]{1,7}(\.[0-9]{1,3})?$/.test(word)) return Number(word);
  return amounts.get(word);
}

/** Whether a normalised word is a number only before another one: "সাড়ে". */
export const isAmountShift = (word: string): boolean => shiftByWord.has(word);

/**
 * The number of two adjacent words: "সাড়ে" 3 is 3.5, 3.5 "শো" is 350; else undefined. `amount` is the value
 * up to `before`.
 */
export function combineAmounts(amount: number, before: string, word: string): number | undefined {
  const times = timesOf.get(word);
  if (times !== undefined) return amounts.has(before) || amount < 100 ? amount * times : undefined;
  const shift = shiftByWord.get(before);
  const counted = shift === undefined ? undefined : readAmount(word);
  if (shift === undefined || counted === undefined || counted < 1) return undefined;
  // "soya 5 litre" is oil: "a quarter more" is not said of a number in digits.
  if (shift === 0.25 && /^[0-9]/.test(word)) return undefined;
  const step = [1_000, 100].find((size) => counted >= size && counted % size === 0) ?? 1;
  return counted + shift * step;
}
