import { useCallback, useEffect, useRef, useState } from "react";
import { call } from "../api/client.ts";
import { listProducts } from "../catalogue/contract.ts";
import { currentCart, replaceCart, useCartKnown } from "./cart-store.ts";
import { announcedCart, type Products, productsOf } from "./compare.ts";

const staleAfterMs = 60_000;
const nothing: Products = new Map();

/**
 * The current products of the cart: loaded when the page opens, and when it is looked at again after a minute. The cart takes over
 * their names and prices.
 */
export function useCurrentProducts(): { products: Products; unreachable: boolean; load: () => void } {
  const known = useCartKnown();
  const [products, setProducts] = useState(nothing);
  const [unreachable, setUnreachable] = useState(false);
  const loadedAt = useRef(0);

  const load = useCallback(async () => {
    const ids = currentCart().map(({ product }) => product.id);
    loadedAt.current = Date.now();
    if (ids.length === 0) return;
    const result = await call(listProducts, { ids: ids.join(","), view: "card" });
    setUnreachable(!result.ok);
    if (!result.ok) return;
    const now = productsOf(ids, result.value.data);
    setProducts(now);
    replaceCart(announcedCart(currentCart(), now));
  }, []);

  useEffect(() => {
    if (!known) return;
    void load();
    const again = () => {
      if (document.visibilityState === "visible" && Date.now() - loadedAt.current > staleAfterMs) void load();
    };
    window.addEventListener("focus", again);
    window.addEventListener("online", load);
    document.addEventListener("visibilitychange", again);
    return () => {
      window.removeEventListener("focus", again);
      window.removeEventListener("online", load);
      document.removeEventListener("visibilitychange", again);
    };
  }, [known, load]);

  return { products, unreachable, load };
}
