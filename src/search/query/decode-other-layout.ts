import { compareAt, firstNotBefore } from "../arrays/text-table.ts";
import { wordOfForm } from "../index/lexicon.ts";
import type { Segment } from "../index/segment.ts";
import { isOptional, isVariantWord, queryTokens } from "../tokens/query-tokens.ts";
import { stems } from "../words/endings.ts";
import {
  bijoyAnsi,
  bijoyTyped,
  type Decoder,
  typedOnAvro,
  typedOnBijoy,
  typedOnProbhat,
} from "../words/layouts.ts";
import { isBengali } from "../words/normalise.ts";
import { isKnown } from "./known.ts";
import { minCertainWeight } from "./lookup.ts";
import { hasWordsWithPrefix } from "./meanings.ts";
import { type QueryWord, type Reading, readWholeWord, usedCertainty } from "./query-word.ts";
import type { Vocabulary } from "./vocabulary.ts";

/** Longer texts are pasted, not typed on the wrong layout. In UTF-16 units. */
const maxTextLength = 60;

const minUnfinishedLength = 3;

/**
 * Decodes text typed on the wrong layout: gvQ and mfY are মাছ, পহেড is rice. Undefined for known words, or
 * without a fit.
 */
export function decodeOtherLayout(
  vocabulary: Vocabulary,
  text: string,
  readings: readonly Reading[],
): string | undefined {
  const words = readings[0]?.words ?? [];
  if (
    text.length > maxTextLength ||
    (vocabulary.unfinished && text.length < minUnfinishedLength) ||
    words.some((word) => isWordKnown(vocabulary, word))
  )
    return undefined;
  const layouts = isBengali(text) ? [typedOnBijoy, typedOnAvro, typedOnProbhat] : [bijoyAnsi, bijoyTyped];
  for (const layout of layouts) {
    const meant = decodeText(vocabulary, text, layout);
    if (meant !== undefined) return meant;
  }
  return undefined;
}

function isWordKnown({ segments, unfinished }: Vocabulary, word: QueryWord): boolean {
  const { text, kind } = word.token;
  if (kind !== "word") return false;
  if (unfinished && hasWordsWithPrefix(segments, text, word.meanings)) return true;
  return text.length > 1 && isKnown(segments, word);
}

function decodeText(vocabulary: Vocabulary, text: string, layout: Decoder): string | undefined {
  const pieces: string[] = [];
  let words = 0;
  for (const typed of text.split(/\s+/).filter(Boolean)) {
    const decoded = layout(typed).find((reading) => hasAllWords(vocabulary, reading));
    if (decoded === undefined) return undefined;
    pieces.push(decoded);
    words += Number(/\p{L}/u.test(decoded));
  }
  return words > 0 ? pieces.join(" ").normalize("NFC") : undefined;
}

/** Whether titles have each word of a text, or its stem; Bengali ones in any spelling. */
function hasAllWords(vocabulary: Vocabulary, text: string): boolean {
  return queryTokens(text).every((token) => {
    const { text: word, kind } = token;
    if (kind !== "word" || isOptional(token) || isVariantWord(token)) return true;
    if (isBengali(word))
      return usedCertainty(vocabulary, readWholeWord(vocabulary, token)) >= minCertainWeight;
    return [word, ...stems(word)].some((stem) =>
      vocabulary.segments.some((segment) => hasForm(segment, stem)),
    );
  });
}

function hasForm({ lexicon, frequency }: Segment, text: string): boolean {
  const { forms, byText } = lexicon;
  for (let at = firstNotBefore(forms, byText, text); at < byText.length; at++) {
    const form = byText[at] as number;
    if (compareAt(forms, form, text) !== 0) return false;
    if ((frequency[wordOfForm(lexicon, form)] as number) > 0) return true;
  }
  return false;
}
