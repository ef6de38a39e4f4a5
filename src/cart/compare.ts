import type { ProductCard } from "../catalogue/contract.ts";
import type { Cart, CartItem } from "./cart.ts";
import { toCartProduct } from "./to-cart-product.ts";

/** Current products by id; null if one no longer exists. */
export type Products = ReadonlyMap<string, ProductCard | null>;

/** What changed since the product was added. Prices in taka, `left` in pieces. */
export type CartItemChange =
  | { kind: "fell" | "rose"; before: number; now: number }
  /** Enough for the cart, but few are left. */
  | { kind: "few"; left: number }
  /** Fewer than in the cart. */
  | { kind: "short"; left: number }
  | { kind: "sold-out" }
  | { kind: "gone" };

/** The products of a response, with null for each missing id. */
export function mapProducts(ids: readonly string[], products: readonly ProductCard[]): Products {
  const productsById = new Map(products.map((product) => [String(product.id), product]));
  return new Map(ids.map((id) => [id, productsById.get(id) ?? null]));
}

/** The cart with current names and prices. A changed price stays marked until `acceptPrices`, even after a reload. */
export function toCurrentCart(cart: Cart, products: Products): Cart {
  return cart.map((line) => {
    const current = products.get(line.product.id);
    if (!current) return line;
    const { product, quantity, priceBefore = product.price } = line;
    return {
      product: toCartProduct(current),
      quantity,
      ...(priceBefore !== current.price && { priceBefore }),
    };
  });
}

/** The changes to show beside an item. A sold-out or deleted product shows no price change. */
export function findChanges(line: CartItem, products: Products): CartItemChange[] {
  const { product, quantity, priceBefore } = line;
  const current = products.get(product.id);
  if (current === null) return [{ kind: "gone" }];
  const left = current?.stock_left;
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

/** Pieces available; undefined for plenty, or until the products are loaded. */
export function findStockLeft(id: string, products: Products): number | undefined {
  const current = products.get(id);
  return current === null ? 0 : current?.stock_left;
}

/** The items that can be ordered. */
export const filterAvailable = (cart: Cart, products: Products): Cart =>
  cart.filter(({ product }) => findStockLeft(product.id, products) !== 0);

/** The cart reduced to the available stock. */
export function limitToStock(cart: Cart, products: Products): Cart {
  return filterAvailable(cart, products).map((line) => {
    const left = findStockLeft(line.product.id, products) ?? line.quantity;
    return left < line.quantity ? { ...line, quantity: left } : line;
  });
}

export const exceedsStock = (cart: Cart, products: Products): boolean =>
  cart.some(({ product, quantity }) => (findStockLeft(product.id, products) ?? quantity) < quantity);

/** Accepts the current prices of one item, or of all. */
export function acceptPrices(cart: Cart, id?: string): Cart {
  return cart.map((line) =>
    id === undefined || line.product.id === id ? { product: line.product, quantity: line.quantity } : line,
  );
}
