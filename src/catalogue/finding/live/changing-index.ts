import { isDeletedAt, setAttributes } from "../../../search/index/columns.ts";
import type { SearchDocument } from "../../../search/index/document.ts";
import { hasWordsOf, remove, type Segment, slotOfId } from "../../../search/index/segment.ts";
import { SegmentBuilder } from "../../../search/index/segment-builder.ts";
import { readSynonyms, type SynonymEntry, type Synonyms } from "../../../search/query/synonyms.ts";
import type { SearchIndex } from "../../../search/search.ts";
import type { Lists } from "../building/read-lists.server.ts";
import type { Categories } from "./categories.ts";
import type { Changes } from "./changes.server.ts";
import { type ReadyLists, readyLists } from "./ready-lists.ts";

/** All that a shopper can search: the products, and their categories. */
export type Catalogue = SearchIndex & { categories: Categories };

/**
 * The index of a catalogue that changes: a large segment as it was built, and a small one of all products whose words changed since.
 * Prices, flags and stock change in place. Searches find the same as in an index built anew.
 */
export class ChangingIndex {
  readonly #base: Segment;
  #recent = new Map<number, SearchDocument>();
  #deleted = 0;
  #tail: Segment | undefined;
  #lists: ReadyLists;

  /** `recent` are products whose words are newer than the segment. */
  constructor(base: Segment, lists: Lists, recent: readonly SearchDocument[] = []) {
    this.#base = base;
    this.#lists = readyLists(lists);
    for (let slot = 0; slot < base.ids.length; slot++) if (isDeletedAt(base, slot)) this.#deleted++;
    for (const product of recent) this.#recent.set(product.id, product);
    if (recent.length > 0) this.#buildTail();
  }

  /** The index as it is now: valid until the next change, so read it for each search. */
  get index(): Catalogue {
    const segments = this.#tail ? [this.#base, this.#tail] : [this.#base];
    return { segments, synonyms: this.#lists.synonyms, categories: this.#lists.categories };
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
    let wordsChanged = false;
    for (const id of changed) wordsChanged = this.#apply(id, now.get(id)) || wordsChanged;
    if (wordsChanged) this.#buildTail();
  }

  /** Takes over synonyms and categories. */
  takeLists(lists: Lists): void {
    const before = this.#lists;
    this.#lists = readyLists(lists);
    if (this.#lists !== before) this.#buildTail();
  }

  /** The index as it would be with other synonyms; this one stays as it is. */
  withSynonyms(entries: readonly SynonymEntry[]): Catalogue {
    const synonyms = readSynonyms(entries);
    return { ...this.index, segments: [this.#base, this.#tailWith(synonyms)], synonyms };
  }

  /** Whether the small segment has to be built anew. */
  #apply(id: number, product: SearchDocument | undefined): boolean {
    const slot = slotOfId(this.#base, id);
    const isInBase = slot >= 0 && !isDeletedAt(this.#base, slot);
    if (!product) {
      if (isInBase) this.#remove(slot);
      return this.#recent.delete(id);
    }
    if (isInBase && hasWordsOf(this.#base, slot, product)) {
      setAttributes(this.#base, slot, product);
      return false;
    }
    if (isInBase) this.#remove(slot);
    this.#recent.set(id, product);
    return true;
  }

  #remove(slot: number): void {
    remove(this.#base, slot);
    this.#deleted++;
  }

  #buildTail(): void {
    this.#tail = this.#tailWith(this.#lists.synonyms);
  }

  #tailWith({ words }: Synonyms): Segment {
    const builder = new SegmentBuilder();
    for (const product of this.#recent.values()) builder.add(product);
    for (const word of words) builder.addWord(word);
    return builder.build();
  }
}
