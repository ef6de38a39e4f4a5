import { useState } from "react";
import { useNavigate } from "react-router";
import { call } from "#src/api/client/client.ts";
import { itemsText } from "#src/cart/amounts/items-text.ts";
import { add, type Cart, countPieces } from "#src/cart/cart.ts";
import { currentCart, replaceCart } from "#src/cart/cart-store.ts";
import { applyEarlierChoices } from "#src/cart/missing/if-missing-store.ts";
import { maxQuantity } from "#src/cart/rules.ts";
import { toCartProduct } from "#src/cart/to-cart-product.ts";
import { listProducts, type ProductCard } from "#src/catalogue/contract.ts";
import { localUrl } from "#src/language/locale.ts";
import { m } from "#src/language/messages.ts";
import { toast } from "#src/ui/dialog/toast.ts";
import type { Order } from "../contract.ts";
import { findChangesSinceOrder } from "./changes-since-order.ts";

/** Asks for the order's products; for 0, which no product has, if all of them are deleted. */
export const toProductQuery = ({ order_items: items }: Order) => ({
  ids: items.flatMap(({ product }) => product.id ?? []).join(",") || "0",
  view: "card" as const,
});

/**
 * Adds the available items at current prices. Goes to the checkout if nothing changed and the cart was empty,
 * else to the cart.
 */
export function useOrderAgain() {
  const [busy, setBusy] = useState<number>();
  const navigate = useNavigate();
  const again = async (order: Order) => {
    const { id, order_items: items } = order;
    setBusy(id);
    const result = await call(listProducts, toProductQuery(order));
    setBusy(undefined);
    if (!result.ok) return toast({ text: result.problem.message });
    const added = toAvailableItems(order, result.value.data);
    const cartBefore = currentCart();
    replaceCart(added.reduce((cart, { product, quantity }) => add(cart, product, quantity), cartBefore));
    if (added.length === 0) return toast({ text: m.orders_again_none() });
    const choices = items.map(({ product, if_missing }) => [product.id, if_missing] as const);
    applyEarlierChoices(order.if_missing, Object.fromEntries(choices.filter(([id, choice]) => id && choice)));
    toast({ text: addedText(order, added) });
    const changes = findChangesSinceOrder(order, result.value.data);
    const isSame = changes.gone === 0 && changes.dearer === 0 && cartBefore.length === 0;
    void navigate(localUrl(isSame ? "/checkout" : "/cart"), { viewTransition: true });
  };
  return { busy, again };
}

/** The order's items that are still sold, each with at most the pieces in stock. */
function toAvailableItems({ order_items: items }: Order, products: ProductCard[]): Cart {
  return products.reduce<Cart>((cart, product) => {
    const orderedItem = items.find((item) => String(item.product.id) === String(product.id));
    const quantity = Math.min(orderedItem?.quantity ?? 0, product.stock_left ?? maxQuantity);
    return quantity > 0 ? add(cart, toCartProduct(product), quantity) : cart;
  }, []);
}

/** How many items were added, and which ones are no longer sold. */
function addedText({ order_items: items }: Order, added: Cart): string {
  const count = itemsText(countPieces(added));
  const goneNames = items.filter(({ product }) => product.archived).map(({ product }) => product.name);
  return goneNames.length > 0
    ? m.gone_again({ items: count, names: goneNames.join(", ") })
    : m.orders_again_done({ items: count });
}
