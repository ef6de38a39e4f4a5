import type { Suggestions } from "#src/catalogue/contract.ts";
import { locale } from "#src/language/locale.ts";
import { now } from "#src/platform/clock.server.ts";
import type { Search } from "../open-search.server.ts";
import { findSuggestions } from "./find-suggestions.ts";

/** Suggests terms, products and a category, in the language of the request. Empty while the index is not ready. */
export const suggest = ({ index: { current }, labels }: Search, q: string): Promise<Suggestions> =>
  findSuggestions({ current, findLabels: (ids) => labels.find(ids) }, q, locale(), now());
