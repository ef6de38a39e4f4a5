import { useEffect } from "react";
import type { Result } from "#src/api/answer.ts";
import { call } from "#src/api/client/client.ts";
import { useLoad } from "#src/api/client/use-load.ts";
import { listProducts, type ProductCard } from "#src/catalogue/contract.ts";
import { m } from "#src/language/messages.ts";
import { countFormatter } from "../amounts/quantity-text.ts";
import { quantityOf } from "../cart.ts";
import { addToCart, currentCart, renderCart, withoutRender } from "../cart-store.ts";
import { type CartItemChange, findChanges, mapProducts } from "../compare.ts";
import { findMaxQuantity } from "../put-in-cart.ts";
import { maxLines } from "../rules.ts";
import { toCartProduct } from "../to-cart-product.ts";
import { type CartLink, countCartLinkOpened, showCartLink } from "./contract.ts";
import { rememberCartLink, rememberOpened } from "./links-store.ts";

type LinkedItem = CartLink["items"][number];

/** A product of a link as it is now. */
export type SharedItem = Pick<LinkedItem, "quantity"> & {
  id: string;
  /** Undefined if it no longer exists. */
  product?: ProductCard | undefined;
  /** The changes since the link was created. */
  changes: SharedChange[];
  /** It can be put into the cart: neither archived nor sold out. */
  sold: boolean;
};

/** `offer-ended` instead of `rose` if an offer had lowered the price. */
export type SharedChange = CartItemChange | { kind: "offer-ended"; before: number; now: number };

export type OpenedCart = Pick<CartLink, "created_at" | "ends_at"> & { items: SharedItem[] };

/** The current products of a link. Counts the opening once per browser. */
export function useSharedCart(code: string) {
  const state = useLoad(readShared, code);
  const isLoaded = state.value !== undefined;
  useEffect(() => {
    if (isLoaded && rememberOpened(code)) void call(countCartLinkOpened, { code });
  }, [isLoaded, code]);
  return state;
}

async function readShared(code: string): Promise<Result<OpenedCart>> {
  const link = await call(showCartLink, { code });
  if (!link.ok) return link;
  const { created_at, ends_at, items } = link.value.data;
  const ids = items.map(({ product_id: id }) => String(id));
  const list = await call(listProducts, { ids: ids.join(","), view: "card", archived: true });
  if (!list.ok) return list;
  const products = mapProducts(ids, list.value.data);
  const sharedItems = items.map((item) =>
    toSharedItem(item, products.get(String(item.product_id)) ?? undefined),
  );
  return { ok: true, value: { created_at, ends_at, items: sharedItems } };
}

function toSharedItem(
  { product_id, quantity, price, regular_price }: LinkedItem,
  product: ProductCard | undefined,
): SharedItem {
  const id = String(product_id);
  if (!product || product.archived)
    return { id, quantity, product, changes: [{ kind: "gone" }], sold: false };
  const line = { product: toCartProduct(product), quantity, priceBefore: price };
  const hasOfferEnded = regular_price !== undefined && line.product.originalPrice === undefined;
  const changes = findChanges(line, mapProducts([id], [product])).map(
    (change): SharedChange =>
      change.kind === "rose" && hasOfferEnded ? { ...change, kind: "offer-ended" } : change,
  );
  return { id, quantity, product, changes, sold: product.stock_left !== 0 };
}

/**
 * Adds products of a link to the cart, within the stock and the limits of a cart. Returns the number of
 * products added, and a message for each that could not be added in full.
 */
export function addSharedItems(
  code: string,
  items: readonly SharedItem[],
): { added: number; leftOut: string[] } {
  const outcomes = withoutRender(() => items.map(addItem));
  renderCart();
  const ids = items.filter((_, index) => outcomes[index]?.added).map(({ id }) => id);
  if (ids.length > 0) rememberCartLink(code, ids);
  return { added: ids.length, leftOut: outcomes.flatMap(({ reason }) => reason ?? []) };
}

/** The pieces added, and the reason if these are not all. */
type ItemOutcome = { added: number; reason?: string };

function addItem({ id, product, quantity, sold }: SharedItem): ItemOutcome {
  const name = product?.name || m.cart_nameless();
  if (!product || product.archived) return { added: 0, reason: m.shared_cart_left_out_gone({ name }) };
  if (!sold) return { added: 0, reason: m.shared_cart_left_out_sold_out({ name }) };
  const cart = currentCart();
  const previousQuantity = quantityOf(cart, id);
  if (previousQuantity === 0 && cart.length >= maxLines)
    return { added: 0, reason: m.shared_cart_left_out_full({ name }) };
  const added = Math.max(0, Math.min(quantity, findMaxQuantity(product) - previousQuantity));
  if (added > 0) addToCart(toCartProduct(product), added);
  if (added === quantity) return { added };
  const formatPieces = countFormatter(product.step_grams);
  return {
    added,
    reason: m.shared_cart_left_out_fewer({
      name,
      added: formatPieces(added),
      wanted: formatPieces(quantity),
    }),
  };
}
