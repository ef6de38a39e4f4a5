import { isBengali } from "./normalise.ts";

/** Bengali case and plural endings, longest first: আলুর → আলু, চালের → চাল, ডিমগুলো → ডিম, দোকানে → দোকান. */
const bengaliEndings = [
  "গুলোর",
  "গুলির",
  "গুলোকে",
  "গুলো",
  "গুলি",
  "গুলা",
  "দের",
  "টাকে",
  "টার",
  "টির",
  "\u09DFের",
  "ের",
  "কে",
  "তে",
  "টা",
  "টি",
  "\u09DF",
  "সহ",
  "র",
  "ে",
];

const plurals: [RegExp, string][] = [
  [/(?<=[a-z]{2})ies$/, "y"], // berries, berry
  [/(?<=[a-z]{2})ves$/, "f"], // leaves, leaf
  [/(?<=[a-z]{2}(?:s|x|z|ch|sh|o))es$/, ""], // radishes, tomatoes
  [/(?<=[a-z]{2}[^su])s$/, ""], // eggs; not glass, not citrus
];

/** English verb forms in names: minced chicken, frying pan, dried fish. */
const verbForms: [RegExp, string[]][] = [
  [/(?<=[a-z]{2})ied$/, ["y"]],
  [/ed$(?<=[aeiou][a-z]*[a-df-z]ed)/, ["", "e"]],
  [/ing$(?<=(?:[aeiouy][a-z]*[a-z]|fr|dr)ing)/, ["", "e"]],
];

/** Bengali endings in Banglish (Bengali in Latin letters): alur dom, dimer jhuri, chalguli. */
const banglishEndings = [
  /(?<=[a-z]{3})(?:gulo|guli|gula)$/,
  /(?<=[a-z]{3})er$/,
  /(?<=[a-z]{2}[aeiou])r$/,
  /(?<=[a-z]{3})t[ai]$/,
];

/** One letter, possibly with a vowel sign: too short to be a word. */
const tooShortStem = /^(?:[^\u0980-\u09FF]{0,1}|.[\u09BE-\u09CC\u0981]?)$/;

/** The possible stems of a normalised word (three at most); empty if it has no ending. */
export function stems(word: string): string[] {
  return isBengali(word) ? bengaliStems(word) : singulars(word);
}

function bengaliStems(word: string): string[] {
  const foundStems: string[] = [];
  for (const ending of bengaliEndings) {
    if (!word.endsWith(ending)) continue;
    const stem = word.slice(0, -ending.length);
    if (!tooShortStem.test(stem) && !stem.endsWith("\u09CD")) foundStems.push(stem);
    if (foundStems.length === 2) break;
  }
  return foundStems;
}

function singulars(word: string): string[] {
  for (const [ending, singular] of plurals) {
    if (!ending.test(word)) continue;
    const stem = word.replace(ending, singular);
    // leaves → leaf, but olives → olive and knives → knife.
    if (singular === "f") return [stem, word.slice(0, -1), `${stem}e`];
    return ending === plurals[2]?.[0] ? [stem, word.slice(0, -1)] : [stem];
  }
  return [];
}

/** The apparent ending of a Bengali word, if it is more than one letter. */
export const endingOf = (word: string): string | undefined =>
  isBengali(word)
    ? bengaliEndings.find(
        (ending) =>
          ending.length > 1 && word.endsWith(ending) && !tooShortStem.test(word.slice(0, -ending.length)),
      )
    : undefined;

/** The stems of a typed word, also without Banglish endings ("alur" → "alu"). */
export function typedStems(word: string): string[] {
  const foundStems = stems(word);
  if (isBengali(word)) return foundStems;
  for (const [ending, instead] of verbForms)
    if (ending.test(word))
      foundStems.push(...instead.map((replacement) => word.replace(ending, replacement)));
  for (const ending of banglishEndings) if (ending.test(word)) foundStems.push(word.replace(ending, ""));
  return foundStems;
}
