/** A change or discount above this share of the price may be a typing error, so staff confirm it. */
const unusualShare = 0.5;

/** The change of a price in percent, rounded (negative if it falls), if it is more than half; else undefined. */
export function unusualPriceChange(previousPrice: number, newPrice: number): number | undefined {
  const change = (newPrice - previousPrice) / previousPrice;
  return Math.abs(change) > unusualShare ? Math.round(change * 100) : undefined;
}

/** The discount in percent, rounded, of an original price, if it is more than half; else undefined. */
export function unusualDiscount(price: number, originalPrice: number | null): number | undefined {
  if (originalPrice === null || originalPrice <= price) return undefined;
  const discount = (originalPrice - price) / originalPrice;
  return discount > unusualShare ? Math.round(discount * 100) : undefined;
}
