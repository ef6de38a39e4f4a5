import { isBengali } from "./normalise.ts";

/**
 * Bengali endings, from the longest, with what may have stood there before: আলুর → আলু, চালের → চাল, ডিমগুলো → ডিম,
 * দোকানে → দোকান. What is left must keep two letters, or it would say nothing.
 */
const bengaliEndings = [
  ...["গুলোর", "গুলির", "গুলোকে", "গুলো", "গুলি", "গুলা", "দের", "টাকে", "টার", "টির"],
  ...["\u09DFের", "ের", "কে", "তে", "টা", "টি", "\u09DF", "সহ", "র", "ে"],
];

/** English plurals: [ending, what stands there in the singular]. */
const plurals: [RegExp, string][] = [
  [/(?<=[a-z]{2})ies$/, "y"], // berries, berry
  [/(?<=[a-z]{2})ves$/, "f"], // leaves, leaf
  [/(?<=[a-z]{2}(?:s|x|z|ch|sh|o))es$/, ""], // radishes, tomatoes
  [/(?<=[a-z]{2}[^su])s$/, ""], // eggs; not glass, not citrus
];

/** Bengali endings as Banglish writes them: alur dom, dimer jhuri, chalguli. */
const banglishEndings = [
  /(?<=[a-z]{3})(?:gulo|guli|gula)$/,
  /(?<=[a-z]{3})er$/,
  /(?<=[a-z]{2}[aeiou])r$/,
  /(?<=[a-z]{3})t[ai]$/,
];

const tooLittle = /^(?:[^\u0980-\u09FF]{0,1}|.[\u09BE-\u09CC\u0981]?)$/;

/** The word without its ending, in the one or two ways that this can be read; nothing where it has none. */
export function stems(word: string): string[] {
  return isBengali(word) ? bengaliStems(word) : singulars(word);
}

function bengaliStems(word: string): string[] {
  const found: string[] = [];
  for (const ending of bengaliEndings) {
    if (!word.endsWith(ending)) continue;
    const stem = word.slice(0, -ending.length);
    if (!tooLittle.test(stem) && !stem.endsWith("\u09CD")) found.push(stem);
    if (found.length === 2) break;
  }
  return found;
}

function singulars(word: string): string[] {
  for (const [ending, singular] of plurals) {
    if (!ending.test(word)) continue;
    const stem = word.replace(ending, singular);
    // olives → olive as well as knives → knife
    return singular === "f"
      ? [stem, word.slice(0, -1), `${stem}e`]
      : ending === plurals[2]?.[0]
        ? [stem, word.slice(0, -1)]
        : [stem];
  }
  return [];
}

/** What a typed word may be without its ending, Banglish endings included: "alur" → "alu". */
export function typedStems(word: string): string[] {
  const found = stems(word);
  if (isBengali(word)) return found;
  for (const ending of banglishEndings) if (ending.test(word)) found.push(word.replace(ending, ""));
  return found;
}
