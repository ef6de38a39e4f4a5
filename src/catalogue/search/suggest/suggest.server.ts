import type { Suggestions } from "#src/catalogue/contract.ts";
import { locale } from "#src/language/locale.ts";
import { now } from "#src/platform/clock.server.ts";
import type { Search } from "../open-search.server.ts";
import { suggestionsFor } from "./suggestions.ts";

/** Terms, products and a category for what is typed so far, in the language of the request. Empty while there is no index. */
export const suggest = ({ index: { current }, labels }: Search, q: string): Promise<Suggestions> =>
  suggestionsFor({ current, find: (ids) => labels.find(ids) }, q, locale(), now());
