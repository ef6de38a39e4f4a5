// Words' positions as 32-bit numbers: occurrences by document, postings by word. Only this file knows their bits.

export const englishTitle = 0;
export const bengaliTitle = 1;
export const sizeField = 2;
export const tag = 3;
export type Field = 0 | 1 | 2 | 3;

/** A word in a document: word << 4 | first << 3 | head << 2 | field. */
export type Occurrence = number;

export const toOccurrence = (word: number, isFirst: boolean, isHead: boolean, field: Field): Occurrence =>
  ((word << 4) | (Number(isFirst) << 3) | (Number(isHead) << 2) | field) >>> 0;

export const wordOf = (occurrence: Occurrence): number => occurrence >>> 4;
export const isInTitle = (occurrence: Occurrence): boolean => (occurrence & 3) < sizeField;
export const isInBengaliTitle = (occurrence: Occurrence): boolean => (occurrence & 3) === bengaliTitle;
export const isHead = (occurrence: Occurrence): boolean => (occurrence & 4) !== 0;
export const isFirst = (occurrence: Occurrence): boolean => (occurrence & 8) !== 0;

/** A document of a word: slot << 4 | flags of its positions. The word may be in both titles, or in none (no flag). */
export type Posting = number;

const englishFlag = 1;
const bengaliFlag = 2;
const headFlag = 4;
const firstFlag = 8;

export const toPosting = (slot: number): Posting => slot << 4;

export function withPlace(posting: Posting, occurrence: Occurrence): Posting {
  if (!isInTitle(occurrence)) return posting;
  return (
    (posting |
      (isInBengaliTitle(occurrence) ? bengaliFlag : englishFlag) |
      (isHead(occurrence) ? headFlag : 0) |
      (isFirst(occurrence) ? firstFlag : 0)) >>>
    0
  );
}

export const slotOf = (posting: Posting): number => posting >>> 4;
export const hasEnglishPlace = (posting: Posting): boolean => (posting & englishFlag) !== 0;
export const hasBengaliPlace = (posting: Posting): boolean => (posting & bengaliFlag) !== 0;
export const hasHeadPlace = (posting: Posting): boolean => (posting & headFlag) !== 0;
export const hasFirstPlace = (posting: Posting): boolean => (posting & firstFlag) !== 0;
