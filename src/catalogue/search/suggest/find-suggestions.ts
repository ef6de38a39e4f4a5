import type { Suggestions } from "#src/catalogue/contract.ts";
import { stockLeft } from "#src/catalogue/product/stock-left.ts";
import type { Locale } from "#src/language/locale.ts";
import { toTaka } from "#src/language/numbers/money.ts";
import { findWordNumber } from "#src/search/index/lexicon.ts";
import type { Depth } from "#src/search/ranking/answers.ts";
import { findBest } from "#src/search/search.ts";
import type { IndexedCategory } from "../building/read-lists.server.ts";
import type { Label } from "../labels/label.server.ts";
import { type Categories, findMatchingCategory } from "../live/categories.ts";
import type { Catalogue } from "../live/changing-index.ts";
import { findSuggestedTerms } from "./find-suggested-terms.ts";
import { findMarks, type Name, readName, type TextMeanings, toTextMeanings } from "./marks.ts";

const maxProducts = 5;
const maxWords = 3;
/** The number of best results whose names are searched for terms. */
const maxNames = 10;
/** An unfinished word has more possible meanings: a wider search, but only among the most popular products. */
const shallowDepth: Depth = { width: 0.2, first: 2_000, most: 2_000, lenient: 2_000 };

const noSuggestions: Suggestions = { data: { words: [], products: [], total: 0, counted: true } };

/** What suggestions are made from: the index, undefined until it is ready, and the labels of products by id. */
export type Suggesting = {
  current: Catalogue | undefined;
  findLabels: (ids: number[]) => Promise<readonly Label[]> | readonly Label[];
};

/** Terms, products and a category visible `now` for a typed text. Empty while the index is not ready. */
export async function findSuggestions(
  { current, findLabels }: Suggesting,
  q: string,
  language: Locale,
  now = Date.now(),
): Promise<Suggestions> {
  if (!current || q === "") return noSuggestions;
  const {
    ids,
    total,
    readings,
    complete,
    searched = q,
  } = findBest({ ...current, unfinished: true }, q, maxNames, shallowDepth);
  const products = (await findLabels(ids)).map(readNames);
  const meanings = toTextMeanings(current, readings);
  const names = products.flatMap(({ english, bengali }) => [english, bengali]);
  const isIndexed = (word: string) =>
    current.segments.some(({ lexicon }) => findWordNumber(lexicon, word) >= 0);
  const category = findMatchingCategory(current.categories, searched, now);
  return {
    data: {
      words: findSuggestedTerms(searched, names, meanings, {
        most: maxWords,
        bengali: language === "bn",
        isIndexed: isIndexed,
      }),
      products: products
        .slice(0, maxProducts)
        .map((product) => toSuggested(product, meanings, current.categories, language)),
      category: category && toCategory(category, language),
      searched: searched === q ? undefined : searched,
      total,
      counted: complete,
    },
  };
}

type NamedLabel = { label: Label; english: Name; bengali: Name };

const readNames = (label: Label): NamedLabel => ({
  label,
  english: readName(label.nameEn),
  bengali: readName(label.nameBn),
});

function toSuggested(
  { label, english, bengali }: NamedLabel,
  meanings: TextMeanings,
  { all }: Categories,
  language: Locale,
): Suggestions["data"]["products"][0] {
  const { id, weightEn, weightBn, image, pricePoisha, stock, category, stepGrams } = label;
  const inBengali = language === "bn";
  const [name, otherName] = inBengali ? [bengali, english] : [english, bengali];
  return {
    id,
    name: name.text,
    other_name: otherName.text,
    price: toTaka(pricePoisha),
    image,
    weight: inBengali ? weightBn : weightEn,
    tint: all.find(({ id }) => id === category)?.tint ?? "",
    stock_left: stockLeft(stock),
    step_grams: stepGrams ?? undefined,
    marks: { name: findMarks(name, meanings), other_name: findMarks(otherName, meanings) },
  };
}

const toCategory = ({ id, nameEn, nameBn, icon, tint }: IndexedCategory, language: Locale) => ({
  id,
  icon,
  tint,
  name: language === "bn" ? nameBn : nameEn,
});
