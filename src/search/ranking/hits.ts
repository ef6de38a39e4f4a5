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
    const at = this.length++;
    if (at === this.slots.length) this.#grow();
    this.segments[at] = segment;
    this.slots[at] = slot;
    this.steps[at] = step;
    if (step > this.highestStep) this.highestStep = step;
    this.scores[at] = score;
    this.weakest[at] = weakest;
    if (weakest > 0) this.complete++;
    if (weakest > this.surest) this.surest = weakest;
  }

  clear(): this {
    this.length = this.highestStep = this.complete = this.surest = 0;
    return this;
  }

  #grow(): void {
    const room = this.slots.length * 4;
    this.segments = enlarged(this.segments, room);
    this.slots = enlarged(this.slots, room);
    this.steps = enlarged(this.steps, room);
    this.scores = enlarged(this.scores, room);
    this.weakest = enlarged(this.weakest, room);
  }

  /** The index of a document among the hits; -1 if it is missing. */
  find(segment: number, slot: number): number {
    for (let index = 0; index < this.length; index++)
      if (this.slots[index] === slot && this.segments[index] === segment) return index;
    return -1;
  }

  take(from: Hits, at: number): void {
    const { segments, slots, steps, scores, weakest } = from;
    const segment = segments[at] as number;
    const slot = slots[at] as number;
    const step = steps[at] as number;
    this.add(segment, slot, step, scores[at] as number, weakest[at] as number);
  }

  /** Raises a hit's score to that of the same document among other hits. Call `recount` afterwards. */
  improve(place: number, from: Hits, at: number): void {
    if ((from.scores[at] as number) <= (this.scores[place] as number)) return;
    this.scores[place] = from.scores[at] as number;
    this.weakest[place] = from.weakest[at] as number;
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

function enlarged<A extends Uint8Array | Uint32Array | Float64Array>(numbers: A, room: number): A {
  const more = new (numbers.constructor as new (length: number) => A)(room);
  more.set(numbers);
  return more;
}
