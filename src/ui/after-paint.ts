/** How long a frame is waited for; a hidden tab paints none. */
const patienceMs = 200;

/** Calls `act` once, when the next frame is painted: for what may come after the answer to a press. */
export function afterPaint(act: () => void): void {
  let done = false;
  const once = () => {
    if (done) return;
    done = true;
    act();
  };
  requestAnimationFrame(() => setTimeout(once));
  setTimeout(once, patienceMs);
}
