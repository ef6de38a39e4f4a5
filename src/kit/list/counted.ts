import { mostCounted } from "#src/api/limits.ts";
import { m } from "#src/language/messages.ts";
import { number } from "#src/language/numbers/numbers.ts";

/** A total in words that is counted up to `mostCounted`: from there on "more than". */
export const counted = (total: number): string =>
  total < mostCounted ? number(total) : m.dashboard_and_more({ count: number(mostCounted - 1) });
