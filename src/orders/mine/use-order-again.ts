import { useState } from "react";
import { useNavigate } from "react-router";
import { call } from "#src/api/client/client.ts";
import { pieces } from "#src/cart/amounts/pieces.ts";
import { add, type Cart, countOf } from "#src/cart/cart.ts";
import { currentCart, replaceCart } from "#src/cart/cart-store.ts";
import { takeOver } from "#src/cart/missing/if-missing-store.ts";
import { maxQuantity } from "#src/cart/rules.ts";
import { toCartProduct } from "#src/cart/to-cart-product.ts";
import { listProducts } from "#src/catalogue/contract.ts";
import { localUrl } from "#src/language/locale.ts";
import { m } from "#src/language/messages.ts";
import { toast } from "#src/ui/dialog/toast.ts";
import type { Order } from "../contract.ts";
import { changesSinceOrder } from "./since-then.ts";

export const productsOf = ({ order_items: items }: Order) => ({
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
    const result = await call(listProducts, productsOf(order));
    setBusy(undefined);
    if (!result.ok) return toast({ text: result.problem.message });
    const added = result.value.data.reduce<Cart>((cart, product) => {
      const wanted = items.find((item) => String(item.product.id) === String(product.id))?.quantity ?? 0;
      const quantity = Math.min(wanted, product.stock_left ?? maxQuantity);
      return quantity > 0 ? add(cart, toCartProduct(product), quantity) : cart;
    }, []);
    const before = currentCart();
    replaceCart(added.reduce((cart, { product, quantity }) => add(cart, product, quantity), before));
    if (added.length === 0) return toast({ text: m.orders_again_none() });
    const count = pieces(countOf(added));
    const chosen = items.map(({ product, if_missing }) => [product.id, if_missing] as const);
    takeOver(order.if_missing, Object.fromEntries(chosen.filter(([id, choice]) => id && choice)));
    const gone = items.filter(({ product }) => product.archived).map(({ product }) => product.name);
    const text =
      gone.length > 0
        ? m.gone_again({ items: count, names: gone.join(", ") })
        : m.orders_again_done({ items: count });
    toast({ text });
    const since = changesSinceOrder(order, result.value.data);
    const isSame = since.gone === 0 && since.dearer === 0 && before.length === 0;
    void navigate(localUrl(isSame ? "/checkout" : "/cart"), { viewTransition: true });
  };
  return { busy, again };
}
