/** The retry interval in ms: `navigator.onLine` does not notice every change of the connection. */
const retryMs = 5_000;

/**
 * Returns a function that runs `send` now, and again every few seconds while `isWaiting`; it also runs when the connection returns.
 * One tab at a time holds `lock`.
 */
export function sendLater(
  lock: string,
  isWaiting: () => boolean,
  send: () => Promise<void>,
): () => Promise<void> {
  let next: number | undefined;
  const run = async () => {
    clearTimeout(next);
    await alone(lock, send);
    if (isWaiting()) next = window.setTimeout(run, retryMs);
  };
  window.addEventListener("online", run);
  return run;
}

const alone = (lock: string, work: () => Promise<void>): Promise<void> =>
  navigator.locks ? navigator.locks.request(lock, work) : work();
