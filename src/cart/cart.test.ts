import { describe, expect, test } from "vitest";
import { lineTotal } from "../language/numbers/money.ts";
import {
  add,
  type Cart,
  type CartProduct,
  cartSavings,
  cartTotal,
  countPieces,
  quantityOf,
  remove,
  removeOrdered,
  restoreItem,
  sanitizeCart,
  setQuantity,
} from "./cart.ts";
import { maxLines, maxQuantity } from "./rules.ts";

const onion: CartProduct = { id: "3", name: "Onion", price: 95, image: "", weight: "1 kg", tint: "" };
const eggs: CartProduct = { ...onion, id: "68", name: "Eggs", price: 11.7, originalPrice: 13 };
const both: Cart = [
  { product: onion, quantity: 2 },
  { product: eggs, quantity: 3 },
];

describe("SPEC 4: the cart", () => {
  test("adding a product that is there already increases its line", () => {
    expect(add(both, onion, 2)).toEqual([{ product: onion, quantity: 4 }, both[1]]);
  });

  test("adding another product appends a line", () => {
    expect(add([], onion)).toEqual([{ product: onion, quantity: 1 }]);
  });

  test("removing deletes the line whose product id matches as text", () => {
    expect(remove(both, "3")).toEqual([both[1]]);
    expect(remove(both, "33")).toEqual(both);
  });

  test.each([0, -1])("a quantity of %i removes the line", (quantity) => {
    expect(setQuantity(both, "3", quantity)).toEqual([both[1]]);
  });

  test("any other quantity is set, as a whole number within bounds", () => {
    expect(quantityOf(setQuantity(both, "3", 7), "3")).toBe(7);
    expect(quantityOf(setQuantity(both, "3", 7.9), "3")).toBe(7);
    expect(quantityOf(setQuantity(both, "3", 5000), "3")).toBe(maxQuantity);
    expect(quantityOf(add([], onion, 5000), "3")).toBe(maxQuantity);
    expect(quantityOf(add([], onion, 0), "3")).toBe(1);
    expect(quantityOf(setQuantity(both, "3", 0.5), "3")).toBe(1);
    expect([quantityOf(setQuantity(both, "3", 7), "68"), quantityOf(both, "9")]).toEqual([3, 0]);
  });

  test("total is the sum of price times quantity, count the sum of quantities", () => {
    expect(cartTotal(both)).toBe(225.1);
    expect(countPieces(both)).toBe(5);
    expect(cartTotal([])).toBe(0);
  });

  test("no fraction of a taka is lost in sums", () => {
    expect(lineTotal(0.1, 3)).toBe(0.3);
    expect(cartSavings(both)).toBe(3.9);
  });

  test("a full cart takes no further product, but more of what it holds", () => {
    const full = Array.from({ length: maxLines }, (_, index) => ({
      product: { ...onion, id: String(index + 1) },
      quantity: 1,
    }));
    expect(add(full, { ...onion, id: "999" })).toBe(full);
    expect(quantityOf(add(full, onion), "3")).toBe(2);
  });
});

describe("what was taken out", () => {
  test("comes back to where it stood", () => {
    const [first, second] = both;
    if (!first || !second) throw new Error("two lines");
    expect(restoreItem([second], first, 0)).toEqual(both);
    expect(restoreItem([first], second, 1)).toEqual(both);
    expect(restoreItem([], first, 5)).toEqual([first]);
  });

  test("does not come back twice", () => {
    expect(restoreItem(both, { product: onion, quantity: 9 }, 0)).toBe(both);
  });

  test("an order carries away its pieces and leaves what was added meanwhile", () => {
    const pieces = [
      { id: "3", quantity: 2 },
      { id: "68", quantity: 1 },
    ];
    expect(removeOrdered(both, pieces)).toEqual([{ product: eggs, quantity: 2 }]);
    expect(removeOrdered(both, [...pieces, { id: "68", quantity: 2 }])).toEqual([]);
  });
});

describe("DECISIONS 22: a storage that is old or broken", () => {
  test.each([undefined, null, 7, "cart", {}, { lines: [] }])("%j is an empty cart", (stored) => {
    expect(sanitizeCart(stored)).toEqual([]);
  });

  test("what is not a line is left out, the rest stays", () => {
    const broken = [
      null,
      {},
      { product: null },
      { product: { id: "x", price: 1 } },
      { product: { id: 0, price: 1 } },
      { product: { id: "3x", price: 1 } },
      { product: { id: "x3", price: 1 } },
      { product: { id: "1234567890123456", price: 1 } },
      { product: { id: ["3"], price: 1 } },
      { product: { id: "4", price: -1 } },
      { product: { id: "4", price: "dear" } },
      { product: { id: "4" } },
      "a line",
    ];
    expect(sanitizeCart([...broken, ...both])).toEqual(both);
  });

  test("what a line lacks is blank, and an offer that is none goes", () => {
    const bare = { product: { id: "3", price: 0, name: 7, originalPrice: 0 } };
    expect(sanitizeCart([bare])).toEqual([
      { product: { id: "3", name: "", price: 0, image: "", weight: "", tint: "" }, quantity: 1 },
    ]);
  });

  test("everything that a line shows stays", () => {
    const whole = { ...eggs, image: "/eggs.svg", weight: "12 pcs", tint: "dairy-eggs" };
    expect(sanitizeCart([{ product: whole, quantity: "2" }])).toEqual([{ product: whole, quantity: 2 }]);
  });

  test("ids that were numbers are text", () => {
    expect(sanitizeCart([{ product: { ...onion, id: 3 }, quantity: 1 }])[0]?.product.id).toBe("3");
  });

  test("doubles are joined and amounts put within bounds", () => {
    const stored = [
      { product: onion, quantity: 60 },
      { product: { ...onion, id: 3 }, quantity: 60 },
      { product: eggs, quantity: "many" },
    ];
    expect(sanitizeCart(stored)).toEqual([
      { product: onion, quantity: maxQuantity },
      { product: eggs, quantity: 1 },
    ]);
  });

  test("a price that moved stays marked", () => {
    expect(sanitizeCart([{ product: onion, quantity: 1, priceBefore: 80 }])[0]?.priceBefore).toBe(80);
    expect(sanitizeCart([{ product: onion, quantity: 1, priceBefore: "80" }])[0]).toEqual({
      product: onion,
      quantity: 1,
    });
    const marked = [{ ...both[0], priceBefore: 80 }, both[1]];
    expect(sanitizeCart(marked.toReversed())).toEqual(marked.toReversed());
  });
});
