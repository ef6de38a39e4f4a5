import { describe, expect, it } from "vitest";
import type { ProductCard } from "../contract.ts";
import {
  countChips,
  effectiveFilters,
  type Filters,
  inCategory,
  joinPages,
  listingUrl,
  readFilters,
  toProductQuery,
  withBrand,
  withInner,
  withoutChips,
  withPrices,
} from "./listing.ts";
import { isPriceFixed, priceRange, toHighestPrice, withHigh, withLow } from "./price-range.ts";

const read = (search: string) => readFilters(new URLSearchParams(search));
const plain: Filters = { search: "", flags: [], sort: "featured" };

describe("the URL of a listing (SPEC 2, DECISIONS 1, 25)", () => {
  it("holds search, category, flags, price range, order and page together", () => {
    const url =
      "/products?search=doi&as_typed=true&category=4&featured=true&new=true&top=true&min_price=20&max_price=200&sort=newest&cursor=newest%3A7";
    expect(listingUrl(read(url.split("?")[1] ?? ""))).toBe(url);
  });

  it("holds several brands, several categories within one, and a minimum rating", () => {
    const url =
      "/products?category=4&sub_category=12&sub_category=13&brand=Pran&brand=A+%26+B%2C+Ltd&min_rating=4&in_stock=true";
    expect(listingUrl(read(url.split("?")[1] ?? ""))).toBe(url);
    expect(listingUrl(read("brand=+&sub_category=fish&min_rating=5&brand="))).toBe("/products");
    expect(read("min_rating=৪&sub_category=১২&sub_category=12")).toMatchObject({ minRating: 4, inner: [12] });
  });

  it("chooses a brand or a category within the list's, and takes it back", () => {
    const filters = read("category=4&brand=Pran&sub_category=12&cursor=a");
    expect(listingUrl(withBrand(filters, "Radhuni"))).toBe(
      "/products?category=4&sub_category=12&brand=Pran&brand=Radhuni",
    );
    expect(listingUrl(withBrand(withInner(filters, 12), "PRAN"))).toBe("/products?category=4");
    expect(listingUrl(inCategory(withInner(filters, 13), 5))).toBe("/products?category=5&brand=Pran");
    expect([countChips(filters), listingUrl(withoutChips(filters))]).toEqual([2, "/products?category=4"]);
  });

  it("is bare when nothing is chosen", () => {
    expect(listingUrl(read(""))).toBe("/products");
    expect(listingUrl(read("search=+&as_typed=1&category=&sort=featured&min_price=0&featured=0"))).toBe(
      "/products",
    );
  });

  it("reads Bengali digits", () => {
    expect(read("category=৪&min_price=২০&max_price=২০০")).toMatchObject({ category: 4, min: 20, max: 200 });
  });

  it("leaves out what makes no sense, so that a broken link still shows a shelf", () => {
    const broken = `sort=cheapest&min_price=-5&max_price=lots&top=maybe&cursor=${"x".repeat(301)}`;
    expect(listingUrl(read(broken))).toBe("/products");
  });

  it("takes an unreadable category for one that the shop does not have, and a blank one for none", () => {
    expect(read("category=fish").category).toBe(2_147_483_647);
    expect(read("category=99999999999").category).toBe(2_147_483_647);
    expect(read("category=+").category).toBeUndefined();
  });

  it("keeps the lower price below the upper by at least 1", () => {
    expect(read("min_price=200&max_price=100")).toMatchObject({ min: 200, max: 201 });
    expect(read("max_price=0")).toMatchObject({ max: 1 });
  });

  it("takes a term as one clean line of at most 200 characters", () => {
    expect(read("search=%20deshi%0A%09doi%00%20").search).toBe("deshi doi");
    expect(read(`search=${"a".repeat(500)}`).search).toHaveLength(200);
  });

  it("asks for 60 cards at a time", () => {
    expect(toProductQuery(read("category=4&top=1&min_price=20"))).toMatchObject({
      category: "4",
      top: true,
      min_price: "20",
      sort: "featured",
      limit: 60,
      view: "card",
    });
  });

  it("loses the price range and the page when the shelf changes", () => {
    const filters = read("search=doi&min_price=20&max_price=90&sort=newest&cursor=a");
    expect(listingUrl(inCategory(filters, 3))).toBe("/products?search=doi&category=3&sort=newest");
  });

  it("keeps shelf and order when all filters are cleared", () => {
    const filters = read("search=doi&category=4&new=1&min_price=20&sort=newest");
    expect(countChips(filters)).toBe(3);
    expect(listingUrl(withoutChips(filters))).toBe("/products?category=4&sort=newest");
  });
});

describe("the price range (SPEC 5)", () => {
  it("goes from 0 to the highest price, rounded up", () => {
    expect(toHighestPrice(199.5)).toBe(200);
    expect(priceRange({}, 200)).toEqual({ low: 0, high: 200 });
  });

  it("clamps a chosen range to what there is", () => {
    expect(priceRange({ min: 500, max: 900 }, 200)).toEqual({ low: 199, high: 200 });
    expect(priceRange({ min: 50, max: 900 }, 200)).toEqual({ low: 50, high: 200 });
  });

  it("stays sound where the list is empty", () => {
    expect(priceRange({}, 0)).toEqual({ low: 0, high: 1 });
  });

  it("holds each typed end at least 1 from the other", () => {
    expect(withLow({ low: 20, high: 100 }, "150")).toEqual({ low: 99, high: 100 });
    expect(withHigh({ low: 20, high: 100 }, "5", 200)).toEqual({ low: 20, high: 21 });
    expect(withHigh({ low: 20, high: 100 }, "9999", 200)).toEqual({ low: 20, high: 200 });
  });

  it("takes Bengali digits and forgets what is no number", () => {
    expect(withLow({ low: 20, high: 100 }, "৪৫")).toEqual({ low: 45, high: 100 });
    expect(withLow({ low: 20, high: 100 }, "cheap")).toEqual({ low: 20, high: 100 });
    expect(withLow({ low: 20, high: 100 }, "-3")).toEqual({ low: 0, high: 100 });
  });

  it("says nothing in the URL where an end stands at its bound", () => {
    expect(listingUrl(withPrices(plain, { low: 0, high: 200 }, 200))).toBe("/products");
    expect(listingUrl(withPrices(plain, { low: 20, high: 200 }, 200))).toBe("/products?min_price=20");
  });
});

describe("a range that is none", () => {
  it("is no filter when its upper end stands at the highest price or above", () => {
    expect(effectiveFilters({ ...plain, max: 200 }, 200).max).toBeUndefined();
    expect(effectiveFilters({ ...plain, max: 199 }, 200).max).toBe(199);
    expect(effectiveFilters({ ...plain, max: 199 }, 0).max).toBe(199);
  });

  it("cannot be chosen on an empty or one-price list", () => {
    expect(isPriceFixed({}, 0, [])).toBe(true);
    expect(isPriceFixed({}, 60, [{ price: 60 }, { price: 60 }])).toBe(true);
    expect(isPriceFixed({}, 60, [{ price: 60 }, { price: 40 }])).toBe(false);
    expect(isPriceFixed({ min: 20 }, 60, [{ price: 60 }])).toBe(false);
  });
});

it("shows a product once that moved between two pages", () => {
  const card = (id: number) => ({ id }) as ProductCard;
  expect(
    joinPages([
      [card(1), card(2)],
      [card(2), card(3)],
    ]).map(({ id }) => id),
  ).toEqual([1, 2, 3]);
});
