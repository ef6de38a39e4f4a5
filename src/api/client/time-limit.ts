/** SPEC 9 allows a network call 30 to 60 seconds. */
export const timeLimitMs = 45_000;

/** Runs a network call. After `timeLimitMs`, aborts it with a `TimeoutError`; `callerSignal` can abort it earlier. */
export async function withTimeLimit<Value>(
  run: (signal: AbortSignal) => Promise<Value>,
  callerSignal?: AbortSignal,
): Promise<Value> {
  const controller = new AbortController();
  const giveUp = () => {
    const timeout = new DOMException("no answer", "TimeoutError");
    controller.abort(callerSignal?.aborted ? callerSignal.reason : timeout);
  };
  const timer = setTimeout(giveUp, timeLimitMs);
  callerSignal?.addEventListener("abort", giveUp);
  if (callerSignal?.aborted) giveUp();
  const aborted = new Promise<never>((_, reject) => {
    controller.signal.addEventListener("abort", () => reject(controller.signal.reason));
    if (controller.signal.aborted) reject(controller.signal.reason);
  });
  try {
    return await Promise.race([run(controller.signal), aborted]);
  } finally {
    clearTimeout(timer);
    callerSignal?.removeEventListener("abort", giveUp);
  }
}
