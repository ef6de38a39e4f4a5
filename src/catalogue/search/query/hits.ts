/** Products that answer to a query, as arrays side by side: thousands of them are no thousand objects. */
export class Hits {
  readonly segments: number[] = [];
  readonly slots: number[] = [];
  /** How well each answers in all, and how surely its weakest word is meant; 0 where a word is missing. */
  readonly scores: number[] = [];
  readonly weakest: number[] = [];
  /** How many have every word, and how surely the best of them. */
  whole = 0;
  surest = 0;

  get length(): number {
    return this.slots.length;
  }

  add(segment: number, slot: number, score: number, weakest: number): void {
    this.segments.push(segment);
    this.slots.push(slot);
    this.scores.push(score);
    this.weakest.push(weakest);
    if (weakest > 0) this.whole++;
    if (weakest > this.surest) this.surest = weakest;
  }

  /** Whether so few have every word that those lacking one are wanted too. */
  get meagre(): boolean {
    return this.whole < enough && this.surest < surely;
  }

  /** Those that have every word. */
  onlyWhole(): Hits {
    if (this.whole === this.length) return this;
    const kept = new Hits();
    for (let at = 0; at < this.length; at++) if ((this.weakest[at] as number) > 0) kept.take(this, at);
    return kept;
  }

  /** Takes over one of others, as it is. */
  take(from: Hits, at: number): void {
    const { segments, slots, scores, weakest } = from;
    this.add(segments[at] as number, slots[at] as number, scores[at] as number, weakest[at] as number);
  }
}

const enough = 3;
const surely = 0.8;

/** The hits of several readings as one: of a product found twice, the better answer. */
export function together(all: readonly Hits[]): Hits {
  const some = all.filter(({ length }) => length > 0);
  if (some.length <= 1) return some[0] ?? new Hits();
  const best = new Map<number, [Hits, number]>();
  for (const hits of some) {
    for (let at = 0; at < hits.length; at++) {
      const key = (hits.slots[at] as number) * 4 + (hits.segments[at] as number);
      const known = best.get(key);
      if (!known || (hits.scores[at] as number) > (known[0].scores[known[1]] as number))
        best.set(key, [hits, at]);
    }
  }
  const joined = new Hits();
  for (const [hits, at] of best.values()) joined.take(hits, at);
  return joined;
}
