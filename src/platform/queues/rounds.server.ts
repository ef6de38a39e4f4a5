/** Longest pause between two rounds in ms: the delay for items of other processes. */
const maxPauseMs = 15_000;

export type Rounds = {
  wake(): void;
  close(): Promise<void>;
};

/**
 * Runs `round` when woken, or after the ms that the last one returned; null stands for the longest pause.
 * Never runs it twice at once. After a failure, which `onFailure` gets, it pauses as long.
 */
export function openRounds(
  round: (isClosing: () => boolean) => Promise<number | null>,
  onFailure: (error: unknown) => void,
): Rounds {
  let running: Promise<void> | undefined;
  let shouldRunAgain = false;
  let isClosing = false;
  let timer: NodeJS.Timeout | undefined;

  const wake = () => {
    shouldRunAgain = running !== undefined;
    if (shouldRunAgain || isClosing) return;
    clearTimeout(timer);
    running = round(() => isClosing)
      .catch((error) => {
        onFailure(error);
        return null;
      })
      .then((ms) => {
        running = undefined;
        if (shouldRunAgain) wake();
        else if (!isClosing)
          timer = setTimeout(wake, Math.max(0, Math.min(maxPauseMs, ms ?? maxPauseMs))).unref();
      });
  };

  return {
    wake,
    async close() {
      isClosing = true;
      clearTimeout(timer);
      await running;
    },
  };
}
