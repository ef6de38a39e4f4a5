import { isNumeric } from "../index/lexicon.ts";
import { textAt } from "../index/text-table.ts";
import { typedStems } from "../words/endings.ts";
import { type Index, lend, livelySureness, type Reading, type Wanted, wantKnown } from "./plan.ts";
import { listedWords, longestTerm } from "./synonyms.ts";

const wholeEnoughForTerm = 0.75;
/** So surely a synonym must stand in the catalogue, give or take its spelling. */
const sure = 0.94;

/** Synonyms: a single other word counts beside what was typed; several words are a reading of their own. */
export function sayOtherwise(index: Index, { wanted, weight }: Reading): Reading[] {
  const readings: Reading[] = [];
  // What explains more of the query goes first: "cha pata" is tea before it is some tea with some leaves.
  for (let length = Math.min(longestTerm, wanted.length); length > 0; length--) {
    const found: Reading[] = [];
    for (let from = 0; from + length <= wanted.length; from++) {
      for (const { others, factor } of insteadOf(index, wanted.slice(from, from + length))) {
        if (others.length === 1 && length === 1)
          lend(wanted[from] as Wanted, others[0]?.meant ?? [], factor, sure);
        else if (others.every((other) => livelySureness(index, other) >= sure))
          found.push({ wanted: wanted.toSpliced(from, length, ...others), weight: weight * factor });
      }
    }
    readings.push(...found.sort((a, b) => b.weight - a.weight));
  }
  return readings;
}

/** What else may be said for some words of the query. */
function insteadOf(index: Index, span: readonly Wanted[]): { others: Wanted[]; factor: number }[] {
  const { token } = span[0] as Wanted;
  return [...termsOf(index, span)].flatMap(([term, certainty]) =>
    (index.synonyms.byTerm.get(term) ?? []).map(({ words, weight }) => ({
      others: words.map((text) => wantKnown(index, { ...token, text, kind: kindOf(text) })),
      factor: certainty * weight,
    })),
  );
}

/** Of what stands for a word: the 7 of "7 up" is nothing by itself, but the soda meant by it is. */
const kindOf = (text: string) => (isNumeric(text) ? "number" : "word");

/** The terms of the list that some words of the query may be, with how sure that is. */
function termsOf(index: Index, span: readonly Wanted[]): Map<string, number> {
  let terms = new Map<string, number>([["", 1]]);
  for (const one of span) {
    const longer = new Map<string, number>();
    for (const [word, certainty] of synonymWords(index, one)) {
      for (const [term, before] of terms)
        longer.set(term ? `${term} ${word}` : word, Math.min(before, certainty));
    }
    terms = longer;
  }
  return new Map([...terms].filter(([term]) => index.synonyms.byTerm.has(term)));
}

function synonymWords({ segments, synonyms }: Index, { token, meant }: Wanted): Map<string, number> {
  const found = new Map<string, number>();
  for (const [at, words] of meant.entries()) {
    const segment = segments[at] as Index["segments"][0];
    const listed = listedWords(synonyms, segment);
    words.forEach((weight, word) => {
      if (weight < wholeEnoughForTerm || !listed[word]) return;
      const text = textAt(segment.lexicon.forms, word);
      found.set(text, Math.max(weight, found.get(text) ?? 0));
    });
  }
  for (const stem of typedStems(token.text)) if (synonyms.words.has(stem)) found.set(stem, 0.97);
  if (synonyms.words.has(token.text)) found.set(token.text, 1);
  const surest = Math.max(0, ...found.values());
  return new Map([...found].filter(([, certainty]) => certainty >= surest - 0.12).slice(0, 6));
}
