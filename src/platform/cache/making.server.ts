/** When an answer and the one before it began to be made, in ms of `performance.now()`. */
export type Making = { begunAt: number; begunBefore: number | undefined };

/** An answer that was made twice in so short a time is busy. */
const busyMs = 1_000;
/** A busy one is made anew after so long at the earliest. */
const pauseMs = 400;
/** One that has fallen is shown for so long after it began to be made at the most: whatever changed, changed after that. */
const shownMs = 700;
/** One that stood for so long is worth better compression. */
const stillMs = 2_000;

/**
 * Whether an answer that has fallen is shown until the next one is ready: only where it falls again and again. A single change is seen
 * at once.
 */
export function isBusy({ begunAt, begunBefore }: Making, now = performance.now()): boolean {
  return begunBefore !== undefined && now - begunBefore < busyMs && now - begunAt < shownMs;
}

export const isDue = ({ begunAt }: Making, now = performance.now()): boolean => now - begunAt >= pauseMs;

export const standsStill = ({ begunAt }: Making, now = performance.now()): boolean =>
  now - begunAt >= stillMs;
