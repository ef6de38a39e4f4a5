import type { Locale } from "#src/language/locale.ts";
import { toPoisha } from "#src/language/numbers/money.ts";
import { SegmentBuilder } from "#src/search/index/segment-builder.ts";
import { readSynonyms } from "#src/search/query/synonyms.ts";
import type { ProductCard } from "../contract.ts";
import { unitPrice } from "../product/unit-price.ts";
import { flag, ratingFlags } from "../search/indexed-product.ts";
import type { Catalogue } from "../search/live/changing-index.ts";
import { ChangingIndex } from "../search/live/changing-index.ts";
import type { Suggesting } from "../search/suggest/find-suggestions.ts";
import { bit, demandSteps, indexedFlags } from "./bits.ts";
import type { CompactCatalogue } from "./contract.ts";

export type OpenCatalogue = Suggesting & {
  current: Catalogue;
  /** Whether it has all products of the shop. */
  whole: boolean;
  /** The cards of products, in the order of the given ids. */
  cards: (ids: readonly number[], language: Locale) => ProductCard[];
};

/** Builds the search index: some tens of ms for a thousand products on a phone. */
export function openCatalogue({
  products,
  categories,
  synonyms,
  pins,
  further,
  whole,
}: CompactCatalogue): OpenCatalogue {
  const builder = new SegmentBuilder(products.id.length);
  const placeById = new Map<number, number>();
  for (const [place, id] of products.id.entries()) {
    placeById.set(id, place);
    builder.add(documentAt(products, place));
  }
  for (const word of readSynonyms(synonyms).words) builder.addWord(word);
  // The catalogue has only categories that were visible when it was packed.
  const alwaysShown = { shownFrom: 0, shownUntil: Number.POSITIVE_INFINITY };
  const lists = {
    synonyms,
    // A catalogue stored by an older version has no pins.
    pins: pins ?? [],
    further: further ?? [],
    categories: categories.map(({ name_en, name_bn, ...rest }) => ({
      ...rest,
      ...alwaysShown,
      nameEn: name_en,
      nameBn: name_bn,
    })),
  };
  const placesOf = (ids: readonly number[]) => ids.flatMap((id) => placeById.get(id) ?? []);
  return {
    current: new ChangingIndex(builder.build(), lists).index,
    whole,
    findLabels: (ids) => placesOf(ids).map((place) => labelAt(products, place)),
    cards: (ids, language) => placesOf(ids).map((place) => cardAt(products, place, language)),
  };
}

type ProductColumns = CompactCatalogue["products"];

/** The value of one product in a column; all columns have the same length. */
const valueAt = <Value>(column: readonly Value[], place: number): Value => column[place] as Value;

/** The weight of the listed size: the first line of the weights of all sizes, which are all searched. */
const listedWeight = (weights: string) => weights.split("\n", 1)[0] ?? "";

const documentAt = (products: ProductColumns, place: number) => ({
  id: valueAt(products.id, place),
  titleEn: valueAt(products.name_en, place),
  titleBn: valueAt(products.name_bn, place),
  sizeEn: valueAt(products.weight_en, place),
  sizeBn: valueAt(products.weight_bn, place),
  // A catalogue stored by an older version has none.
  tag: products.brand?.[place],
  facet: valueAt(products.category, place),
  value: toPoisha(valueAt(products.price, place)),
  flags: (valueAt(products.flags, place) & indexedFlags) | ratingFlags(valueAt(products.rating, place) ?? 0),
  position: valueAt(products.position, place),
  createdAt: valueAt(products.created, place),
  demand: valueAt(products.demand, place) / demandSteps,
  unavailable: valueAt(products.stock_left, place) === 0,
});

const labelAt = (products: ProductColumns, place: number) => ({
  id: valueAt(products.id, place),
  nameEn: valueAt(products.name_en, place),
  nameBn: valueAt(products.name_bn, place),
  weightEn: listedWeight(valueAt(products.weight_en, place)),
  weightBn: listedWeight(valueAt(products.weight_bn, place)),
  image: valueAt(products.image, place),
  pricePoisha: toPoisha(valueAt(products.price, place)),
  stock: valueAt(products.stock_left, place),
  category: valueAt(products.category, place),
  stepGrams: valueAt(products.flags, place) & bit.weighed ? valueAt(products.net_amount, place) : null,
});

function cardAt(products: ProductColumns, place: number, language: Locale): ProductCard {
  const flags = valueAt(products.flags, place);
  const net_amount = valueAt(products.net_amount, place);
  const net_unit = valueAt(products.net_unit, place);
  const price = valueAt(products.price, place);
  return {
    id: valueAt(products.id, place),
    name: valueAt(language === "bn" ? products.name_bn : products.name_en, place),
    weight: listedWeight(valueAt(language === "bn" ? products.weight_bn : products.weight_en, place)),
    price,
    originalPrice: valueAt(products.original_price, place) ?? undefined,
    // A catalogue stored by an older version has none.
    several: products.several?.[place] ?? undefined,
    image: valueAt(products.image, place),
    unit_price: unitPrice({ net_amount, net_unit, price_poisha: toPoisha(price) }),
    step_grams: flags & bit.weighed ? (net_amount ?? undefined) : undefined,
    perishable: flags & bit.perishable ? 1 : undefined,
    rating: valueAt(products.rating, place) ?? undefined,
    review_count: valueAt(products.review_count, place),
    category_id: valueAt(products.category, place),
    tint: valueAt(products.tint, place),
    is_featured: flags & flag.featured ? 1 : 0,
    is_new_arrival: flags & flag.isNew ? 1 : 0,
    is_top_selling: flags & flag.top ? 1 : 0,
    stock_left: valueAt(products.stock_left, place) ?? undefined,
  };
}
