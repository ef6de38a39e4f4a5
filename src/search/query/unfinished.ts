import { beginsAt } from "../arrays/text-table.ts";
import { hasBengaliAt } from "../index/lexicon.ts";
import type { Segment } from "../index/segment.ts";
import { isBengali } from "../words/normalise.ts";
import { hasBegun } from "./meanings.ts";
import type { QueryWord } from "./query-word.ts";
import type { Vocabulary } from "./vocabulary.ts";

/** What a word is worth that does not begin as typed, beside words that do. */
const behindBegun = 0.9;

/**
 * Lowers what a word that is still being typed may mean by its sound, its ending, a correction or a synonym, where titles have words that
 * begin so: "harp" is Harpic and no sharp knife. Words of the other script stay: "mach" is মাছ.
 */
export function beginningsFirst({ segments }: Vocabulary, word: QueryWord): void {
  if (!hasBegun(segments, word.token.text, word.meanings)) return;
  const { text } = word.token;
  const bengali = isBengali(text);
  word.behind = behindBegun;
  for (const [at, words] of word.meanings.entries()) {
    const { lexicon } = segments[at] as Segment;
    words.forEach((weight, meant) => {
      if (!beginsAt(lexicon.forms, meant, text) && bengali === hasBengaliAt(lexicon, meant))
        words.set(meant, weight * behindBegun);
    });
  }
}
