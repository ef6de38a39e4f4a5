import type { ProductCard } from "../catalogue/contract.ts";
import type { Cart, CartItem } from "./cart.ts";
import { toCartProduct } from "./components/to-cart-product.ts";

/** What the shop said of the products it was asked about, by id: the product as it is now, or null where it is gone. */
export type Products = ReadonlyMap<string, ProductCard | null>;

/** What is no longer as it was when the shopper put it into the cart. Prices in taka, `left` in pieces. */
export type CartItemChange =
  | { kind: "fell" | "rose"; before: number; now: number }
  /** Enough, but the last ones. */
  | { kind: "few"; left: number }
  /** Fewer than wanted. */
  | { kind: "short"; left: number }
  | { kind: "sold-out" }
  | { kind: "gone" };

/** The shop's answer to a question about `ids`. */
export function productsOf(ids: readonly string[], products: readonly ProductCard[]): Products {
  const found = new Map(products.map((product) => [String(product.id), product]));
  return new Map(ids.map((id) => [id, found.get(id) ?? null]));
}

/** The cart with names and prices of now. A price that moved stays marked until `agreed`, even after a reload. */
export function announcedCart(cart: Cart, products: Products): Cart {
  return cart.map((line) => {
    const now = products.get(line.product.id);
    if (!now) return line;
    const { product, quantity, priceBefore = product.price } = line;
    return { product: toCartProduct(now), quantity, ...(priceBefore !== now.price && { priceBefore }) };
  });
}

/** What to say by one line. A product that cannot be had says nothing of its price. */
export function changesOf(line: CartItem, products: Products): CartItemChange[] {
  const { product, quantity, priceBefore } = line;
  const now = products.get(product.id);
  if (now === null) return [{ kind: "gone" }];
  const left = now?.stock_left;
  if (left === 0) return [{ kind: "sold-out" }];
  const changes: CartItemChange[] = [];
  if (priceBefore !== undefined && priceBefore !== product.price)
    changes.push({
      kind: priceBefore > product.price ? "fell" : "rose",
      before: priceBefore,
      now: product.price,
    });
  if (left !== undefined) changes.push({ kind: left < quantity ? "short" : "few", left });
  return changes;
}

/** Pieces of it that can be had; undefined for plenty, or until the shop has answered. */
export function leftOf(id: string, products: Products): number | undefined {
  const now = products.get(id);
  return now === null ? 0 : now?.stock_left;
}

/** The lines that can be ordered at all. */
export const available = (cart: Cart, products: Products): Cart =>
  cart.filter(({ product }) => leftOf(product.id, products) !== 0);

/** The cart with only what can be had: the rest is taken out, or down to what is left. */
export function correctedCart(cart: Cart, products: Products): Cart {
  return available(cart, products).map((line) => {
    const left = leftOf(line.product.id, products) ?? line.quantity;
    return left < line.quantity ? { ...line, quantity: left } : line;
  });
}

/** Whether the cart asks for more than there is. */
export const exceedsStock = (cart: Cart, products: Products): boolean =>
  cart.some(({ product, quantity }) => (leftOf(product.id, products) ?? quantity) < quantity);

/** The shopper has seen the prices of now and goes on; one line, or all of them. */
export function agreed(cart: Cart, id?: string): Cart {
  return cart.map((line) =>
    id === undefined || line.product.id === id ? { product: line.product, quantity: line.quantity } : line,
  );
}
