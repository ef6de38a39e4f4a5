const far = 0.5;

/** The change of a price in percent, rounded (negative if it falls), if it is more than half; else undefined. */
export function unusualPriceChange(was: number, now: number): number | undefined {
  const part = (now - was) / was;
  return Math.abs(part) > far ? Math.round(part * 100) : undefined;
}

/** The discount in percent, rounded, of an original price, if it is more than half; else undefined. */
export function unusualDiscount(price: number, originalPrice: number | null): number | undefined {
  if (originalPrice === null || originalPrice <= price) return undefined;
  const off = (originalPrice - price) / originalPrice;
  return off > far ? Math.round(off * 100) : undefined;
}
