/** Pauses in ms, doubling from first to longest. `navigator.onLine` does not report every connection change. */
const firstPause = 5_000;
const longestPause = 60_000;

/**
 * Returns a function that runs `send` now, again after growing pauses while `isWaiting`, and when the
 * connection returns. Only the tab that holds `lock` sends.
 */
export function sendLater(
  lock: string,
  isWaiting: () => boolean,
  send: () => Promise<void>,
): () => Promise<void> {
  let next: number | undefined;
  let pause = firstPause;
  const repeat = async () => {
    clearTimeout(next);
    await alone(lock, send);
    if (!isWaiting()) return;
    next = window.setTimeout(repeat, pause);
    pause = Math.min(longestPause, pause * 2);
  };
  const run = () => {
    pause = firstPause;
    return repeat();
  };
  window.addEventListener("online", run);
  return run;
}

/** Runs `work` while no other tab holds `lock`. */
export const alone = (lock: string, work: () => Promise<void>): Promise<void> =>
  navigator.locks ? navigator.locks.request(lock, work) : work();
