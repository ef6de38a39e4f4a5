/** Rejects if the promise takes longer than `ms`; does not cancel its work. */
export function withTimeout<Value>(promise: Promise<Value>, ms: number): Promise<Value> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new DOMException("no answer", "TimeoutError")), ms);
    promise.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
