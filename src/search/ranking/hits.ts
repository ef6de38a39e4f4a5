/** Products that answer to a query, as arrays side by side: thousands of them are no thousand objects. */
export class Hits {
  length = 0;
  segments = new Uint8Array(64);
  slots = new Uint32Array(64);
  /** How well each answers in all, and how surely its weakest word is meant; 0 where a word is missing. */
  scores = new Float64Array(64);
  weakest = new Float64Array(64);
  /** On which step the price of each is, and the highest of these. */
  steps = new Uint8Array(64);
  highest = 0;
  /** How many have every word, and how surely the best of them. */
  whole = 0;
  surest = 0;

  add(segment: number, slot: number, step: number, score: number, weakest: number): void {
    const at = this.length++;
    if (at === this.slots.length) this.#grow();
    this.segments[at] = segment;
    this.slots[at] = slot;
    this.steps[at] = step;
    if (step > this.highest) this.highest = step;
    this.scores[at] = score;
    this.weakest[at] = weakest;
    if (weakest > 0) this.whole++;
    if (weakest > this.surest) this.surest = weakest;
  }

  /** Forgets them, and keeps the room. */
  clear(): this {
    this.length = this.highest = this.whole = this.surest = 0;
    return this;
  }

  #grow(): void {
    const room = this.slots.length * 4;
    this.segments = inRoom(this.segments, room);
    this.slots = inRoom(this.slots, room);
    this.steps = inRoom(this.steps, room);
    this.scores = inRoom(this.scores, room);
    this.weakest = inRoom(this.weakest, room);
  }

  /** Where a product stands among them; -1 where it does not. */
  find(segment: number, slot: number): number {
    for (let at = 0; at < this.length; at++)
      if (this.slots[at] === slot && this.segments[at] === segment) return at;
    return -1;
  }

  /** Whether so few have every word that those lacking one are wanted too. */
  get meagre(): boolean {
    return this.whole < enough && this.surest < surely;
  }

  /** Those that have every word. */
  onlyWhole(): Hits {
    if (this.whole === this.length) return this;
    const kept = newHits();
    for (let at = 0; at < this.length; at++) if ((this.weakest[at] as number) > 0) kept.take(this, at);
    return kept;
  }

  /** Takes over one of others, as it is. */
  take(from: Hits, at: number): void {
    const { segments, slots, steps, scores, weakest } = from;
    const [segment, slot, step] = [segments[at] as number, slots[at] as number, steps[at] as number];
    this.add(segment, slot, step, scores[at] as number, weakest[at] as number);
  }

  /** Puts one of others in the place of one of these, where it is the better answer. */
  better(place: number, from: Hits, at: number): void {
    if ((from.scores[at] as number) <= (this.scores[place] as number)) return;
    this.scores[place] = from.scores[at] as number;
    this.weakest[place] = from.weakest[at] as number;
  }

  /** Counts anew after some were bettered. */
  recount(): void {
    this.whole = this.surest = 0;
    for (let at = 0; at < this.length; at++) {
      const weakest = this.weakest[at] as number;
      if (weakest > 0) this.whole++;
      if (weakest > this.surest) this.surest = weakest;
    }
  }
}

/** The same numbers with room for more. */
function inRoom<A extends Uint8Array | Uint32Array | Float64Array>(numbers: A, room: number): A {
  const more = new (numbers.constructor as new (length: number) => A)(room);
  more.set(numbers);
  return more;
}

/** Their room is used again from search to search: to be given megabytes costs more than to fill them. */
const pool: Hits[] = [];
let used = 0;

/** No hits yet, good until the next search begins. */
export function newHits(): Hits {
  const hits = pool[used] ?? new Hits();
  pool[used++] = hits;
  return hits.clear();
}

export function beginSearch(): void {
  used = 0;
}

const enough = 3;
const surely = 0.8;

/** For each segment, where a product was put, plus one; kept from search to search, and left empty. */
const places: Int32Array[] = [];

function placesOf(segment: number, room: number): Int32Array {
  const known = places[segment];
  if (known && known.length >= room) return known;
  const made = new Int32Array(Math.max(room, 2 * (known?.length ?? 0)));
  if (known) made.set(known);
  places[segment] = made;
  return made;
}

/** The hits of several readings as one: of a product found twice, the better answer. */
export function together(all: readonly Hits[]): Hits {
  const some = all.filter(({ length }) => length > 0);
  if (some.length <= 1) return some[0] ?? newHits();
  const joined = newHits();
  for (const hits of some) {
    for (let at = 0; at < hits.length; at++) {
      const slot = hits.slots[at] as number;
      const known = placesOf(hits.segments[at] as number, slot + 1);
      const place = known[slot] as number;
      if (place > 0) joined.better(place - 1, hits, at);
      else {
        joined.take(hits, at);
        known[slot] = joined.length;
      }
    }
  }
  for (let at = 0; at < joined.length; at++)
    (places[joined.segments[at] as number] as Int32Array)[joined.slots[at] as number] = 0;
  joined.recount();
  return joined;
}
