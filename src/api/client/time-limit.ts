/** SPEC 9 allows a network call 30 to 60 seconds. */
export const timeLimitMs = 45_000;

/** Runs a network call. After `timeLimitMs`, aborts it with a `TimeoutError`; `outer` can abort it earlier. */
export async function withTimeLimit<Value>(
  run: (signal: AbortSignal) => Promise<Value>,
  outer?: AbortSignal,
): Promise<Value> {
  const controller = new AbortController();
  const giveUp = () =>
    controller.abort(outer?.aborted ? outer.reason : new DOMException("no answer", "TimeoutError"));
  const timer = setTimeout(giveUp, timeLimitMs);
  outer?.addEventListener("abort", giveUp);
  if (outer?.aborted) giveUp();
  const aborted = new Promise<never>((_, reject) => {
    controller.signal.addEventListener("abort", () => reject(controller.signal.reason));
    if (controller.signal.aborted) reject(controller.signal.reason);
  });
  try {
    return await Promise.race([run(controller.signal), aborted]);
  } finally {
    clearTimeout(timer);
    outer?.removeEventListener("abort", giveUp);
  }
}
