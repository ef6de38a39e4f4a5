/**
 * Binary search: of `length` ordered places the first that `isBefore` is not true of, or `length` where it is true of all.
 * `isBefore` must be true of a beginning of them, and of nothing after it.
 */
export function lowerBound(length: number, isBefore: (at: number) => boolean): number {
  let low = 0;
  let high = length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (isBefore(middle)) low = middle + 1;
    else high = middle;
  }
  return low;
}
