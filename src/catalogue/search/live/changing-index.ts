import { isDeletedAt, setAttributes } from "#src/search/index/columns.ts";
import type { SearchDocument } from "#src/search/index/document.ts";
import { findWordNumber } from "#src/search/index/lexicon.ts";
import { hasWordsOf, removeDocument, type Segment, slotOfId } from "#src/search/index/segment.ts";
import { SegmentBuilder } from "#src/search/index/segment-builder.ts";
import { readSynonyms, type SynonymEntry, type Synonyms } from "#src/search/query/synonyms.ts";
import type { Counts } from "#src/search/ranking/counts.ts";
import type { SearchIndex } from "#src/search/search.ts";
import type { Lists } from "../building/read-lists.server.ts";
import { type Categories, findCalledCategory, findNamedCategory } from "./categories.ts";
import type { Changes } from "./changes.server.ts";
import { prepareLists, type ReadyLists } from "./prepare-lists.ts";

export type Catalogue = SearchIndex & { categories: Categories };

/** The maximum sizes of the segment rebuilt on each change, and of any small one, to build in some tens of ms. */
const tailSizes = { small: 250, large: 1_000 };

/**
 * A changing index: a large base segment, and small ones of products with changed words. Attributes change in place.
 */
export class ChangingIndex {
  readonly #base: Segment;
  /** The products of the small segments. */
  #recent = new Map<number, SearchDocument>();
  #deletedFromBase = 0;
  /** The small segments, the oldest first. */
  #tails: Segment[] = [];
  /** Words of synonyms that the base segment lacks. */
  #words: Segment[] = [];
  #lists: ReadyLists;
  readonly #listCounts = new Map<string, Counts>();
  readonly #sizes: typeof tailSizes;

  /** `recent` are products whose words are newer than the segment. */
  constructor(base: Segment, lists: Lists, recent: readonly SearchDocument[] = [], sizes = tailSizes) {
    this.#base = base;
    this.#sizes = sizes;
    this.#lists = prepareLists(lists);
    for (let slot = 0; slot < base.ids.length; slot++) if (isDeletedAt(base, slot)) this.#deletedFromBase++;
    this.#addTail(recent);
    this.#buildWords();
  }

  /** The current index, valid until the next change: read it for each search. */
  get index(): Catalogue {
    const segments = [this.#base, ...this.#tails, ...this.#words];
    const { synonyms, pins, categories, facets } = this.#lists;
    return {
      segments,
      synonyms,
      pins,
      categories,
      facets,
      listCounts: this.#listCounts,
      facetNamed: (text, meant) => findNamedCategory(categories, text, meant),
      facetCalled: (text) => findCalledCategory(categories, text),
    };
  }

  /** The arguments of a constructor call that makes an equal index. */
  get parts(): { segment: Segment; lists: Lists; recent: SearchDocument[] } {
    return { segment: this.#base, lists: this.#lists.lists, recent: [...this.#recent.values()] };
  }

  get recentCount(): number {
    return this.#recent.size;
  }

  get productCount(): number {
    return this.#base.ids.length - this.#deletedFromBase + this.#recent.size;
  }

  applyChanges({ changed, products, lists }: Pick<Changes, "changed" | "products" | "lists">): void {
    if (lists) this.takeLists(lists);
    this.apply(changed, products);
  }

  /** Applies the new state of the products with these ids; those missing from `products` are deleted. */
  apply(changed: readonly number[], products: readonly SearchDocument[]): void {
    this.#listCounts.clear();
    const productById = new Map(products.map((product) => [product.id, product]));
    const idsWithNewWords = changed.filter((id) => !this.#applyInPlace(id, productById.get(id)));
    this.#addTail(idsWithNewWords.flatMap((id) => productById.get(id) ?? []));
  }

  takeLists(lists: Lists): void {
    this.#listCounts.clear();
    const before = this.#lists;
    this.#lists = prepareLists(lists);
    if (this.#lists.synonyms !== before.synonyms) this.#buildWords();
  }

  /** The current index with other synonyms, to try them out. */
  withSynonyms(entries: readonly SynonymEntry[]): Catalogue {
    const synonyms = readSynonyms(entries);
    const segments = [this.#base, ...this.#tails, ...this.#wordsMissing(synonyms)];
    return { ...this.index, segments, synonyms };
  }

  /** Deletes a product, or changes it in place; false if its words changed and it was removed from all segments. */
  #applyInPlace(id: number, product: SearchDocument | undefined): boolean {
    const isRecent = this.#recent.has(id);
    const segment = isRecent ? this.#tails.find((tail) => liveSlot(tail, id) >= 0) : this.#base;
    const slot = segment ? liveSlot(segment, id) : -1;
    if (!segment || slot < 0) return product === undefined;
    if (product && hasWordsOf(segment, slot, product)) {
      setAttributes(segment, slot, product);
      if (isRecent) this.#recent.set(id, product);
      return true;
    }
    removeDocument(segment, slot);
    if (isRecent) this.#recent.delete(id);
    else this.#deletedFromBase++;
    return product === undefined;
  }

  /** Adds products that are in no segment, merged with the last segments while these stay small. */
  #addTail(products: readonly SearchDocument[]): void {
    if (products.length === 0) return;
    for (const product of products) this.#recent.set(product.id, product);
    const { small, large } = this.#sizes;
    let mergedDocuments = [...products];
    for (let last = this.#tails.at(-1); last; last = this.#tails.at(-1)) {
      const olderDocuments = this.#documentsIn(last);
      const count = olderDocuments.length + mergedDocuments.length;
      const isSmall = count <= small;
      if (!isSmall && (olderDocuments.length > mergedDocuments.length || count > large)) break;
      this.#tails.pop();
      mergedDocuments = [...olderDocuments, ...mergedDocuments];
    }
    for (let from = 0; from < mergedDocuments.length; from += large) {
      const builder = new SegmentBuilder();
      for (const product of mergedDocuments.slice(from, from + large)) builder.add(product);
      this.#tails.push(builder.build());
    }
  }

  #documentsIn(segment: Segment): SearchDocument[] {
    return [...segment.ids].flatMap((id, slot) =>
      isDeletedAt(segment, slot) ? [] : (this.#recent.get(id) ?? []),
    );
  }

  #buildWords(): void {
    this.#words = this.#wordsMissing(this.#lists.synonyms);
  }

  /** A segment without documents for new words of synonyms, which must be found by sound, too. */
  #wordsMissing({ words }: Synonyms): Segment[] {
    const missingWords = [...words].filter((word) => findWordNumber(this.#base.lexicon, word) < 0);
    if (missingWords.length === 0) return [];
    const builder = new SegmentBuilder();
    for (const word of missingWords) builder.addWord(word);
    return [builder.build()];
  }
}

/** The slot of a product in a segment; negative if it is missing or deleted. */
function liveSlot(segment: Segment, id: number): number {
  const slot = slotOfId(segment, id);
  return slot >= 0 && !isDeletedAt(segment, slot) ? slot : -1;
}
