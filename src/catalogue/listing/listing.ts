import { maxTaka } from "#src/api/limits.ts";
import { readWholeNumber } from "#src/language/numbers/digits.ts";
import type { ProductCard, ProductQuery, Sort } from "../contract.ts";
import { maxBrandLength, maxChosen, maxCursor, maxTerm } from "../rules.ts";
import type { PriceRange } from "./price-range.ts";

/** The number of products on a page of a listing. */
export const pageSize = 60;

/** The sort orders; the first is the default, which is omitted from the URL. */
export const sorts = ["featured", "newest", "price-low-high", "price-high-low"] as const satisfies Sort[];

export const flags = ["featured", "new", "top", "offers", "in_stock"] as const;

export type Flag = (typeof flags)[number];

/** The minimum ratings to choose from, in stars. */
export const minRatings = [4, 3] as const;

export type MinRating = (typeof minRatings)[number];

/** The filters of a listing, which all combine. Prices in whole taka. */
export type Filters = {
  search: string;
  /** Disables the correction of a wrong keyboard layout. */
  asTyped?: true | undefined;
  category?: number | undefined;
  /** Any of these categories, which are within `category`. */
  inner?: number[] | undefined;
  /** Any of these brands, in any case. */
  brands?: string[] | undefined;
  minRating?: MinRating | undefined;
  flags: readonly Flag[];
  min?: number | undefined;
  max?: number | undefined;
  sort: Sort;
  /** Where the page starts; undefined for the first page. */
  cursor?: string | undefined;
};

/** Parses a URL. Ignores invalid parameters, so that broken links work; an invalid category becomes unknown. */
export function readFilters(url: URLSearchParams): Filters {
  const min = readPrice(url.get("min_price"));
  const max = readPrice(url.get("max_price"));
  const cursor = url.get("cursor") ?? "";
  return {
    search: cleanTerm(url.get("search")),
    asTyped: isOn(url.get("as_typed")) || undefined,
    category: readCategory(url.get("category")),
    inner: limitChosen(url.getAll("sub_category").flatMap((text) => readId(text) ?? [])),
    brands: limitChosen(url.getAll("brand").map(cleanBrand).filter(Boolean)),
    minRating: minRatings.find((rating) => rating === readWholeNumber(url.get("min_rating") ?? "")),
    flags: flags.filter((flag) => isOn(url.get(flag))),
    min: min || undefined,
    max: max === undefined ? undefined : Math.max(max, (min ?? 0) + 1),
    sort: sorts.find((sort) => sort === url.get("sort")) ?? "featured",
    cursor: cursor && cursor.length <= maxCursor ? cursor : undefined,
  };
}

/** The distinct values, at most `maxChosen`; undefined if empty. */
function limitChosen<Value>(values: readonly Value[]): Value[] | undefined {
  const distinctValues = [...new Set(values)].slice(0, maxChosen);
  return distinctValues.length > 0 ? distinctValues : undefined;
}

const cleanBrand = (text: string) => cleanTerm(text).slice(0, maxBrandLength);

const isOn = (text: string | null) => ["1", "true", "yes"].includes((text ?? "").toLowerCase());

const cleanTerm = (text: string | null) =>
  (text ?? "")
    .replace(/[\s\p{Cc}]+/gu, " ")
    .trim()
    .slice(0, maxTerm);

/** An invalid id becomes one that no category has, so that the page says "Category not found". */
const readCategory = (text: string | null): number | undefined =>
  text?.trim() ? (readId(text) ?? maxId) : undefined;

/** The maximum of an id. */
const maxId = 2_147_483_647;

/** Parses an id of a URL; undefined if invalid. */
export function readId(text: string | null | undefined): number | undefined {
  const id = readWholeNumber(text ?? "");
  return id !== undefined && id > 0 && id <= maxId ? id : undefined;
}

function readPrice(text: string | null): number | undefined {
  const price = readWholeNumber(text ?? "");
  return price === undefined || price < 0 ? undefined : Math.min(price, maxTaka - 1);
}

/** Filters as URL parameters, without defaults. */
export function toFields({
  search,
  asTyped,
  category,
  inner = [],
  brands = [],
  minRating,
  flags,
  min,
  max,
  sort,
  cursor,
}: Filters): [string, string][] {
  const fields: [string, string | number | undefined][] = [
    ["search", search],
    ["as_typed", search && asTyped ? "true" : undefined],
    ["category", category],
    ...inner.map((id): [string, number] => ["sub_category", id]),
    ...brands.map((brand): [string, string] => ["brand", brand]),
    ["min_rating", minRating],
    ...flags.map((flag): [string, string] => [flag, "true"]),
    ["min_price", min],
    ["max_price", max],
    ["sort", sort === sorts[0] ? undefined : sort],
    ["cursor", cursor],
  ];
  return fields.flatMap(([name, value]) => (value ? [[name, String(value)]] : []));
}

/** The listing's URL, in English: `/products?category=1&sort=newest`. */
export function listingUrl(filters: Filters): string {
  const search = new URLSearchParams(toFields(filters)).toString();
  return search ? `/products?${search}` : "/products";
}

/** The API's query for a page of the listing; only the first page asks for counts. */
export function toProductQuery(filters: Filters): ProductQuery {
  const { search, asTyped, category, inner, brands, minRating, flags, min, max, sort, cursor } = filters;
  return {
    search,
    as_typed: asTyped,
    category: category === undefined ? undefined : String(category),
    sub_category: inner?.map(String),
    brand: brands,
    min_rating: minRating && String(minRating),
    ...Object.fromEntries(flags.map((flag) => [flag, true])),
    min_price: min === undefined ? undefined : String(min),
    max_price: max === undefined ? undefined : String(max),
    sort,
    cursor,
    limit: pageSize,
    view: "card",
    ...(cursor === undefined && { counts: true }),
  };
}

/** Whether filters beyond the category narrow the list, so that the shop's own counts do not apply. */
export const isNarrowed = (filters: Filters): boolean => countChips(filters) > 0;

/** The same search in another category, or in all. Drops the price range, because prices differ there. */
export function inCategory(filters: Filters, category: number | undefined): Filters {
  return { ...filters, category, inner: undefined, min: undefined, max: undefined, cursor: undefined };
}

/** Selects or deselects a category within the one of the list. */
export const withInner = (filters: Filters, id: number): Filters => ({
  ...filters,
  inner: toggle(filters.inner, id, (other) => other === id),
  cursor: undefined,
});

/** Selects or deselects a brand. */
export const withBrand = (filters: Filters, brand: string): Filters => ({
  ...filters,
  brands: toggle(filters.brands, brand, (name) => isSameBrand(name, brand)),
  cursor: undefined,
});

/** Whether two brands differ at most in case. */
export const isSameBrand = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase();

function toggle<Value>(chosen: readonly Value[] = [], value: Value, isSame: (other: Value) => boolean) {
  const others = chosen.filter((other) => !isSame(other));
  return limitChosen(others.length < chosen.length ? others : [...chosen, value]);
}

/** Selects or deselects a flag. */
export function withFlag(filters: Filters, flag: Flag): Filters {
  const others = filters.flags.filter((other) => other !== flag);
  const flags = others.length < filters.flags.length ? others : [...others, flag];
  return { ...filters, flags, cursor: undefined };
}

/** Removes all filters but the category, as "Clear all" does; keeps the order. */
export function withoutChips(filters: Filters): Filters {
  const { category, sort } = filters;
  return { search: "", flags: [], category, sort };
}

/** The number of active filters, without category and order. */
export function countChips({ search, inner, brands, minRating, flags, min, max }: Filters): number {
  const listedCount = (inner?.length ?? 0) + (brands?.length ?? 0) + flags.length;
  const hasPriceRange = min !== undefined || max !== undefined;
  return listedCount + (search ? 1 : 0) + (minRating ? 1 : 0) + (hasPriceRange ? 1 : 0);
}

/** Filters with a price range. An end that excludes nothing, 0 or the highest price, is omitted. */
export function withPrices(filters: Filters, { low, high }: PriceRange, highestPrice: number): Filters {
  return {
    ...filters,
    min: low > 0 ? low : undefined,
    max: high < highestPrice ? high : undefined,
    cursor: undefined,
  };
}

/** Joins pages; a product that moved between two requests appears once. */
export function joinPages(pages: readonly ProductCard[][]): ProductCard[] {
  const seenIds = new Set<number>();
  return pages.flat().filter(({ id }) => !seenIds.has(id) && seenIds.add(id));
}

/** Omits a maximum price at or above the highest price, which filters nothing. An empty list keeps all filters. */
export function effectiveFilters(filters: Filters, highestPrice: number): Filters {
  return highestPrice > 0 && filters.max !== undefined && filters.max >= highestPrice
    ? { ...filters, max: undefined }
    : filters;
}
