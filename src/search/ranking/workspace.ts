import type { Segment } from "../index/segment.ts";
import { Hits } from "./hits.ts";

/** Memory for one segment: `marks` has first entries of `Marks`, `candidateAt` numbers of candidates plus `base`; lower values are stale. */
export type SegmentSpace = { marks: Int32Array; candidateAt: Int32Array; base: number };

/** Below the highest number of an `Int32Array`. */
const maxBase = 2 ** 30;

/** One search's exclusive memory (`withWorkspace`), reused: allocating megabytes costs more than filling them. */
export class Workspace {
  slots = new Uint32Array(0);
  summaries = new Uint32Array(0);
  #tally = new Float64Array(0);
  readonly #hits: Hits[] = [];
  #hitsInUse = 0;
  readonly #spaces = new WeakMap<Segment, SegmentSpace>();
  readonly #hitNumbers: Int32Array[] = [];

  reserveCandidates(count: number): void {
    if (this.slots.length >= count) return;
    this.slots = new Uint32Array(count * 2);
    this.summaries = new Uint32Array(count * 2);
  }

  /** Returns at least `size` zeros, valid until the next call. */
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
    const existing = this.#spaces.get(segment);
    if (existing) return existing;
    const words = segment.frequency.length;
    const documents = segment.ids.length;
    const space = { marks: new Int32Array(words), candidateAt: new Int32Array(documents), base: 0 };
    this.#spaces.set(segment, space);
    return space;
  }

  /** Resets a space after these words were marked and this many candidates found. */
  releaseSpace(space: SegmentSpace, words: readonly number[], candidates: number): void {
    for (const word of words) space.marks[word] = 0;
    space.base += candidates;
    if (space.base < maxBase) return;
    space.candidateAt.fill(0);
    space.base = 0;
  }

  /** The number (from 1) of the hit in each slot below `count`; all 0 at first, and the caller resets it. */
  hitNumbersOf(segment: number, count: number): Int32Array {
    const existing = this.#hitNumbers[segment];
    if (existing && existing.length >= count) return existing;
    const larger = new Int32Array(Math.max(count, 2 * (existing?.length ?? 0)));
    if (existing) larger.set(existing);
    this.#hitNumbers[segment] = larger;
    return larger;
  }

  reset(): void {
    this.#hitsInUse = 0;
  }
}

const idleWorkspaces: Workspace[] = [];

/** Runs one search with its own workspace. The result must not refer to it. */
export function withWorkspace<Result>(run: (workspace: Workspace) => Result): Result {
  const workspace = idleWorkspaces.pop() ?? new Workspace();
  const result = run(workspace);
  // After an exception the workspace is discarded, because it may contain marks.
  workspace.reset();
  idleWorkspaces.push(workspace);
  return result;
}
