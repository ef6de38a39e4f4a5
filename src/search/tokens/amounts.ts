import { normalise } from "../words/normalise.ts";

const listed = (words: string) => words.split(" ").map(normalise);

/** Numbers as people write them in words: [amount, words]. */
const inWords: [number, string][] = [
  [0.25, "পোয়া quarter poa"],
  [0.5, "half হাফ আধা আধ adha adh aadha hlf haf"],
  [0.75, "পৌনে poune"],
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
];
/** After a number in words: "আড়াইশো গ্রাম", "pachsho gram". */
const hundred = listed("শ শো শত sho so shoto");

const amounts = new Map<string, number>();
for (const [amount, words] of inWords)
  for (const word of listed(words)) {
    amounts.set(word, amount);
    if (amount >= 1) for (const ending of hundred) amounts.set(normalise(word + ending), 100 * amount);
  }

/** "1/2", and "½", which normalising turns into the same with another stroke; "1½" is a whole number before it. */
const fraction = /^(?:([0-9]{1,3})\s)?([0-9]{1,3})[/\u2044]([1-9][0-9]?)$/;

/** The number that a normalised word stands for before a unit: "1.5", "1/2", "আধা"; undefined for any other word. */
export function amountOf(word: string): number | undefined {
  const parts = fraction.exec(word);
  if (parts) return Number(parts[1] ?? 0) + Number(parts[2]) / Number(parts[3]);
  if (/^[0-9]{1,7}(\.[0-9]{1,3})?$/.test(word)) return Number(word);
  return amounts.get(word);
}
