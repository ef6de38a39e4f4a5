/** No person reads a form and fills it in faster. */
const quickestHumanMs = 2_000;

/**
 * Whether a request looks like a person's: the hidden field is empty, and where the page sent how long the form was open, that was
 * long enough. A robot is thanked like everyone, so that it learns nothing.
 */
export function looksHuman({ website, took_ms }: { website?: string; took_ms?: number }): boolean {
  return !website && (took_ms === undefined || took_ms >= quickestHumanMs);
}
