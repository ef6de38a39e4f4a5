import { categories } from "../../demo/categories.ts";
import { synonyms } from "../../demo/synonyms.ts";
import { demandOf, flag } from "../../src/catalogue/search/indexed-product.ts";
import { findCalledCategory, findNamedCategory } from "../../src/catalogue/search/live/categories.ts";
import type { SearchDocument } from "../../src/search/index/document.ts";
import { SegmentBuilder } from "../../src/search/index/segment-builder.ts";
import { readSynonyms } from "../../src/search/query/synonyms.ts";
import { namedCategories } from "./named-categories.ts";
import { otherShop } from "./other-shop.ts";
import { phoneProducts } from "./phone-shop.ts";

const attributes = { flags: 0, position: 0, createdAt: 0, demand: 0, unavailable: false };
/** What is in none of the demo's categories. */
const elsewhere = categories.length;

function* products(): Generator<Omit<SearchDocument, "id">> {
  for (const [facet, { products: list }] of categories.entries())
    for (const { name, weight, price, top, featured, isNew } of list) {
      const flags = (featured ? flag.featured : 0) | (isNew ? flag.isNew : 0) | (top ? flag.top : 0);
      yield {
        ...attributes,
        titleEn: name.en,
        titleBn: name.bn,
        sizeEn: weight.en,
        sizeBn: weight.bn,
        facet,
        value: price * 100,
        demand: demandOf(flags, 0, 0),
      };
    }
  for (const { name, size, price } of phoneProducts)
    yield {
      ...attributes,
      titleEn: name.en,
      titleBn: name.bn,
      sizeEn: size.en,
      sizeBn: size.bn,
      facet: elsewhere,
      value: price * 100,
    };
  for (const line of otherShop.trim().split("\n")) {
    const [titleEn = "", titleBn = ""] = line.split("|").map((part) => part.trim());
    yield {
      ...attributes,
      titleEn,
      titleBn,
      sizeEn: "500 g",
      sizeBn: "৫০০ গ্রাম",
      facet: elsewhere,
      value: 10_000,
    };
  }
}

/** The products of the demo, of the shop of the phone queries and of the other shop, in one catalogue; the id is the index. */
export const allProducts: SearchDocument[] = [...products()].map((product, id) => ({ ...product, id }));

/** An index of all of them, with the demo's categories and synonyms. */
export function indexOfAll() {
  const known = readSynonyms(synonyms);
  const builder = new SegmentBuilder();
  for (const product of allProducts) builder.add(product);
  for (const word of known.words) builder.addWord(word);
  const named = namedCategories(
    categories.map(({ name }) => name),
    known,
  );
  return {
    segments: [builder.build()],
    synonyms: known,
    categories: named,
    facetNamed: (text: string, meant: (typed: string) => ReadonlyMap<string, number>) =>
      findNamedCategory(named, text, meant),
    facetCalled: (text: string) => findCalledCategory(named, text),
  };
}
