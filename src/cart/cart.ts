import { toPoisha, toTaka } from "../language/numbers/money.ts";
import { maxLines, maxQuantity } from "./rules.ts";

/** A snapshot of a product when it was added. Prices in taka. */
export type CartProduct = {
  /** Compared as text everywhere (DECISIONS 22). */
  id: string;
  name: string;
  price: number;
  originalPrice?: number;
  image: string;
  weight: string;
  tint: string;
  /** Grams of one step of goods sold by weight. */
  stepGrams?: number;
};

export type CartItem = {
  product: CartProduct;
  quantity: number;
  /** The price before an increase that the user has not accepted yet. */
  priceBefore?: number;
};

export type Cart = readonly CartItem[];

/** Adds to the product's item, or appends one (SPEC 4). A full cart is unchanged. */
export function add(cart: Cart, product: CartProduct, quantity = 1): Cart {
  const line = cart.find((item) => item.product.id === product.id);
  if (line) return setQuantity(cart, product.id, line.quantity + quantity);
  return cart.length >= maxLines ? cart : [...cart, { product, quantity: clampQuantity(quantity) }];
}

/** Sets an item's quantity; 0 or less removes it (SPEC 4). */
export function setQuantity(cart: Cart, id: string, quantity: number): Cart {
  if (quantity <= 0) return remove(cart, id);
  return cart.map((line) => (line.product.id === id ? { ...line, quantity: clampQuantity(quantity) } : line));
}

export function remove(cart: Cart, id: string): Cart {
  return cart.filter((line) => line.product.id !== id);
}

/** Restores a removed item at its position, unless it was added again in the meantime. */
export function restoreItem(cart: Cart, line: CartItem, index: number): Cart {
  const isInCart = cart.some((item) => item.product.id === line.product.id);
  return isInCart ? cart : [...cart.slice(0, index), line, ...cart.slice(index)];
}

/** Removes the ordered pieces; pieces added in the meantime are kept. */
export function removeOrdered(cart: Cart, pieces: { id: string; quantity: number }[]): Cart {
  return pieces.reduce<Cart>(
    (remainingCart, { id, quantity }) =>
      setQuantity(remainingCart, id, quantityOf(remainingCart, id) - quantity),
    cart,
  );
}

/** The total in taka. */
export function cartTotal(cart: Cart): number {
  return toTaka(cart.reduce((sum, { product, quantity }) => sum + toPoisha(product.price) * quantity, 0));
}

/** The savings compared with the original prices, in taka. */
export function cartSavings(cart: Cart): number {
  const lineSavings = ({ product: { price, originalPrice = price }, quantity }: CartItem) =>
    toPoisha(originalPrice - price) * quantity;
  return toTaka(cart.reduce((sum, line) => sum + lineSavings(line), 0));
}

/** Whether the cart has goods sold by weight, whose final price depends on the packed weight. */
export const isEstimate = (cart: Cart): boolean =>
  cart.some(({ product }) => product.stepGrams !== undefined);

/** Pieces in the cart, including sold-out products; goods sold by weight count as one. */
export function countPieces(cart: Cart): number {
  return cart.reduce((sum, { product, quantity }) => sum + (product.stepGrams ? 1 : quantity), 0);
}

export function quantityOf(cart: Cart, id: string): number {
  return cart.find((line) => line.product.id === id)?.quantity ?? 0;
}

/** Sanitises a stored cart: drops invalid items, merges repeated ones and clamps quantities. */
export function sanitizeCart(stored: unknown): Cart {
  const lines = Array.isArray(stored) ? stored : [];
  return lines.reduce<Cart>((cart, entry) => {
    const line = readLine(entry);
    if (!line) return cart;
    const next = add(cart, line.product, line.quantity);
    const { priceBefore, product } = line;
    if (priceBefore === undefined) return next;
    return next.map((item) => (item.product.id === product.id ? { ...item, priceBefore } : item));
  }, []);
}

/** At most 15 digits, so that it is also a safe number. */
const productIdPattern = /^[1-9][0-9]{0,14}$/;

function readLine(value: unknown): CartItem | undefined {
  if (typeof value !== "object" || value === null) return undefined;
  const { product, quantity, priceBefore } = value as {
    product?: Record<string, unknown> | null;
    quantity?: unknown;
    priceBefore?: unknown;
  };
  const id = product?.id;
  const price = Number(product?.price);
  if ((typeof id !== "string" && typeof id !== "number") || !productIdPattern.test(String(id)))
    return undefined;
  if (!Number.isFinite(price) || price < 0) return undefined;
  const pieces = Math.trunc(Number(quantity));
  const readText = (key: string) => (typeof product?.[key] === "string" ? String(product[key]) : "");
  const storedOriginalPrice = Number(product?.originalPrice);
  return {
    product: {
      id: String(id),
      name: readText("name"),
      price,
      ...(storedOriginalPrice > price && { originalPrice: storedOriginalPrice }),
      image: readText("image"),
      weight: readText("weight"),
      tint: readText("tint"),
      ...(isStep(product?.stepGrams) && { stepGrams: product.stepGrams }),
    },
    quantity: clampQuantity(Number.isFinite(pieces) ? pieces : 1),
    ...(typeof priceBefore === "number" && { priceBefore }),
  };
}

const isStep = (grams: unknown): grams is number => Number.isInteger(grams) && Number(grams) > 0;

const clampQuantity = (quantity: number) => Math.min(maxQuantity, Math.max(1, Math.trunc(quantity)));
