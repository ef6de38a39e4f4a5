import { type Good, popularityOf } from "./good.ts";
import { Growing } from "./growing.ts";
import { buildLexicon } from "./lexicon.ts";
import { inBengali, inEnglish, visitNameWords } from "./name-words.ts";
import {
  copyRecord,
  enlarged,
  entryStart,
  newRecords,
  type Records,
  setEntryStart,
  setFacts,
  setNameLengths,
} from "./record.ts";
import { entryOf, placeOf, type Segment } from "./segment.ts";

/** Words that a product usually has at most, in names and weights. */
const usualWords = 12;

/** Takes products one by one and makes a segment of them. */
export class SegmentBuilder {
  #records: Records;
  readonly #words = new Map<string, number>();
  readonly #numberOf = (text: string) => this.addWord(text);
  readonly #ids: Growing<Float64Array>;
  readonly #popularity: Growing<Uint32Array>;
  readonly #entries: Growing<Uint32Array>;

  /** Room for `expected` products; there may be more. */
  constructor(expected = 256) {
    const room = Math.max(1, expected);
    this.#records = newRecords(room);
    this.#ids = new Growing(Float64Array, room);
    this.#popularity = new Growing(Uint32Array, room);
    this.#entries = new Growing(Uint32Array, usualWords * room);
  }

  /** Makes a word known that stands in no name, so that what is typed may lead to it: a synonym. */
  addWord(text: string): number {
    const known = this.#words.get(text);
    if (known !== undefined) return known;
    this.#words.set(text, this.#words.size);
    return this.#words.size - 1;
  }

  add(good: Good): void {
    const number = this.#ids.length;
    if (number === this.#records.facts.length) this.#records = enlarged(this.#records);
    const lengths = [0, 0, 0];
    visitNameWords(good, this.#numberOf, (word, isFirst, isHead, field) => {
      (lengths[field] as number)++;
      this.#entries.push(entryOf(word, isFirst, isHead, field));
    });
    this.#ids.push(good.id);
    this.#popularity.push(Math.round(popularityOf(good) * 255));
    setFacts(this.#records, number, good);
    setNameLengths(this.#records, number, lengths[inEnglish] as number, lengths[inBengali] as number);
    setEntryStart(this.#records, number + 1, this.#entries.length);
  }

  /** The segment of all that was added. */
  build(): Segment {
    const given = { ids: this.#ids.values, entries: this.#entries.values };
    const byAge = inOrderOf(given.ids);
    const order = byPopularity(byAge, this.#popularity.values);
    const count = order.length;
    const slots = new Uint32Array(count);
    const ids = new Float64Array(count);
    const entries = new Uint32Array(given.entries.length);
    const records = newRecords(count);
    let at = 0;
    for (let slot = 0; slot < count; slot++) {
      const good = order[slot] as number;
      slots[good] = slot;
      ids[slot] = given.ids[good] as number;
      copyRecord(this.#records, good, records, slot);
      setEntryStart(records, slot, at);
      const end = entryStart(this.#records, good + 1);
      for (let from = entryStart(this.#records, good); from < end; from++)
        entries[at++] = given.entries[from] as number;
    }
    setEntryStart(records, count, at);
    return {
      lexicon: buildLexicon([...this.#words.keys()]),
      ...{ ids, entries, ...records },
      byId: byAge.map((good) => slots[good] as number),
      ...invert(entries, records, count, this.#words.size),
    };
  }
}

/** The places of numbers in their order. */
function inOrderOf(numbers: Float64Array): Uint32Array {
  const order = new Uint32Array(numbers.length);
  let sorted = true;
  for (let at = 0; at < numbers.length; at++) {
    order[at] = at;
    if (at > 0 && (numbers[at - 1] as number) > (numbers[at] as number)) sorted = false;
  }
  return sorted ? order : order.sort((a, b) => (numbers[a] as number) - (numbers[b] as number));
}

/** The popular first; among equals the older. Counted, not compared: a popularity is one of 256. */
function byPopularity(byAge: Uint32Array, popularity: Uint32Array): Uint32Array {
  const next = new Uint32Array(257);
  for (const one of popularity) (next[256 - one] as number)++;
  for (let at = 1; at < next.length; at++) (next[at] as number) += next[at - 1] as number;
  const order = new Uint32Array(byAge.length);
  for (const good of byAge) order[(next[255 - (popularity[good] as number)] as number)++] = good;
  return order;
}

/** From products and their words to words and their products; a word twice in a product counts once. */
function invert(entries: Uint32Array, records: Records, count: number, words: number) {
  const last = new Int32Array(words).fill(-1);
  const frequency = new Uint32Array(words);
  const each = (visit: (word: number, slot: number, entry: number) => void) => {
    last.fill(-1);
    for (let slot = 0; slot < count; slot++) {
      const end = entryStart(records, slot + 1);
      for (let at = entryStart(records, slot); at < end; at++) {
        const entry = entries[at] as number;
        visit(entry >>> 4, slot, entry);
        last[entry >>> 4] = slot;
      }
    }
  };
  each((word, slot) => {
    if (last[word] !== slot) (frequency[word] as number)++;
  });
  const postingStarts = new Uint32Array(words + 1);
  for (let word = 0; word < words; word++)
    postingStarts[word + 1] = (postingStarts[word] as number) + (frequency[word] as number);
  const next = postingStarts.slice(0, words);
  const postings = new Uint32Array(postingStarts[words] as number);
  each((word, slot, entry) => {
    if (last[word] !== slot) postings[(next[word] as number)++] = slot << 4;
    (postings[(next[word] as number) - 1] as number) |= placeOf(entry);
  });
  return { postingStarts, postings, frequency };
}
