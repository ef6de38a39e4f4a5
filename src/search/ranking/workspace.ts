import type { Segment } from "../index/segment.ts";
import { Hits } from "./hits.ts";

/**
 * Working memory for one segment. `marks` has for each word the start of its chain in `Marks`, 0 between uses. `candidateAt` has for
 * each document its number among the candidates, from 1, plus `base`; what is not above `base` is of an earlier use, so that
 * nothing has to be cleared.
 */
export type SegmentSpace = { marks: Int32Array; candidateAt: Int32Array; base: number };

const maxBase = 2 ** 30;

/**
 * The working memory of one search, which alone uses it: typed arrays that grow and stay, because allocating megabytes costs more
 * than filling them. `withWorkspace` lends one and takes it back.
 */
export class Workspace {
  /** Of the candidates, in `candidates.ts`. */
  slots = new Uint32Array(0);
  summaries = new Uint32Array(0);
  #tally = new Float64Array(0);
  readonly #hits: Hits[] = [];
  #hitsInUse = 0;
  readonly #spaces = new WeakMap<Segment, SegmentSpace>();
  readonly #places: Int32Array[] = [];

  /** Makes room for `count` candidates. */
  reserveCandidates(count: number): void {
    if (this.slots.length >= count) return;
    this.slots = new Uint32Array(count * 2);
    this.summaries = new Uint32Array(count * 2);
  }

  /** At least `size` numbers, all 0; valid until the next call. */
  clearedTally(size: number): Float64Array {
    if (this.#tally.length < size) this.#tally = new Float64Array(size * 2);
    else this.#tally.fill(0, 0, size);
    return this.#tally;
  }

  /** Empty hits, valid until the end of the search. */
  newHits(): Hits {
    const hits = this.#hits[this.#hitsInUse] ?? new Hits();
    this.#hits[this.#hitsInUse++] = hits;
    return hits.clear();
  }

  spaceOf(segment: Segment): SegmentSpace {
    const known = this.#spaces.get(segment);
    if (known) return known;
    const words = segment.frequency.length;
    const documents = segment.ids.length;
    const space = { marks: new Int32Array(words), candidateAt: new Int32Array(documents), base: 0 };
    this.#spaces.set(segment, space);
    return space;
  }

  /** Makes a space ready for its next use, after these words were marked and so many candidates found. */
  releaseSpace(space: SegmentSpace, words: readonly number[], candidates: number): void {
    for (const word of words) space.marks[word] = 0;
    space.base += candidates;
    if (space.base < maxBase) return;
    space.candidateAt.fill(0);
    space.base = 0;
  }

  /** For each slot below `count` of the segment with this index a number, all 0; the caller sets what it wrote back to 0. */
  placesOf(segment: number, count: number): Int32Array {
    const known = this.#places[segment];
    if (known && known.length >= count) return known;
    const more = new Int32Array(Math.max(count, 2 * (known?.length ?? 0)));
    if (known) more.set(known);
    this.#places[segment] = more;
    return more;
  }

  /** Takes back all hits that were given out. */
  reset(): void {
    this.#hitsInUse = 0;
  }
}

const idle: Workspace[] = [];

/** Runs one search with a workspace of its own. What `run` returns must not point into it. */
export function withWorkspace<Result>(run: (workspace: Workspace) => Result): Result {
  const workspace = idle.pop() ?? new Workspace();
  const result = run(workspace);
  // Not after an exception, which may leave marks in it: then it is thrown away.
  workspace.reset();
  idle.push(workspace);
  return result;
}
