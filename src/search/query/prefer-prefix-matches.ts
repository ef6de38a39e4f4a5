import { beginsAt } from "../arrays/text-table.ts";
import { hasBengaliAt } from "../index/lexicon.ts";
import type { Segment } from "../index/segment.ts";
import { isBengali } from "../words/normalise.ts";
import { hasWordsWithPrefix } from "./meanings.ts";
import type { QueryWord } from "./query-word.ts";
import type { Vocabulary } from "./vocabulary.ts";

/** The factor of a word that does not start as typed, beside words that do. */
const nonPrefixFactor = 0.9;

/** Lowers same-script meanings that do not start as typed, if others do: "harp" is Harpic, not sharp. */
export function preferPrefixMatches({ segments }: Vocabulary, word: QueryWord): void {
  if (!hasWordsWithPrefix(segments, word.token.text, word.meanings)) return;
  const { text } = word.token;
  const bengali = isBengali(text);
  word.synonymFactor = nonPrefixFactor;
  for (const [index, words] of word.meanings.entries()) {
    const { lexicon } = segments[index] as Segment;
    words.forEach((weight, meant) => {
      if (!beginsAt(lexicon.forms, meant, text) && bengali === hasBengaliAt(lexicon, meant))
        words.set(meant, weight * nonPrefixFactor);
    });
  }
}
