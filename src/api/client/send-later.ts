/** The pause before the first repetition. Each further one is twice as long, up to `longestPauseMs`. */
const firstPauseMs = 5_000;

/** Sends again even without an event, because browsers do not report every change of the connection. */
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
