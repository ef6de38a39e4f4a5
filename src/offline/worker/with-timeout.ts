/** Rejects if `coming` takes longer than `ms`; does not cancel it. */
export function withTimeout<Value>(coming: Promise<Value>, ms: number): Promise<Value> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new DOMException("no answer", "TimeoutError")), ms);
    coming.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
