import { locale } from "../../../language/locale.ts";
import { toTaka } from "../../../language/money.ts";
import { type Depth, findBest } from "../../../search/query/search.ts";
import type { Suggestions } from "../../contract.ts";
import { stockLeft } from "../../product-row.server.ts";
import type { Label } from "../labels/label.server.ts";
import type { Search } from "../open-search.server.ts";
import { type Categories, type IndexedCategory, matchingCategory } from "./categories.ts";
import { type Meanings, marksIn, meaningsOf, type Name, readName } from "./marks.ts";
import { suggestedTerms } from "./suggested-terms.ts";

const mostProducts = 5;
const mostWords = 3;
/** So many of the best products lend their names to the terms that are suggested. */
const mostNames = 10;
/**
 * As one types, a word may be the beginning of something less like it than a finished word would be, and of so much that only
 * the most popular is looked at.
 */
const shallow: Depth = { width: 0.2, popular: 2_000, most: 2_000, guessed: 2_000 };

const nothing: Suggestions = { data: { words: [], products: [], total: 0, counted: true } };

/** What somebody may be about to search for: terms, products, a category. Nothing while there is no index. */
export async function suggest({ index: { current }, labels }: Search, q: string): Promise<Suggestions> {
  if (!current || q === "") return nothing;
  const { ids, total, readings, all } = findBest(current, q, mostNames, shallow);
  const goods = (await labels.find(ids)).map(readNames);
  const meant = meaningsOf(current, readings);
  const names = goods.flatMap(({ english, bengali }) => [english, bengali]);
  const category = matchingCategory(current.categories, q);
  return {
    data: {
      words: suggestedTerms(q, names, meant, { most: mostWords, bengali: locale() === "bn" }),
      products: goods.slice(0, mostProducts).map((good) => toSuggested(good, meant, current.categories)),
      category: category && toCategory(category),
      total,
      counted: all,
    },
  };
}

/** A label with the words of both its names. */
type Named = { label: Label; english: Name; bengali: Name };

const readNames = (label: Label): Named => ({
  label,
  english: readName(label.nameEn),
  bengali: readName(label.nameBn),
});

function toSuggested(
  { label, english, bengali }: Named,
  meant: Meanings,
  { all }: Categories,
): Suggestions["data"]["products"][0] {
  const { id, weightEn, weightBn, image, pricePoisha, stock, category } = label;
  const inBengali = locale() === "bn";
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
    marks: { name: marksIn(name, meant), other_name: marksIn(otherName, meant) },
  };
}

const toCategory = ({ id, nameEn, nameBn, icon, tint }: IndexedCategory) => ({
  ...{ id, icon, tint },
  name: locale() === "bn" ? nameBn : nameEn,
});
