import type { Random } from "#demo/random.ts";
import { type CategoryNode, pathTo } from "#src/catalogue/category-tree.ts";
import type { ProductList } from "#src/catalogue/contract.ts";
import type { ProductFilter } from "#src/catalogue/schemas.ts";

// Products and filters at random, and what a list of them should say, counted product by product.

export type RandomProduct = {
  id: number;
  word: string;
  category: number;
  further: number[];
  brand: string;
  /** Stars, given by `raters` customers; 0 without. */
  stars: number;
  raters: number;
  stock: number | null;
  /** In whole taka. */
  price: number;
  original: number | null;
  featured: boolean;
};

const words = ["quillfrond", "zomberry", "vexroot", "jubblenut"];

const percent = (random: Random, share: number) => random.next() * 100 < share;

/** Brands of very different size, some in two spellings that differ in case; every fifth product has none. */
function randomBrand(random: Random, brands: number): string {
  if (percent(random, 20)) return "";
  const number = Math.floor(brands * random.next() ** 3);
  return percent(random, 10) ? `BRAND ${number}` : `Brand ${number}`;
}

export function randomProducts(
  random: Random,
  count: number,
  firstId: number,
  places: readonly CategoryNode[],
  brands: number,
) {
  return Array.from({ length: count }, (_, index): RandomProduct => {
    const price = random.between(1, 500);
    const raters = percent(random, 40) ? random.between(1, 4) : 0;
    return {
      id: firstId + index,
      word: random.pick(words),
      category: random.pick(places).id,
      further: percent(random, 10) ? [random.pick(places).id] : [],
      brand: randomBrand(random, brands),
      stars: Array.from({ length: raters }, () => random.between(1, 5)).reduce((sum, one) => sum + one, 0),
      raters,
      stock: percent(random, 30) ? null : Math.max(0, random.between(-3, 20)),
      price,
      original: percent(random, 15) ? price + random.between(1, 50) : null,
      featured: percent(random, 10),
    };
  });
}

/** A filter with each of its parts now and then; without parts that nobody can choose together. */
export function randomFilter(random: Random, places: readonly CategoryNode[], brands: number): ProductFilter {
  const inner = places.filter(({ parent_id }) => parent_id !== null);
  const some = <Value>(share: number, value: () => Value) => (percent(random, share) ? value() : undefined);
  const several = <Value>(one: () => Value) => Array.from({ length: random.between(1, 3) }, one);
  const category = some(60, () => random.pick(places).id);
  const within = inner.filter(({ parent_id }) => parent_id === category).map(({ id }) => id);
  const low = some(25, () => random.between(1, 300));
  return {
    search: some(40, () => random.pick(words)),
    category,
    sub_category: within.length > 0 ? some(50, () => several(() => random.pick(within))) : undefined,
    brand: some(50, () => several(() => randomBrand(random, brands) || "None such")),
    min_rating: some(25, () => random.pick([3, 4] as const)),
    offers: some(15, () => true),
    in_stock: some(25, () => true),
    featured: some(5, () => true),
    min_price: low,
    max_price: some(25, () => (low ?? 0) + random.between(1, 200)),
  };
}

/** The categories that contain one, from the inside. */
function pathOf(places: readonly CategoryNode[], id: number): number[] {
  const parent = places.find((place) => place.id === id)?.parent_id ?? null;
  return [id, ...(parent === null ? [] : pathOf(places, parent))];
}

/** What is computed once of a product: the categories that list it, and its brand in lower case. */
type Known = { listedIn: readonly number[]; brand: string };

const known = new WeakMap<RandomProduct, Known>();

function knownOf(product: RandomProduct, places: readonly CategoryNode[]): Known {
  const before = known.get(product);
  if (before) return before;
  const listedIn = new Set([product.category, ...product.further].flatMap((id) => pathOf(places, id)));
  const one = { listedIn: [...listedIn], brand: product.brand.toLowerCase() };
  known.set(product, one);
  return one;
}

const isOffer = ({ original, price }: RandomProduct) => (original ?? 0) > price;

/** What the list of these products says under a filter: ids in the order of their ids, total, highest price and counts. */
export function countedOneByOne(
  products: readonly RandomProduct[],
  places: readonly CategoryNode[],
  filter: ProductFilter,
) {
  const { category, sub_category = [], brand = [], min_rating = 0, min_price = 0, max_price = 1e9 } = filter;
  const chosenBrands = brand.map((name) => name.toLowerCase());
  const ids: number[] = [];
  const categories: Record<string, number> = {};
  const open = pathTo(places, category).map(({ id }) => id);
  const isShown = ({ parent_id }: CategoryNode) => parent_id === null || open.includes(parent_id);
  const shown = new Set(places.filter(isShown).map(({ id }) => id));
  const brands = new Map<string, { spellings: Set<string>; count: number }>();
  const numbers = { total: 0, max_price: 0, offers: 0, in_stock: 0 };
  const ratings = { 3: 0, 4: 0 };
  for (const product of products) {
    if (filter.search && product.word !== filter.search) continue;
    if (filter.featured && !product.featured) continue;
    if (filter.offers && !isOffer(product)) continue;
    if (filter.in_stock && product.stock === 0) continue;
    const { listedIn, brand: own } = knownOf(product, places);
    const rating = product.raters === 0 ? 0 : product.stars / product.raters;
    const isInside =
      (category === undefined || listedIn.includes(category)) &&
      (sub_category.length === 0 || sub_category.some((id) => listedIn.includes(id)));
    const isOfBrand = chosenBrands.length === 0 || chosenBrands.includes(own);
    const isRated = rating >= min_rating;
    const isPriced = product.price >= min_price && product.price <= max_price;
    if (isOfBrand && isRated && isPriced)
      for (const id of listedIn) if (shown.has(id)) categories[id] = (categories[id] ?? 0) + 1;
    if (isInside && isRated && isPriced && own !== "") {
      const one = brands.get(own) ?? { spellings: new Set(), count: 0 };
      brands.set(own, { spellings: one.spellings.add(product.brand), count: one.count + 1 });
    }
    if (isInside && isOfBrand && isPriced) {
      if (rating >= 3) ratings[3]++;
      if (rating >= 4) ratings[4]++;
    }
    if (isInside && isOfBrand && isRated) numbers.max_price = Math.max(numbers.max_price, product.price);
    if (!isInside || !isOfBrand || !isRated || !isPriced) continue;
    ids.push(product.id);
    numbers.total++;
    if (isOffer(product)) numbers.offers++;
    if (product.stock !== 0) numbers.in_stock++;
  }
  return { ...numbers, ids: ids.toSorted((a, b) => a - b), categories, brands, ratings };
}

type ExpectedList = Omit<ReturnType<typeof countedOneByOne>, "ids">;

/** Where a list says something else than `countedOneByOne`; empty if it agrees. Of brands it has at most `mostBrands` and the chosen ones. */
export function differences(
  { total, max_price, counts }: ProductList["meta"],
  expected: ExpectedList,
  mostBrands: number,
): string[] {
  if (!counts) return ["no counts"];
  const { brands, ...others } = counts;
  const said = JSON.stringify(sorted({ total, max_price, ...others }));
  const { brands: byBrand, ...rest } = expected;
  const wrong =
    said === JSON.stringify(sorted(rest)) ? [] : [`${said} instead of ${JSON.stringify(sorted(rest))}`];
  for (const { name, count } of brands) {
    const right = byBrand.get(name.toLowerCase());
    if ((right?.count ?? 0) !== count) wrong.push(`${name} ${count} instead of ${right?.count}`);
    if (right && !right.spellings.has(name)) wrong.push(`${name} is written so nowhere`);
  }
  const frequent = [...byBrand.values()].map(({ count }) => count).toSorted((a, b) => b - a);
  const first = brands.slice(0, mostBrands).map(({ count }) => count);
  if (first.filter(Boolean).join() !== frequent.slice(0, mostBrands).join())
    wrong.push("not the most frequent brands");
  return wrong;
}

function sorted(value: object): object {
  return Object.fromEntries(
    Object.entries(value)
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      .map(([name, inner]) => [name, typeof inner === "object" && inner !== null ? sorted(inner) : inner]),
  );
}
