import { lookIn } from "../index/buckets.ts";
import { isNumeric, type Lexicon } from "../index/lexicon.ts";
import { textAt } from "../index/text-table.ts";
import { likeness } from "../words/distance.ts";
import { deletions, oneLetterOff } from "../words/one-letter-off.ts";
import { type Meant, note, type Typed, waysOf, worth } from "./resolve.ts";

const leastCorrected = 0.55;
const leastFar = 0.5;
const shortestFar = 5;

/** Adds the words that may be meant if one letter or one sound was mistyped; for where nothing is meant as it stands. */
export function addCorrections(lexicon: Lexicon, text: string, meant: Meant): void {
  if (!isNumeric(text)) for (const way of waysOf(text)) addCorrected(lexicon, way, meant);
}

/** Adds words that are two sounds off, for where nothing else is meant at all: "lobokgo", লবঙ্গ. */
export function addFarCorrections(lexicon: Lexicon, text: string, meant: Meant): void {
  if (isNumeric(text) || text.length < shortestFar) return;
  const { sound, skeleton } = waysOf(text)[0] as Typed;
  for (const way of new Set(deletions(skeleton).flatMap(deletions))) {
    for (const form of lookIn(lexicon.bySkeletonDeletion, way)) {
      const weight = likeness(sound, textAt(lexicon.sounds, form)) * worth.far;
      if (weight < leastFar || !deletions(textAt(lexicon.skeletons, form)).includes(way)) continue;
      note(lexicon, meant, form, weight);
    }
  }
}

function addCorrected(lexicon: Lexicon, { text, weight: sure, sound, skeleton }: Typed, meant: Meant): void {
  for (const way of deletions(text)) {
    for (const form of lookIn(lexicon.byDeletion, way)) {
      const other = textAt(lexicon.forms, form);
      if (!oneLetterOff(text, other)) continue;
      const firstLetter = text[0] === other[0] ? 0 : 0.03;
      note(
        lexicon,
        meant,
        form,
        worth.corrected * (1 - 1 / Math.max(text.length, other.length)) - firstLetter,
      );
    }
  }
  if (skeleton.length < 2) return;
  for (const way of deletions(skeleton)) {
    for (const form of lookIn(lexicon.bySkeletonDeletion, way)) {
      if (!oneLetterOff(skeleton, textAt(lexicon.skeletons, form))) continue;
      const weight = sure * likeness(sound, textAt(lexicon.sounds, form)) * worth.correctedSound;
      if (weight > leastCorrected) note(lexicon, meant, form, weight);
    }
  }
}
