import type { Locale } from "#src/language/locale.ts";
import type { ProductList, Suggestions } from "../contract.ts";
import { pageSize, readFilters } from "../listing/listing.ts";
import { maxTyped } from "../rules.ts";
import { findListed } from "../search/find-listed.ts";
import { findSuggestions } from "../search/suggest/find-suggestions.ts";
import type { CompactCatalogue } from "./contract.ts";
import { type OpenCatalogue, openCatalogue } from "./open-catalogue.ts";

/** Whether a compact catalogue can answer an API URL: filtered or searched lists, and suggestions. */
export const mayAnswer = ({ pathname, searchParams }: URL): boolean =>
  pathname === "/api/suggestions" ||
  (pathname === "/api/products" && !searchParams.has("ids") && !searchParams.has("related"));

/** Returns a function that answers the URLs of `mayAnswer` from a compact catalogue, as the API would. */
export function answersFrom(packed: CompactCatalogue): (url: URL) => Promise<ProductList | Suggestions> {
  const catalogue = openCatalogue(packed);
  return async ({ pathname, searchParams }) => {
    const language = searchParams.get("lang") === "bn" ? "bn" : "en";
    if (pathname === "/api/products") return findList(catalogue, searchParams, language);
    const searchTerm = (searchParams.get("q") ?? "").trim().slice(0, maxTyped);
    return findSuggestions(catalogue, searchTerm, language);
  };
}

function findList(catalogue: OpenCatalogue, parameters: URLSearchParams, language: Locale): ProductList {
  const { flags, min, max, asTyped, inner, brands, minRating, ...filters } = readFilters(parameters);
  const { ids, meta } = findListed(catalogue.current, {
    ...filters,
    ...Object.fromEntries(flags.map((flag) => [flag, true])),
    as_typed: asTyped,
    sub_category: inner,
    brand: brands,
    min_rating: minRating,
    min_price: min,
    max_price: max,
    limit: Number(parameters.get("limit")) || pageSize,
    counts: parameters.has("counts"),
  });
  // A compact catalogue of a larger shop has only its most popular products.
  const counted = catalogue.whole ? meta.counted : false;
  return { data: catalogue.cards(ids, language), meta: { ...meta, counted } };
}
