/** The timeout in ms, because a hidden tab paints no frames. */
const timeoutMs = 200;

/** Calls `act` after the next paint, for work that should not delay the response to a press. */
export function afterPaint(act: () => void): void {
  let isDone = false;
  const actOnce = () => {
    if (isDone) return;
    isDone = true;
    act();
  };
  requestAnimationFrame(() => setTimeout(actOnce));
  setTimeout(actOnce, timeoutMs);
}
