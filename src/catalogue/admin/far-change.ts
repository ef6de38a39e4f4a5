/** A price change by more than this share is questioned. */
const far = 0.5;

/** Percent, rounded, by which a price rises (or falls, if negative), where that is more than half; undefined otherwise. */
export function farChange(was: number, now: number): number | undefined {
  const part = (now - was) / was;
  return Math.abs(part) > far ? Math.round(part * 100) : undefined;
}

/** Percent off, rounded, that an original price would promise, where that is more than half; undefined otherwise. */
export function farPromise(price: number, originalPrice: number | null): number | undefined {
  if (originalPrice === null || originalPrice <= price) return undefined;
  const off = (originalPrice - price) / originalPrice;
  return off > far ? Math.round(off * 100) : undefined;
}
