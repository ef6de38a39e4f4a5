import { mostCounted } from "#src/api/limits.ts";
import { m } from "#src/language/messages.ts";
import { number } from "#src/language/numbers/numbers.ts";

/** Formats a total that is counted up to `mostCounted`: "more than" from there on. */
export const counted = (total: number): string =>
  total < mostCounted ? number(total) : m.dashboard_and_more({ count: number(mostCounted - 1) });
