import { Problem } from "#src/api/problem.ts";
import { m } from "#src/language/messages.ts";
import { formatNumber } from "#src/language/numbers/numbers.ts";
import { maxTermWords } from "#src/search/query/synonyms.ts";
import { queryTokens } from "#src/search/tokens/query-tokens.ts";
import type { SynonymWords } from "./contract.ts";

/** The normalised words of a term, as a search sees them. */
export const normaliseTerm = (term: string): string[] => queryTokens(term).map(({ text }) => text);

/** Removes blank words. Throws a field error on fewer than two, and on repeated, empty or long ones. */
export function validateSynonym({ words, kinds }: SynonymWords): SynonymWords {
  const synonym = { words: words.filter(Boolean), kinds: kinds.filter(Boolean) };
  const wordsError = findTermError(synonym.words, []) ?? findTooFewError(synonym);
  const kindsError = findTermError(synonym.kinds, synonym.words);
  const errors = { ...(wordsError && { words: wordsError }), ...(kindsError && { kinds: kindsError }) };
  const [message] = Object.values(errors);
  if (message) throw new Problem("invalid_fields", message, { errors });
  return synonym;
}

function findTooFewError({ words, kinds }: SynonymWords): string | undefined {
  if (words.length === 0) return m.synonym_missing();
  return words.length + kinds.length < 2 ? m.synonym_alone({ word: words[0] ?? "" }) : undefined;
}

/** The error of the first invalid term: empty, too long, repeated, or also one of `otherTerms`. */
function findTermError(terms: string[], otherTerms: string[]): string | undefined {
  const normalisedOthers = new Set(otherTerms.map((term) => normaliseTerm(term).join(" ")));
  const seenTerms = new Set<string>();
  for (const word of terms) {
    const tokens = normaliseTerm(word);
    if (tokens.length === 0) return m.synonym_no_word({ word });
    if (tokens.length > maxTermWords) return m.synonym_too_long({ word, max: formatNumber(maxTermWords) });
    const normalised = tokens.join(" ");
    if (seenTerms.has(normalised)) return m.synonym_twice({ word });
    if (normalisedOthers.has(normalised)) return m.synonym_of_itself({ word });
    seenTerms.add(normalised);
  }
  return undefined;
}
