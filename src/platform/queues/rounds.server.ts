/** Longest pause between two rounds in ms: the delay for items of other processes. */
const lookMs = 15_000;

export type Rounds = {
  wake(): void;
  close(): Promise<void>;
};

/**
 * Runs `round` when woken, or after the ms that the last one returned. Never runs it twice at once. Logs and
 * retries failures.
 */
export function openRounds(
  round: (isClosing: () => boolean) => Promise<number | null>,
  failed: (error: unknown) => void,
): Rounds {
  let running: Promise<void> | undefined;
  let again = false;
  let closing = false;
  let timer: NodeJS.Timeout | undefined;

  const wake = () => {
    again = running !== undefined;
    if (again || closing) return;
    clearTimeout(timer);
    running = round(() => closing)
      .catch((error) => {
        failed(error);
        return null;
      })
      .then((ms) => {
        running = undefined;
        if (again) wake();
        else if (!closing) timer = setTimeout(wake, Math.max(0, Math.min(lookMs, ms ?? lookMs))).unref();
      });
  };

  return {
    wake,
    async close() {
      closing = true;
      clearTimeout(timer);
      await running;
    },
  };
}
