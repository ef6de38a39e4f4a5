import type { Good } from "../../../search/index/good.ts";
import { isGone, setFacts } from "../../../search/index/record.ts";
import { hasWordsOf, remove, type Segment, slotOf } from "../../../search/index/segment.ts";
import { SegmentBuilder } from "../../../search/index/segment-builder.ts";
import type { Index } from "../../../search/query/plan.ts";
import type { Lists } from "../building/read-lists.server.ts";
import type { Categories } from "../suggest/categories.ts";
import type { Changes } from "./changes.server.ts";
import { inUse, type ListsInUse } from "./lists-in-use.ts";

/** All that a shopper can search: the products, and the categories that they stand on. */
export type Catalogue = Index & { categories: Categories };

/**
 * The index of a catalogue that changes: a large segment as it was built, and a small one with every product whose words
 * are new since. Prices, flags and stock change in place. Searches find in both what they would find in one built anew.
 */
export class ChangingIndex {
  readonly #base: Segment;
  #recent = new Map<number, Good>();
  #gone = 0;
  #tail: Segment | undefined;
  #inUse: ListsInUse;

  /** `recent` are products whose words are newer than the segment. */
  constructor(base: Segment, lists: Lists, recent: readonly Good[] = []) {
    this.#base = base;
    this.#inUse = inUse(lists);
    for (let slot = 0; slot < base.ids.length; slot++) if (isGone(base, slot)) this.#gone++;
    for (const good of recent) this.#recent.set(good.id, good);
    if (recent.length > 0) this.#buildTail();
  }

  /** What searches go through; asked for anew at each search. */
  get index(): Catalogue {
    const segments = this.#tail ? [this.#base, this.#tail] : [this.#base];
    return { segments, synonyms: this.#inUse.synonyms, categories: this.#inUse.categories };
  }

  /** All that another one is made of that finds the same. */
  get parts(): { segment: Segment; lists: Lists; recent: Good[] } {
    return { segment: this.#base, lists: this.#inUse.lists, recent: [...this.#recent.values()] };
  }

  /** How many products stand in the small segment; the more, the more each change costs. */
  get recent(): number {
    return this.#recent.size;
  }

  /** How many products there are. */
  get products(): number {
    return this.#base.ids.length - this.#gone + this.#recent.size;
  }

  /** Takes over what changed in the catalogue. */
  take({ changed, products, lists }: Pick<Changes, "changed" | "products" | "lists">): void {
    if (lists) this.takeLists(lists);
    this.apply(changed, products);
  }

  /** Takes over the products of `changed` as they are now; those that are not among `products` are gone. */
  apply(changed: readonly number[], products: readonly Good[]): void {
    const now = new Map(products.map((good) => [good.id, good]));
    let words = false;
    for (const id of changed) words = this.#take(id, now.get(id)) || words;
    if (words) this.#buildTail();
  }

  /** Takes over the shop's synonyms and categories. */
  takeLists(lists: Lists): void {
    const before = this.#inUse;
    this.#inUse = inUse(lists);
    if (this.#inUse !== before) this.#buildTail();
  }

  /** Whether the small segment has to be built anew for it. */
  #take(id: number, good: Good | undefined): boolean {
    const slot = slotOf(this.#base, id);
    const there = slot >= 0 && !isGone(this.#base, slot);
    if (!good) {
      if (there) this.#remove(slot);
      return this.#recent.delete(id);
    }
    if (there && hasWordsOf(this.#base, slot, good)) {
      setFacts(this.#base, slot, good);
      return false;
    }
    if (there) this.#remove(slot);
    this.#recent.set(id, good);
    return true;
  }

  #remove(slot: number): void {
    remove(this.#base, slot);
    this.#gone++;
  }

  #buildTail(): void {
    const builder = new SegmentBuilder();
    for (const good of this.#recent.values()) builder.add(good);
    for (const word of this.#inUse.synonyms.words) builder.addWord(word);
    this.#tail = builder.build();
  }
}
