import { useCallback, useRef } from "react";
import type { Result } from "../api/answer.ts";
import { call } from "../api/client/client.ts";
import { useLoad } from "../api/client/use-load.ts";
import { listProducts } from "../catalogue/contract.ts";
import { currentCart, replaceCart, useCartKnown } from "./cart-store.ts";
import { mapProducts, type Products, toCurrentCart } from "./compare.ts";
import { useReloadWhenStale } from "./use-reload-when-stale.ts";

const noProducts: Products = new Map();

/** The current products of the cart; updates its names and prices. Reloaded when the page is shown after a minute. */
export function useCurrentProducts(): { products: Products; unreachable: boolean; load: () => void } {
  const isCartKnown = useCartKnown();
  const loadedAt = useRef(0);
  const loadProducts = useCallback(() => {
    loadedAt.current = Date.now();
    return readProducts();
  }, []);
  const {
    value: products = noProducts,
    problem,
    load,
  } = useLoad(loadProducts, {}, { loadWhile: isCartKnown });
  useReloadWhenStale(load, loadedAt);
  return { products, unreachable: problem !== undefined, load };
}

async function readProducts(): Promise<Result<Products>> {
  const ids = currentCart().map(({ product }) => product.id);
  if (ids.length === 0) return { ok: true, value: noProducts };
  const result = await call(listProducts, { ids: ids.join(","), view: "card" });
  if (!result.ok) return result;
  const products = mapProducts(ids, result.value.data);
  replaceCart(toCurrentCart(currentCart(), products));
  return { ok: true, value: products };
}
