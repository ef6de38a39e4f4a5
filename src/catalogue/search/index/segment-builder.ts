import { type Good, popularityOf } from "./good.ts";
import { buildLexicon } from "./lexicon.ts";
import { inBengali, inEnglish, nameWords, textHash } from "./name-words.ts";
import { entryOf, flagsOf, type Segment } from "./segment.ts";

/** Takes products one by one and makes a segment of them. */
export class SegmentBuilder {
  #words = new Map<string, number>();
  #columns = {
    ids: [] as number[],
    prices: [] as number[],
    categories: [] as number[],
    flags: [] as number[],
    positions: [] as number[],
    created: [] as number[],
    popularity: [] as number[],
    textHashes: [] as number[],
    nameLengths: [] as number[],
  };
  #entries: number[] = [];
  #entryStarts: number[] = [0];

  /** Makes a word known that stands in no name, so that what is typed may lead to it: a synonym. */
  addWord(text: string): number {
    const known = this.#words.get(text);
    if (known !== undefined) return known;
    this.#words.set(text, this.#words.size);
    return this.#words.size - 1;
  }

  add(good: Good): void {
    const lengths = [0, 0, 0];
    for (const { text, field, isHead } of nameWords(good)) {
      const first = lengths[field] === 0;
      (lengths[field] as number)++;
      this.#entries.push(entryOf(this.addWord(text), first, isHead, field));
    }
    this.#entryStarts.push(this.#entries.length);
    const columns = this.#columns;
    columns.ids.push(good.id);
    columns.prices.push(good.pricePoisha);
    columns.categories.push(good.category);
    columns.flags.push(flagsOf(good));
    columns.positions.push(good.position);
    columns.created.push(good.createdAt);
    columns.popularity.push(popularityOf(good));
    columns.textHashes.push(textHash(good));
    columns.nameLengths.push(Math.min(255, lengths[inEnglish] ?? 0), Math.min(255, lengths[inBengali] ?? 0));
  }

  /** The segment of all that was added. */
  build(): Segment {
    const columns = this.#columns;
    const order = byPopularity(columns.popularity, columns.ids);
    const pick = <T extends { [index: number]: number }>(into: T, from: number[]): T => {
      for (let slot = 0; slot < order.length; slot++) into[slot] = from[order[slot] as number] as number;
      return into;
    };
    const count = order.length;
    const ids = pick(new Float64Array(count), columns.ids);
    const nameLengths = new Uint8Array(count * 2);
    for (let slot = 0; slot < count; slot++) {
      const at = (order[slot] as number) * 2;
      nameLengths[slot * 2] = columns.nameLengths[at] as number;
      nameLengths[slot * 2 + 1] = columns.nameLengths[at + 1] as number;
    }
    return {
      lexicon: buildLexicon([...this.#words.keys()]),
      ids,
      prices: pick(new Float64Array(count), columns.prices),
      categories: pick(new Int32Array(count), columns.categories),
      flags: pick(new Uint8Array(count), columns.flags),
      positions: pick(new Int32Array(count), columns.positions),
      created: pick(new Float64Array(count), columns.created),
      popularity: pick(new Float32Array(count), columns.popularity),
      textHashes: pick(new Uint32Array(count), columns.textHashes),
      nameLengths,
      byId: Uint32Array.from(ids.keys()).sort((a, b) => (ids[a] as number) - (ids[b] as number)),
      ...this.#postings(order),
    };
  }

  #postings(order: Uint32Array) {
    const entries = new Uint32Array(this.#entries.length);
    const entryStarts = new Uint32Array(order.length + 1);
    let at = 0;
    for (let slot = 0; slot < order.length; slot++) {
      const good = order[slot] as number;
      for (
        let from = this.#entryStarts[good] as number;
        from < (this.#entryStarts[good + 1] as number);
        from++
      ) {
        entries[at++] = this.#entries[from] as number;
      }
      entryStarts[slot + 1] = at;
    }
    return { entries, entryStarts, ...invert(entries, entryStarts, this.#words.size) };
  }
}

/** The popular first; among equals the older. */
function byPopularity(popularity: readonly number[], ids: readonly number[]): Uint32Array {
  const rank = Float32Array.from(popularity);
  return Uint32Array.from(ids.keys()).sort(
    (a, b) => (rank[b] as number) - (rank[a] as number) || (ids[a] as number) - (ids[b] as number),
  );
}

/** From products and their words to words and their products; a word twice in a product counts once. */
function invert(entries: Uint32Array, entryStarts: Uint32Array, words: number) {
  const last = new Int32Array(words).fill(-1);
  const frequency = new Uint32Array(words);
  const each = (visit: (word: number, slot: number) => void) => {
    last.fill(-1);
    for (let slot = 0; slot + 1 < entryStarts.length; slot++) {
      for (let at = entryStarts[slot] as number; at < (entryStarts[slot + 1] as number); at++) {
        const word = (entries[at] as number) >>> 4;
        if (last[word] !== slot) visit(word, slot);
        last[word] = slot;
      }
    }
  };
  each((word) => {
    (frequency[word] as number)++;
  });
  const postingStarts = new Uint32Array(words + 1);
  for (let word = 0; word < words; word++)
    postingStarts[word + 1] = (postingStarts[word] as number) + (frequency[word] as number);
  const next = postingStarts.slice(0, words);
  const postings = new Uint32Array(postingStarts[words] as number);
  each((word, slot) => {
    postings[(next[word] as number)++] = slot;
  });
  return { postingStarts, postings, frequency };
}
