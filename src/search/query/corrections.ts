import { lookUp } from "../arrays/buckets.ts";
import { compareAt, firstNotBefore, textAt } from "../arrays/text-table.ts";
import type { Lexicon } from "../index/lexicon.ts";
import { deletions, isOneLetterOff } from "../words/is-one-letter-off.ts";
import { areNeighbours } from "../words/keyboards.ts";
import { findReorderedSpellings } from "../words/layouts.ts";
import { similarity } from "../words/similarity.ts";
import { addMeaning, isLiteral, type Meanings, matchWeights, type TypedForm, typedForms } from "./lookup.ts";

/** The cost of a typo on an adjacent key; less in Bengali, where keys have two letters. */
const slipCost = { latin: 0.5, bengali: 0.35 };
/** The cost of a typo in the first letter, which people seldom make. */
const firstLetterCost = 0.03;
const reorderedWeight = 0.89;
/** A corrected word up to this length is a guess; see known.ts. */
const maxGuessLength = 5;
const guessWeight = 0.855;
const minCorrectedWeight = 0.55;
const minFarWeight = 0.5;
const minFarTextLength = 5;

export function addCorrections(lexicon: Lexicon, text: string, meanings: Meanings): void {
  if (isLiteral(text)) return;
  for (const form of typedForms(text)) {
    addSpellingCorrections(lexicon, form, meanings);
    addSoundCorrections(lexicon, form, meanings);
  }
  for (const other of findReorderedSpellings(text)) addReordered(lexicon, other, meanings);
}

/** Adds words whose vowel sign was typed before its letter, as it is drawn: "সবিজ" is সবজি. */
function addReordered(lexicon: Lexicon, text: string, meanings: Meanings): void {
  const { forms, byText } = lexicon;
  for (let at = firstNotBefore(forms, byText, text); at < byText.length; at++) {
    const form = byText[at] as number;
    if (compareAt(forms, form, text) !== 0) return;
    addMeaning(lexicon, meanings, form, reorderedWeight);
  }
}

/** Adds words whose skeleton equals the typed one after dropping up to two of its letters and up to one of theirs: "lobokgo" is লবঙ্গ. */
export function addFarCorrections(lexicon: Lexicon, text: string, meanings: Meanings): void {
  if (isLiteral(text) || text.length < minFarTextLength) return;
  const { sound, skeleton } = typedForms(text)[0] as TypedForm;
  for (const remainder of new Set(deletions(skeleton).flatMap(deletions))) {
    for (const form of lookUp(lexicon.bySkeletonDeletion, remainder)) {
      const weight = similarity(sound, textAt(lexicon.sounds, form)) * matchWeights.far;
      if (weight < minFarWeight || !deletions(textAt(lexicon.skeletons, form)).includes(remainder)) continue;
      addMeaning(lexicon, meanings, form, weight);
    }
  }
}

function isAdjacentKeyTypo(text: string, other: string): boolean {
  if (text.length !== other.length) return false;
  let at = 0;
  while (text[at] === other[at] && at < text.length - 1) at++;
  return text.slice(at + 1) === other.slice(at + 1) && areNeighbours(text[at] ?? "", other[at] ?? "");
}

/** Adds words whose spelling has at most one typo. */
function addSpellingCorrections(lexicon: Lexicon, typed: TypedForm, meanings: Meanings): void {
  const { text } = typed;
  for (const remainder of deletions(text)) {
    for (const form of lookUp(lexicon.byDeletion, remainder)) {
      const other = textAt(lexicon.forms, form);
      if (!isOneLetterOff(text, other)) continue;
      const startCost = text[0] === other[0] ? 0 : firstLetterCost;
      const typoCost = isAdjacentKeyTypo(text, other) ? slipCost[typed.bengali ? "bengali" : "latin"] : 1;
      const weight =
        matchWeights.corrected * (1 - typoCost / Math.max(text.length, other.length)) - startCost;
      const maxWeight = text.length > maxGuessLength ? weight : guessWeight;
      addMeaning(lexicon, meanings, form, Math.min(weight, maxWeight));
    }
  }
}

/** Adds words whose skeleton has at most one letter less, more or other. */
function addSoundCorrections(lexicon: Lexicon, typed: TypedForm, meanings: Meanings): void {
  const { sound, skeleton } = typed;
  if (skeleton.length < 2) return;
  for (const remainder of deletions(skeleton)) {
    for (const form of lookUp(lexicon.bySkeletonDeletion, remainder)) {
      if (!isOneLetterOff(skeleton, textAt(lexicon.skeletons, form))) continue;
      const weight =
        typed.weight * similarity(sound, textAt(lexicon.sounds, form)) * matchWeights.correctedSound;
      if (weight > minCorrectedWeight) addMeaning(lexicon, meanings, form, weight);
    }
  }
}
