import { Problem } from "#src/api/problem.ts";
import { m } from "#src/language/messages.ts";
import { formatNumber } from "#src/language/numbers/numbers.ts";
import { maxTermWords } from "#src/search/query/synonyms.ts";
import { queryTokens } from "#src/search/tokens/query-tokens.ts";
import type { SynonymWords } from "./contract.ts";

/** Normalises a term as a search does, to compare terms. */
export const normaliseTerm = (term: string): string[] => queryTokens(term).map(({ text }) => text);

/** Removes blank words. Throws a field error on fewer than two, and on repeated, empty or long ones. */
export function validateSynonym({ words, kinds }: SynonymWords): SynonymWords {
  const nonBlank = { words: words.filter(Boolean), kinds: kinds.filter(Boolean) };
  const wordsError = findTermError(nonBlank.words, []) ?? findTooFewError(nonBlank);
  const kindsError = findTermError(nonBlank.kinds, nonBlank.words);
  const errors = { ...(wordsError && { words: wordsError }), ...(kindsError && { kinds: kindsError }) };
  const [message] = Object.values(errors);
  if (message) throw new Problem("invalid_fields", message, { errors });
  return nonBlank;
}

function findTooFewError({ words, kinds }: SynonymWords): string | undefined {
  if (words.length === 0) return m.synonym_missing();
  return words.length + kinds.length < 2 ? m.synonym_alone({ word: words[0] ?? "" }) : undefined;
}

function findTermError(terms: string[], otherTerms: string[]): string | undefined {
  const seenTerms = new Set(otherTerms.map((term) => normaliseTerm(term).join(" ")));
  for (const [index, word] of terms.entries()) {
    const tokens = normaliseTerm(word);
    if (tokens.length === 0) return m.synonym_no_word({ word });
    if (tokens.length > maxTermWords) return m.synonym_too_long({ word, max: formatNumber(maxTermWords) });
    if (seenTerms.has(tokens.join(" "))) {
      const isItself =
        otherTerms.length > 0 &&
        !terms.slice(0, index).some((term) => normaliseTerm(term).join(" ") === tokens.join(" "));
      return isItself ? m.synonym_of_itself({ word }) : m.synonym_twice({ word });
    }
    seenTerms.add(tokens.join(" "));
  }
  return undefined;
}
