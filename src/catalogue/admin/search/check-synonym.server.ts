import { Problem } from "#src/api/problem.ts";
import { m } from "#src/language/messages.ts";
import { formatNumber } from "#src/language/numbers/numbers.ts";
import { longestTerm } from "#src/search/query/synonyms.ts";
import { queryTokens } from "#src/search/tokens/query-tokens.ts";
import type { SynonymWords } from "./contract.ts";

/** Normalises a term as a search does, to compare terms. */
export const readAs = (term: string): string[] => queryTokens(term).map(({ text }) => text);

/** Removes blank words. Throws a field error on fewer than two, and on repeated, empty or long ones. */
export function checkedSynonym({ words, kinds }: SynonymWords): SynonymWords {
  const filled = { words: words.filter(Boolean), kinds: kinds.filter(Boolean) };
  const inWords = wrongWith(filled.words, []) ?? lonely(filled);
  const inKinds = wrongWith(filled.kinds, filled.words);
  const errors = { ...(inWords && { words: inWords }), ...(inKinds && { kinds: inKinds }) };
  const [message] = Object.values(errors);
  if (message) throw new Problem("invalid_fields", message, { errors });
  return filled;
}

function lonely({ words, kinds }: SynonymWords): string | undefined {
  if (words.length === 0) return m.synonym_missing();
  return words.length + kinds.length < 2 ? m.synonym_alone({ word: words[0] ?? "" }) : undefined;
}

function wrongWith(terms: string[], before: string[]): string | undefined {
  const seen = new Set(before.map((term) => readAs(term).join(" ")));
  for (const [index, word] of terms.entries()) {
    const read = readAs(word);
    if (read.length === 0) return m.synonym_no_word({ word });
    if (read.length > longestTerm) return m.synonym_too_long({ word, max: formatNumber(longestTerm) });
    if (seen.has(read.join(" "))) {
      const isItself =
        before.length > 0 && !terms.slice(0, index).some((term) => readAs(term).join(" ") === read.join(" "));
      return isItself ? m.synonym_of_itself({ word }) : m.synonym_twice({ word });
    }
    seen.add(read.join(" "));
  }
  return undefined;
}
