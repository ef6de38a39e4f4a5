import { GrowingArray } from "../arrays/growing-array.ts";
import {
  type Columns,
  copyColumns,
  enlarge,
  newColumns,
  setAttributes,
  setStart,
  setTitleLengths,
  startOf,
} from "./columns.ts";
import type { SearchDocument } from "./document.ts";
import { buildLexicon } from "./lexicon.ts";
import {
  bengaliTitle,
  englishTitle,
  type Occurrence,
  toOccurrence,
  toPosting,
  withPlace,
  wordOf,
} from "./packing.ts";
import type { Segment } from "./segment.ts";
import { demandStep } from "./summary.ts";
import { toTags } from "./tags.ts";
import { WordReader } from "./word-reader.ts";

/** `demandStep` is from 0 to 255. */
const demandSteps = 256;

/** The typical number of words of a document, for the initial capacity. */
const typicalWords = 12;

/** Builds a segment from documents with unique ids. */
export class SegmentBuilder {
  #columns: Columns;
  readonly #words = new Map<string, number>();
  readonly #reader = new WordReader((text) => this.addWord(text));
  readonly #ids: GrowingArray<Float64Array>;
  readonly #demand: GrowingArray<Uint32Array>;
  readonly #occurrences: GrowingArray<Uint32Array>;
  readonly #tags: string[] = [];

  /** `expected` is the approximate number of documents. */
  constructor(expected = 256) {
    const capacity = Math.max(1, expected);
    this.#columns = newColumns(capacity);
    this.#ids = new GrowingArray(Float64Array, capacity);
    this.#demand = new GrowingArray(Uint32Array, capacity);
    this.#occurrences = new GrowingArray(Uint32Array, typicalWords * capacity);
  }

  /** Adds a normalised word without a document, such as a synonym's, for look-ups. Returns its number. */
  addWord(text: string): number {
    const existing = this.#words.get(text);
    if (existing !== undefined) return existing;
    this.#words.set(text, this.#words.size);
    return this.#words.size - 1;
  }

  add(document: SearchDocument): void {
    const number = this.#ids.length;
    if (number === this.#columns.summaries.length) this.#columns = enlarge(this.#columns);
    const lengths = [0, 0, 0, 0];
    this.#reader.read(document, (word, isFirst, isHead, field) => {
      (lengths[field] as number)++;
      this.#occurrences.push(toOccurrence(word, isFirst, isHead, field));
    });
    this.#ids.push(document.id);
    this.#tags.push(document.tag ?? "");
    this.#demand.push(demandStep(document));
    setAttributes(this.#columns, number, document);
    setTitleLengths(this.#columns, number, lengths[englishTitle] as number, lengths[bengaliTitle] as number);
    setStart(this.#columns, number + 1, this.#occurrences.length);
  }

  build(): Segment {
    const unsorted = { ids: this.#ids.values, occurrences: this.#occurrences.values };
    const byId = toSortedOrder(unsorted.ids);
    const order = sortByDemand(byId, this.#demand.values);
    const count = order.length;
    const slots = new Uint32Array(count);
    const ids = new Float64Array(count);
    const occurrences = new Uint32Array(unsorted.occurrences.length);
    const columns = newColumns(count);
    let offset = 0;
    for (let slot = 0; slot < count; slot++) {
      const number = order[slot] as number;
      slots[number] = slot;
      ids[slot] = unsorted.ids[number] as number;
      copyColumns(this.#columns, number, columns, slot);
      setStart(columns, slot, offset);
      const end = startOf(this.#columns, number + 1);
      for (let from = startOf(this.#columns, number); from < end; from++)
        occurrences[offset++] = unsorted.occurrences[from] as number;
    }
    setStart(columns, count, offset);
    return {
      lexicon: buildLexicon([...this.#words.keys()]),
      ids,
      occurrences,
      ...columns,
      tags: toTags(ids, (slot) => this.#tags[order[slot] as number] as string),
      byId: byId.map((number) => slots[number] as number),
      ...invert(occurrences, columns, count, this.#words.size),
    };
  }
}

/** The indexes of the numbers in ascending order. */
function toSortedOrder(numbers: Float64Array): Uint32Array {
  const order = new Uint32Array(numbers.length);
  let isSorted = true;
  for (let index = 0; index < numbers.length; index++) {
    order[index] = index;
    if (index > 0 && (numbers[index - 1] as number) > (numbers[index] as number)) isSorted = false;
  }
  return isSorted ? order : order.sort((a, b) => (numbers[a] as number) - (numbers[b] as number));
}

/** Sorts by descending demand, then by id. A counting sort, because demand has few steps. */
function sortByDemand(byId: Uint32Array, demand: Uint32Array): Uint32Array {
  const nextIndexes = new Uint32Array(demandSteps + 1);
  for (const step of demand) (nextIndexes[demandSteps - step] as number)++;
  for (let at = 1; at < nextIndexes.length; at++)
    (nextIndexes[at] as number) += nextIndexes[at - 1] as number;
  const order = new Uint32Array(byId.length);
  for (const number of byId) {
    const bucket = demandSteps - 1 - (demand[number] as number);
    order[(nextIndexes[bucket] as number)++] = number;
  }
  return order;
}

/** Inverts occurrences to postings; a word twice in a document is one posting. */
function invert(occurrences: Uint32Array, columns: Columns, count: number, words: number) {
  const lastSlots = new Int32Array(words).fill(-1);
  const frequency = new Uint32Array(words);
  const forEachOccurrence = (visit: (word: number, slot: number, occurrence: Occurrence) => void) => {
    lastSlots.fill(-1);
    for (let slot = 0; slot < count; slot++) {
      const end = startOf(columns, slot + 1);
      for (let at = startOf(columns, slot); at < end; at++) {
        const occurrence = occurrences[at] as number;
        const word = wordOf(occurrence);
        visit(word, slot, occurrence);
        lastSlots[word] = slot;
      }
    }
  };
  forEachOccurrence((word, slot) => {
    if (lastSlots[word] !== slot) (frequency[word] as number)++;
  });
  const postingStarts = new Uint32Array(words + 1);
  for (let word = 0; word < words; word++)
    postingStarts[word + 1] = (postingStarts[word] as number) + (frequency[word] as number);
  const nextPostings = postingStarts.slice(0, words);
  const postings = new Uint32Array(postingStarts[words] as number);
  forEachOccurrence((word, slot, occurrence) => {
    if (lastSlots[word] !== slot) postings[(nextPostings[word] as number)++] = toPosting(slot);
    const postingIndex = (nextPostings[word] as number) - 1;
    postings[postingIndex] = withPlace(postings[postingIndex] as number, occurrence);
  });
  return { postingStarts, postings, frequency };
}
