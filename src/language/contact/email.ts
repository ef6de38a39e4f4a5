/** A quick check in forms; the server validates fully. */
export const looksLikeEmail = (typed: string): boolean =>
  /^[^\s@]+@[^\s@][^\s@.]*\.[^\s@]+$/.test(typed.trim());
