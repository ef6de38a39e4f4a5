/**
 * Binary search: the first index for which `isBefore` is false, else `length`. It must be true only for a
 * prefix of the indexes.
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
