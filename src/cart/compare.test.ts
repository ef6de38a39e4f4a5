import { describe, expect, test } from "vitest";
import type { ProductCard } from "../catalogue/contract.ts";
import type { Cart, CartItem } from "./cart.ts";
import {
  acceptPrices,
  exceedsStock,
  findChanges,
  limitToStock,
  mapProducts,
  toCurrentCart,
} from "./compare.ts";

const card: ProductCard = {
  id: 3,
  name: "Deshi onion",
  price: 95,
  image: "/onion.svg",
  weight: "1 kg",
  review_count: 0,
  category_id: 1,
  tint: "fruit-vegetables",
  is_featured: 0,
  is_new_arrival: 0,
  is_top_selling: 0,
};
const line = (quantity = 1, price = 95): CartItem => ({
  product: { id: "3", name: "Onion", price, image: "", weight: "", tint: "" },
  quantity,
});
const current = (over: Partial<ProductCard> = {}) => mapProducts(["3"], [{ ...card, ...over }]);
const result = (cart: Cart, over: Partial<ProductCard> = {}): CartItem => {
  const [first] = toCurrentCart(cart, current(over));
  if (!first) throw new Error("the line is gone");
  return first;
};

describe("DECISIONS 11: what changed since it was put in", () => {
  test("nothing to tell where nothing changed", () => {
    expect(findChanges(result([line()]), current())).toEqual([]);
    expect(result([line()])).not.toHaveProperty("priceBefore");
    expect(findChanges({ ...line(), priceBefore: 95 }, current())).toEqual([]);
  });

  test("nothing to tell before the shop has been asked", () => {
    expect(findChanges(line(5), new Map())).toEqual([]);
  });

  test("the price fell", () => {
    expect(findChanges(result([line(1, 110)]), current())).toEqual([{ kind: "fell", before: 110, now: 95 }]);
  });

  test("the price rose, and stays marked until the shopper agrees", () => {
    const risen = result([line(1, 80)]);
    expect(findChanges(risen, new Map())).toEqual([{ kind: "rose", before: 80, now: 95 }]);
    expect(findChanges(result([risen]), current())).toEqual([{ kind: "rose", before: 80, now: 95 }]);
    expect(acceptPrices([risen]).flatMap((item) => findChanges(item, current()))).toEqual([]);
  });

  test("a price that went and came back is no news", () => {
    expect(findChanges(result([result([line(1, 95)], { price: 99 })]), current())).toEqual([]);
  });

  test("few are left, or fewer than wanted", () => {
    expect(findChanges(line(2), current({ stock_left: 2 }))).toEqual([{ kind: "few", left: 2 }]);
    expect(findChanges(line(5), current({ stock_left: 2 }))).toEqual([{ kind: "short", left: 2 }]);
  });

  test("of what is sold out or gone, the price is not told", () => {
    const soldOut = current({ stock_left: 0, price: 200 });
    expect(toCurrentCart([line()], soldOut).flatMap((item) => findChanges(item, soldOut))).toEqual([
      { kind: "sold-out" },
    ]);
    expect(findChanges(line(), mapProducts(["3"], []))).toEqual([{ kind: "gone" }]);
  });
});

describe("the cart after the shop was asked", () => {
  test("wears the names of the page's language", () => {
    expect(result([line()], { name: "দেশি পেঁয়াজ", weight: "১ কেজি" }).product).toMatchObject({
      name: "দেশি পেঁয়াজ",
      weight: "১ কেজি",
    });
  });

  test("shows an offer only where it is one", () => {
    expect(result([line()], { originalPrice: 110 }).product.originalPrice).toBe(110);
    for (const originalPrice of [undefined, 90, 95])
      expect(result([line()], { originalPrice }).product).not.toHaveProperty("originalPrice");
  });

  test("keeps what is gone, so that it can be told", () => {
    expect(toCurrentCart([line()], mapProducts(["3"], []))).toEqual([line()]);
  });

  test("agreeing to one price leaves the others marked", () => {
    const marked = [
      { ...line(), priceBefore: 80 },
      { ...line(), product: { ...line().product, id: "4" }, priceBefore: 80 },
    ];
    expect(acceptPrices(marked, "3").map(({ priceBefore }) => priceBefore)).toEqual([undefined, 80]);
  });
});

describe("the button that corrects the cart", () => {
  test("takes what is left and drops what cannot be had", () => {
    expect(limitToStock([line(5)], current({ stock_left: 2 }))).toEqual([line(2)]);
    expect(limitToStock([line(5)], current({ stock_left: 9 }))).toEqual([line(5)]);
    expect(limitToStock([line(5)], current({ stock_left: 0 }))).toEqual([]);
    expect(limitToStock([line(5)], mapProducts(["3"], []))).toEqual([]);
    expect(limitToStock([line(5)], current())).toEqual([line(5)]);
  });

  test("is offered only where there is something to correct", () => {
    expect(exceedsStock([line(5)], current())).toBe(false);
    expect(exceedsStock([line(2)], current({ stock_left: 2 }))).toBe(false);
    expect(exceedsStock([line(3)], current({ stock_left: 2 }))).toBe(true);
    expect(exceedsStock([line()], mapProducts(["3"], []))).toBe(true);
    expect(exceedsStock([line(3), line(1)], current({ stock_left: 2 }))).toBe(true);
    expect(exceedsStock([line(5)], new Map())).toBe(false);
  });
});
