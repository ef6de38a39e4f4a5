/** The first pause in ms, doubled up to the longest: `navigator.onLine` does not notice every change of the connection. */
const firstPause = 5_000;
const longestPause = 60_000;

/**
 * Returns a function that runs `send` now, and again after growing pauses while `isWaiting`; it also runs when the connection
 * returns. One tab at a time holds `lock`.
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
