/** Whether two values of a form are the same, lists and records by what is in them. */
export const isSame = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one) === JSON.stringify(other);
