import type { Locale } from "#src/language/locale.ts";
import { toPoisha } from "#src/language/numbers/money.ts";
import { SegmentBuilder } from "#src/search/index/segment-builder.ts";
import { readSynonyms } from "#src/search/query/synonyms.ts";
import type { ProductCard } from "../contract.ts";
import { unitPrice } from "../product/unit-price.ts";
import { ratingFlags } from "../search/indexed-product.ts";
import type { Catalogue } from "../search/live/changing-index.ts";
import { ChangingIndex } from "../search/live/changing-index.ts";
import type { Suggesting } from "../search/suggest/suggestions.ts";
import { bit, demandSteps, indexed } from "./bits.ts";
import type { CompactCatalogue } from "./contract.ts";

export type OpenCatalogue = Suggesting & {
  current: Catalogue;
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
  const places = new Map<number, number>();
  for (const [place, id] of products.id.entries()) {
    places.set(id, place);
    builder.add(documentAt(products, place));
  }
  for (const word of readSynonyms(synonyms).words) builder.addWord(word);
  const always = { shownFrom: 0, shownUntil: Number.POSITIVE_INFINITY };
  const lists = {
    synonyms,
    // A catalogue stored by an older version has no pins.
    pins: pins ?? [],
    further: further ?? [],
    categories: categories.map(({ name_en, name_bn, ...rest }) => ({
      ...rest,
      ...always,
      nameEn: name_en,
      nameBn: name_bn,
    })),
  };
  const placesOf = (ids: readonly number[]) => ids.flatMap((id) => places.get(id) ?? []);
  return {
    current: new ChangingIndex(builder.build(), lists).index,
    whole,
    find: (ids) => placesOf(ids).map((place) => labelAt(products, place)),
    cards: (ids, language) => placesOf(ids).map((place) => cardAt(products, place, language)),
  };
}

type ProductColumns = CompactCatalogue["products"];

/** Reads a column, all of which have the same length. */
const at = <Value>(column: readonly Value[], place: number): Value => column[place] as Value;

/** The first line: all sizes are searched, only the listed one is offered. */
const ownWeight = (weights: string) => weights.split("\n", 1)[0] ?? "";

const documentAt = (products: ProductColumns, place: number) => ({
  id: at(products.id, place),
  titleEn: at(products.name_en, place),
  titleBn: at(products.name_bn, place),
  sizeEn: at(products.weight_en, place),
  sizeBn: at(products.weight_bn, place),
  // A catalogue stored by an older version has none.
  tag: products.brand?.[place],
  facet: at(products.category, place),
  value: toPoisha(at(products.price, place)),
  flags: (at(products.flags, place) & indexed) | ratingFlags(at(products.rating, place) ?? 0),
  position: at(products.position, place),
  createdAt: at(products.created, place),
  demand: at(products.demand, place) / demandSteps,
  unavailable: at(products.stock_left, place) === 0,
});

const labelAt = (products: ProductColumns, place: number) => ({
  id: at(products.id, place),
  nameEn: at(products.name_en, place),
  nameBn: at(products.name_bn, place),
  weightEn: ownWeight(at(products.weight_en, place)),
  weightBn: ownWeight(at(products.weight_bn, place)),
  image: at(products.image, place),
  pricePoisha: toPoisha(at(products.price, place)),
  stock: at(products.stock_left, place),
  category: at(products.category, place),
  stepGrams: at(products.flags, place) & bit.weighed ? at(products.net_amount, place) : null,
});

function cardAt(products: ProductColumns, place: number, language: Locale): ProductCard {
  const flags = at(products.flags, place);
  const net_amount = at(products.net_amount, place);
  const net_unit = at(products.net_unit, place);
  const price = at(products.price, place);
  return {
    id: at(products.id, place),
    name: at(language === "bn" ? products.name_bn : products.name_en, place),
    weight: ownWeight(at(language === "bn" ? products.weight_bn : products.weight_en, place)),
    price,
    originalPrice: at(products.original_price, place) ?? undefined,
    // A catalogue stored by an older version has none.
    several: products.several?.[place] ?? undefined,
    image: at(products.image, place),
    unit_price: unitPrice({ net_amount, net_unit, price_poisha: toPoisha(price) }),
    step_grams: flags & bit.weighed ? (net_amount ?? undefined) : undefined,
    perishable: flags & bit.perishable ? 1 : undefined,
    rating: at(products.rating, place) ?? undefined,
    review_count: at(products.review_count, place),
    category_id: at(products.category, place),
    tint: at(products.tint, place),
    is_featured: flags & 1 ? 1 : 0,
    is_new_arrival: flags & 2 ? 1 : 0,
    is_top_selling: flags & 4 ? 1 : 0,
    stock_left: at(products.stock_left, place) ?? undefined,
  };
}
