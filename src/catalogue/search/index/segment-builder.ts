import { type Facts, type Good, popularityOf } from "./good.ts";
import { buildLexicon } from "./lexicon.ts";
import { inBengali, inEnglish, nameWords, textHash } from "./name-words.ts";
import { entryStart, newRecords, type Records, setEntryStart, setFacts, setNameLengths } from "./record.ts";
import { entryOf, type Segment } from "./segment.ts";

/** Takes products one by one and makes a segment of them. */
export class SegmentBuilder {
  #words = new Map<string, number>();
  #facts: Facts[] = [];
  #hashes: number[] = [];
  #lengths: number[] = [];
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
    this.#lengths.push(lengths[inEnglish] ?? 0, lengths[inBengali] ?? 0);
    this.#hashes.push(textHash(good));
    const { nameEn: _en, nameBn: _bn, weightEn: _we, weightBn: _wb, ...facts } = good;
    this.#facts.push(facts);
  }

  /** The segment of all that was added. */
  build(): Segment {
    const order = byPopularity(this.#facts);
    const count = order.length;
    const ids = new Float64Array(count);
    const textHashes = new Uint32Array(count);
    const entries = new Uint32Array(this.#entries.length);
    const records = newRecords(count);
    let at = 0;
    for (let slot = 0; slot < count; slot++) {
      const good = order[slot] as number;
      const facts = this.#facts[good] as Facts;
      ids[slot] = facts.id;
      textHashes[slot] = this.#hashes[good] as number;
      setFacts(records, slot, facts);
      setNameLengths(records, slot, this.#lengths[good * 2] as number, this.#lengths[good * 2 + 1] as number);
      for (
        let from = this.#entryStarts[good] as number;
        from < (this.#entryStarts[good + 1] as number);
        from++
      )
        entries[at++] = this.#entries[from] as number;
      setEntryStart(records, slot + 1, at);
    }
    return {
      lexicon: buildLexicon([...this.#words.keys()]),
      ...{ ids, textHashes, entries, ...records },
      byId: Uint32Array.from(ids.keys()).sort((a, b) => (ids[a] as number) - (ids[b] as number)),
      ...invert(entries, records, count, this.#words.size),
    };
  }
}

/** The popular first; among equals the older. */
function byPopularity(goods: readonly Facts[]): Uint32Array {
  const rank = Float32Array.from(goods, (good) => popularityOf(good));
  const ids = Float64Array.from(goods, ({ id }) => id);
  return Uint32Array.from(ids.keys()).sort(
    (a, b) => (rank[b] as number) - (rank[a] as number) || (ids[a] as number) - (ids[b] as number),
  );
}

/** From products and their words to words and their products; a word twice in a product counts once. */
function invert(entries: Uint32Array, records: Records, count: number, words: number) {
  const last = new Int32Array(words).fill(-1);
  const frequency = new Uint32Array(words);
  const each = (visit: (word: number, slot: number) => void) => {
    last.fill(-1);
    for (let slot = 0; slot < count; slot++) {
      const end = entryStart(records, slot + 1);
      for (let at = entryStart(records, slot); at < end; at++) {
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
