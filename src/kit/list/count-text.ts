import { maxCounted } from "#src/api/limits.ts";
import { m } from "#src/language/messages.ts";
import { formatNumber } from "#src/language/numbers/numbers.ts";

/** Formats a total. The server counts at most `maxCounted`; from there on the text says "more than". */
export const countText = (total: number): string =>
  total < maxCounted ? formatNumber(total) : m.dashboard_and_more({ count: formatNumber(maxCounted - 1) });
