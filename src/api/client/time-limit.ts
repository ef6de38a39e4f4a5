/** SPEC 9 allows a network call 30 to 60 seconds. */
export const timeLimitMs = 45_000;

/** Runs a network call. After `timeLimitMs`, aborts it with a `TimeoutError`; `outer` can abort it earlier. */
export async function inTime<Value>(
  run: (signal: AbortSignal) => Promise<Value>,
  outer?: AbortSignal,
): Promise<Value> {
  const limit = new AbortController();
  const giveUp = () =>
    limit.abort(outer?.aborted ? outer.reason : new DOMException("no answer", "TimeoutError"));
  const timer = setTimeout(giveUp, timeLimitMs);
  outer?.addEventListener("abort", giveUp);
  if (outer?.aborted) giveUp();
  const givenUp = new Promise<never>((_, reject) => {
    limit.signal.addEventListener("abort", () => reject(limit.signal.reason));
    if (limit.signal.aborted) reject(limit.signal.reason);
  });
  try {
    return await Promise.race([run(limit.signal), givenUp]);
  } finally {
    clearTimeout(timer);
    outer?.removeEventListener("abort", giveUp);
  }
}
