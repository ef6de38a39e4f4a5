import { useState } from "react";
import { useNavigate } from "react-router";
import { call } from "../../api/client/client.ts";
import { pieces } from "../../cart/amounts/pieces.ts";
import { add } from "../../cart/cart.ts";
import { currentCart, replaceCart } from "../../cart/cart-store.ts";
import { takeOver } from "../../cart/missing/if-missing-store.ts";
import { maxQuantity } from "../../cart/rules.ts";
import { toCartProduct } from "../../cart/to-cart-product.ts";
import { listProducts } from "../../catalogue/contract.ts";
import { here } from "../../language/locale.ts";
import { m } from "../../language/messages.ts";
import { toast } from "../../ui/dialog/toast.ts";
import type { Order } from "../contract.ts";

/** The input that loads the products of an order as they are now. */
export const productsOf = ({ order_items: items }: Order) => ({
  ids: items.flatMap(({ product }) => product.id ?? []).join(",") || "0",
  view: "card" as const,
});

/** Puts the items of an order into the cart again, at current prices, as far as they are available. */
export function useOrderAgain() {
  const [busy, setBusy] = useState<number>();
  const navigate = useNavigate();
  const again = async (order: Order) => {
    const { id, order_items: items } = order;
    setBusy(id);
    const result = await call(listProducts, productsOf(order));
    setBusy(undefined);
    if (!result.ok) return toast({ text: result.problem.message });
    const had = currentCart();
    let count = 0;
    const next = result.value.data.reduce((cart, product) => {
      const wanted = items.find((item) => item.product.id === String(product.id))?.quantity ?? 0;
      const quantity = Math.min(wanted, product.stock_left ?? maxQuantity);
      count += quantity;
      return quantity > 0 ? add(cart, toCartProduct(product), quantity) : cart;
    }, had);
    replaceCart(next);
    if (count === 0) return toast({ text: m.orders_again_none() });
    const chosen = items.map(({ product, if_missing }) => [product.id, if_missing] as const);
    takeOver(order.if_missing, Object.fromEntries(chosen.filter(([id, choice]) => id && choice)));
    const gone = items.filter(({ product }) => product.archived).map(({ product }) => product.name);
    const undo = { label: m.cart_view(), run: () => void navigate(here("/cart")) };
    const text =
      gone.length > 0
        ? m.gone_again({ items: pieces(count), names: gone.join(", ") })
        : m.orders_again_done({ items: pieces(count) });
    toast({ text, undo });
  };
  return { busy, again };
}
