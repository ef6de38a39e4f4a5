import type { Category, Mark, Suggestions } from "#src/catalogue/contract.ts";
import { localUrl } from "#src/language/locale.ts";

type SuggestionData = Suggestions["data"];
/** A product in a row. One bought before has no marks and no name in the other language. */
export type SuggestedProduct = Omit<SuggestionData["products"][number], "other_name" | "marks"> &
  Partial<Pick<SuggestionData["products"][number], "other_name" | "marks">>;

export type EmptyBoxData = { popular: string[]; bought: SuggestedProduct[]; topSelling: SuggestedProduct[] };

/** One row below the search box. `to` is its URL, in the language of the page. */
export type Suggested =
  | { kind: "recent" | "popular" | "searched"; to: string; text: string }
  | { kind: "word"; to: string; text: string; marks: Mark[] }
  | { kind: "product"; to: string; product: SuggestedProduct }
  /** `chip`: rendered among other categories. */
  | { kind: "category"; to: string; category: NonNullable<SuggestionData["category"]>; chip?: true }
  | { kind: "ask"; to: string; term: string }
  | { kind: "all"; to: string; text: string; count: number | undefined };

const categoryUrl = ({ id }: { id: number }) => localUrl(`/products?category=${id}`);
const resultsUrl = (search: string) => `${localUrl("/products")}?${new URLSearchParams({ search })}`;

/** The rows for a typed text: terms, products, a category, and all results; without results, a custom order. */
export function toSuggestionRows(text: string, data: SuggestionData): Suggested[] {
  const { words, products, category, searched, total, counted } = data;
  if (words.length + products.length === 0 && !category)
    return [{ kind: "ask", to: localUrl(`/custom-order?item=${encodeURIComponent(text)}`), term: text }];
  return [
    ...(searched ? [{ kind: "searched" as const, to: resultsUrl(text), text: searched }] : []),
    ...words.map(({ text: word, start, end }): Suggested => {
      return { kind: "word", to: resultsUrl(word), text: word, marks: [{ start, end }] };
    }),
    ...products.map((product): Suggested => {
      return { kind: "product", to: localUrl(`/products/${product.id}`), product };
    }),
    ...(category ? [{ kind: "category" as const, to: categoryUrl(category), category }] : []),
    ...(total > 0
      ? [{ kind: "all" as const, to: resultsUrl(text), text, count: counted ? total : undefined }]
      : []),
  ];
}

/** The rows for an empty box: recent and popular searches, products bought before or top sellers, and categories. */
export function toEmptyBoxRows(
  recent: string[],
  { popular, bought, topSelling }: EmptyBoxData,
  categories: Category[],
): Suggested[] {
  return [
    ...recent.map((text) => ({ kind: "recent" as const, to: resultsUrl(text), text })),
    ...popular
      .filter((text) => !recent.includes(text))
      .map((text) => ({ kind: "popular" as const, to: resultsUrl(text), text })),
    ...(bought.length > 0 ? bought : topSelling).map((product) => {
      return { kind: "product" as const, to: localUrl(`/products/${product.id}`), product };
    }),
    ...categories.map((category) => {
      return { kind: "category" as const, to: categoryUrl(category), category, chip: true as const };
    }),
  ];
}

/** The index of the row that an arrow key selects; -1 is the box itself. Wraps at both ends. */
export function nextActiveIndex(activeIndex: number, step: 1 | -1, count: number): number {
  // The box and the rows form a ring.
  const placeCount = count + 1;
  const nextPlace = (activeIndex + 1 + step + placeCount) % placeCount;
  return nextPlace - 1;
}
