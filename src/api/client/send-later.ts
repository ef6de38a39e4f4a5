/** Pauses in ms, doubling from first to longest. `navigator.onLine` does not report every connection change. */
const firstPauseMs = 5_000;
const longestPauseMs = 60_000;

/**
 * Returns a function that runs `send` now, again after growing pauses while `isWaiting`, and when the
 * connection returns. Only the tab that holds `lock` sends.
 */
export function sendLater(
  lock: string,
  isWaiting: () => boolean,
  send: () => Promise<void>,
): () => Promise<void> {
  let timer: number | undefined;
  let pauseMs = firstPauseMs;
  const sendAndRepeat = async () => {
    clearTimeout(timer);
    await withLock(lock, send);
    if (!isWaiting()) return;
    timer = window.setTimeout(sendAndRepeat, pauseMs);
    pauseMs = Math.min(longestPauseMs, pauseMs * 2);
  };
  const sendNow = () => {
    pauseMs = firstPauseMs;
    return sendAndRepeat();
  };
  window.addEventListener("online", sendNow);
  return sendNow;
}

/** Runs `work` while no other tab holds `lock`. */
export const withLock = (lock: string, work: () => Promise<void>): Promise<void> =>
  navigator.locks ? navigator.locks.request(lock, work) : work();
