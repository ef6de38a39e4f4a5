/** Nobody reads a form and fills it in within two seconds. */
const quickestHumanMs = 2_000;

/**
 * Whether a request shows no sign of a robot: the field that no person sees is empty, and where the page told how long
 * the form was open, it was long enough. A robot is thanked like everyone, so that it learns nothing.
 */
export function looksHuman({ website, took_ms }: { website?: string; took_ms?: number }): boolean {
  return !website && (took_ms === undefined || took_ms >= quickestHumanMs);
}
