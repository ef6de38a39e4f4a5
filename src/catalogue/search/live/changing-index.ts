import { isDeletedAt, setAttributes } from "#src/search/index/columns.ts";
import type { SearchDocument } from "#src/search/index/document.ts";
import { numberOf } from "#src/search/index/lexicon.ts";
import { hasWordsOf, remove, type Segment, slotOfId } from "#src/search/index/segment.ts";
import { SegmentBuilder } from "#src/search/index/segment-builder.ts";
import { readSynonyms, type SynonymEntry, type Synonyms } from "#src/search/query/synonyms.ts";
import type { SearchIndex } from "#src/search/search.ts";
import type { Lists } from "../building/read-lists.server.ts";
import { type Categories, calledCategory, namedCategory } from "./categories.ts";
import type { Changes } from "./changes.server.ts";
import { type ReadyLists, readyLists } from "./ready-lists.ts";

/** All that a shopper can search: the products, and their categories. */
export type Catalogue = SearchIndex & { categories: Categories };

/**
 * Up to `small` recent products are in one segment, which is built anew with each change; none grows larger than `large`, so that none
 * takes longer to build than some tens of ms.
 */
const tailSizes = { small: 250, large: 1_000 };

/**
 * The index of a catalogue that changes: a large segment as it was built, and small ones of the products whose words changed since,
 * the newest last. Prices, flags and stock change in place. Searches find the same as in an index built anew.
 */
export class ChangingIndex {
  readonly #base: Segment;
  #recent = new Map<number, SearchDocument>();
  #deleted = 0;
  /** Each recent product is in one of them. */
  #tails: Segment[] = [];
  /** The words of the synonyms, if the large segment lacks one of them. */
  #words: Segment[] = [];
  #lists: ReadyLists;
  readonly #sizes: typeof tailSizes;

  /** `recent` are products whose words are newer than the segment. */
  constructor(base: Segment, lists: Lists, recent: readonly SearchDocument[] = [], sizes = tailSizes) {
    this.#base = base;
    this.#sizes = sizes;
    this.#lists = readyLists(lists);
    for (let slot = 0; slot < base.ids.length; slot++) if (isDeletedAt(base, slot)) this.#deleted++;
    this.#addTail(recent);
    this.#buildWords();
  }

  /** The index as it is now: valid until the next change, so read it for each search. */
  get index(): Catalogue {
    const segments = [this.#base, ...this.#tails, ...this.#words];
    const { synonyms, pins, categories } = this.#lists;
    return {
      segments,
      synonyms,
      pins,
      categories,
      facetNamed: (text, meant) => namedCategory(categories, text, meant),
      facetCalled: (text) => calledCategory(categories, text),
    };
  }

  /** What the constructor needs for another one that finds the same. */
  get parts(): { segment: Segment; lists: Lists; recent: SearchDocument[] } {
    return { segment: this.#base, lists: this.#lists.lists, recent: [...this.#recent.values()] };
  }

  get recent(): number {
    return this.#recent.size;
  }

  get products(): number {
    return this.#base.ids.length - this.#deleted + this.#recent.size;
  }

  /** Applies changes of the catalogue. */
  take({ changed, products, lists }: Pick<Changes, "changed" | "products" | "lists">): void {
    if (lists) this.takeLists(lists);
    this.apply(changed, products);
  }

  /** Takes over the products with these ids as they are now; those that are not among `products` are deleted. */
  apply(changed: readonly number[], products: readonly SearchDocument[]): void {
    const now = new Map(products.map((product) => [product.id, product]));
    const reworded = changed.filter((id) => !this.#applied(id, now.get(id)));
    this.#addTail(reworded.flatMap((id) => now.get(id) ?? []));
  }

  /** Takes over synonyms and categories. */
  takeLists(lists: Lists): void {
    const before = this.#lists;
    this.#lists = readyLists(lists);
    if (this.#lists !== before) this.#buildWords();
  }

  /** The index as it would be with other synonyms; this one stays as it is. */
  withSynonyms(entries: readonly SynonymEntry[]): Catalogue {
    const synonyms = readSynonyms(entries);
    const segments = [this.#base, ...this.#tails, ...this.#wordsMissing(synonyms)];
    return { ...this.index, segments, synonyms };
  }

  /** Deletes a product, or changes it in place; false where it has other words, and is out of all segments now. */
  #applied(id: number, product: SearchDocument | undefined): boolean {
    const isRecent = this.#recent.has(id);
    const segment = isRecent ? this.#tails.find((one) => liveSlot(one, id) >= 0) : this.#base;
    const slot = segment ? liveSlot(segment, id) : -1;
    if (!segment || slot < 0) return product === undefined;
    if (product && hasWordsOf(segment, slot, product)) {
      setAttributes(segment, slot, product);
      if (isRecent) this.#recent.set(id, product);
      return true;
    }
    remove(segment, slot);
    if (isRecent) this.#recent.delete(id);
    else this.#deleted++;
    return product === undefined;
  }

  /** Adds products that are in no segment, together with those of the last segments while that stays small. */
  #addTail(products: readonly SearchDocument[]): void {
    if (products.length === 0) return;
    for (const product of products) this.#recent.set(product.id, product);
    const { small, large } = this.#sizes;
    let together = [...products];
    for (let last = this.#tails.at(-1); last; last = this.#tails.at(-1)) {
      const older = this.#liveIn(last);
      const count = older.length + together.length;
      if (count > small && (older.length > together.length || count > large)) break;
      this.#tails.pop();
      together = [...older, ...together];
    }
    for (let from = 0; from < together.length; from += large) {
      const builder = new SegmentBuilder();
      for (const product of together.slice(from, from + large)) builder.add(product);
      this.#tails.push(builder.build());
    }
  }

  #liveIn(segment: Segment): SearchDocument[] {
    return [...segment.ids].flatMap((id, slot) =>
      isDeletedAt(segment, slot) ? [] : (this.#recent.get(id) ?? []),
    );
  }

  #buildWords(): void {
    this.#words = this.#wordsMissing(this.#lists.synonyms);
  }

  /** A segment without products for the words of synonyms that are newer than the large segment: they need sounds, too. */
  #wordsMissing({ words }: Synonyms): Segment[] {
    const missing = [...words].filter((word) => numberOf(this.#base.lexicon, word) < 0);
    if (missing.length === 0) return [];
    const builder = new SegmentBuilder();
    for (const word of missing) builder.addWord(word);
    return [builder.build()];
  }
}

/** Where a product is in a segment; below 0 where it is not, or not any more. */
function liveSlot(segment: Segment, id: number): number {
  const slot = slotOfId(segment, id);
  return slot >= 0 && !isDeletedAt(segment, slot) ? slot : -1;
}
