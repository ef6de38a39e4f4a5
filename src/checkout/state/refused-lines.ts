import { type Cart, type CartItem, setQuantity } from "#src/cart/cart.ts";
import type { CartItemChange } from "#src/cart/compare.ts";
import type { ChangedLines } from "#src/orders/contract.ts";

export type ChangedLine = ChangedLines["lines"][number];

/** The cart after accepting the refusal: available quantities at current prices. */
export function applyRefusal(cart: Cart, lines: readonly ChangedLine[]): Cart {
  return lines.reduce<Cart>((remainingCart, { product_id, left, price }) => {
    const id = String(product_id);
    const pricedCart = remainingCart.map((line) => (line.product.id === id ? withPrice(line, price) : line));
    const wantedQuantity = pricedCart.find((line) => line.product.id === id)?.quantity ?? 0;
    return left === undefined || left >= wantedQuantity ? pricedCart : setQuantity(pricedCart, id, left);
  }, cart);
}

function withPrice({ product, quantity }: CartItem, price = product.price): CartItem {
  const { originalPrice, ...rest } = product;
  const hasOffer = originalPrice !== undefined && originalPrice > price;
  return { product: { ...rest, price, ...(hasOffer && { originalPrice }) }, quantity };
}

/** The change to show beside a line; undefined for an unchanged line. */
export function findLineChanges(
  { product, quantity }: CartItem,
  lines: readonly ChangedLine[],
): CartItemChange[] | undefined {
  const current = lines.find((line) => String(line.product_id) === product.id);
  if (!current) return undefined;
  const { left = quantity, price } = current;
  if (price === undefined) return [{ kind: "gone" }];
  if (left === 0) return [{ kind: "sold-out" }];
  const changes: CartItemChange[] = [];
  if (left < quantity) changes.push({ kind: "short", left });
  if (price > product.price) changes.push({ kind: "rose", before: product.price, now: price });
  return changes;
}
