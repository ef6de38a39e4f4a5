/** Longest pause between two rounds in ms: so late are what other processes have left is found. */
const lookMs = 15_000;

export type Rounds = {
  /** Starts a round, after the one that is running if there is one. */
  wake(): void;
  /** Lets the round in progress finish; none follows. */
  close(): Promise<void>;
};

/**
 * Runs `round` whenever it is woken, else after as many ms as the last one said, at most every `lookMs`; never twice at once. A
 * round should stop soon once `isClosing`. A failing one is reported and comes again.
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
