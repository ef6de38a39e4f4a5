/** Matching documents as parallel arrays, because objects would take too much memory. */
export class Hits {
  length = 0;
  /** The index of the segment, and the slot in it. */
  segments = new Uint8Array(64);
  slots = new Uint32Array(64);
  /** The score, and the certainty of the least certain word; 0 if a word is missing. */
  scores = new Float64Array(64);
  weakest = new Float64Array(64);
  /** The value step of each (index/summary.ts), and the highest. */
  steps = new Uint8Array(64);
  highestStep = 0;
  /** The number of hits with every word, and the highest of `weakest`. */
  complete = 0;
  surest = 0;

  add(segment: number, slot: number, step: number, score: number, weakest: number): void {
    const index = this.length++;
    if (index === this.slots.length) this.#grow();
    this.segments[index] = segment;
    this.slots[index] = slot;
    this.steps[index] = step;
    if (step > this.highestStep) this.highestStep = step;
    this.scores[index] = score;
    this.weakest[index] = weakest;
    if (weakest > 0) this.complete++;
    if (weakest > this.surest) this.surest = weakest;
  }

  clear(): this {
    this.length = this.highestStep = this.complete = this.surest = 0;
    return this;
  }

  #grow(): void {
    const capacity = this.slots.length * 4;
    this.segments = enlarge(this.segments, capacity);
    this.slots = enlarge(this.slots, capacity);
    this.steps = enlarge(this.steps, capacity);
    this.scores = enlarge(this.scores, capacity);
    this.weakest = enlarge(this.weakest, capacity);
  }

  /** The index of a document among the hits; -1 if it is missing. */
  find(segment: number, slot: number): number {
    for (let index = 0; index < this.length; index++)
      if (this.slots[index] === slot && this.segments[index] === segment) return index;
    return -1;
  }

  copyHit(from: Hits, index: number): void {
    const { segments, slots, steps, scores, weakest } = from;
    const segment = segments[index] as number;
    const slot = slots[index] as number;
    const step = steps[index] as number;
    this.add(segment, slot, step, scores[index] as number, weakest[index] as number);
  }

  /** Raises a hit's score to that of the same document among other hits. Call `recount` afterwards. */
  improve(ownIndex: number, from: Hits, index: number): void {
    if ((from.scores[index] as number) <= (this.scores[ownIndex] as number)) return;
    this.scores[ownIndex] = from.scores[index] as number;
    this.weakest[ownIndex] = from.weakest[index] as number;
  }

  recount(): void {
    this.complete = this.surest = 0;
    for (let index = 0; index < this.length; index++) {
      const weakest = this.weakest[index] as number;
      if (weakest > 0) this.complete++;
      if (weakest > this.surest) this.surest = weakest;
    }
  }
}

function enlarge<A extends Uint8Array | Uint32Array | Float64Array>(numbers: A, capacity: number): A {
  const more = new (numbers.constructor as new (length: number) => A)(capacity);
  more.set(numbers);
  return more;
}
