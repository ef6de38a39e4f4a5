/** When an answer and the one before it began to be made, in ms of `performance.now()`. */
export type Making = { begunAt: number; begunBefore: number | undefined };

/** Made twice within this time: busy. */
const busyMs = 1_000;
/** Until a busy one may be made anew. */
const pauseMs = 400;
/** How long a fallen one may be shown, from when it began to be made: whatever changed, changed after that. */
const shownMs = 700;
/** Unchanged for this long: worth better compression. */
const stillMs = 2_000;

/** Whether a fallen answer is shown until the next is ready: only where it falls again and again, so that a single change is seen at once. */
export function isBusy({ begunAt, begunBefore }: Making, now = performance.now()): boolean {
  return begunBefore !== undefined && now - begunBefore < busyMs && now - begunAt < shownMs;
}

export const isDue = ({ begunAt }: Making, now = performance.now()): boolean => now - begunAt >= pauseMs;

export const standsStill = ({ begunAt }: Making, now = performance.now()): boolean =>
  now - begunAt >= stillMs;
