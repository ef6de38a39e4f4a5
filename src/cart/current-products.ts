import { useCallback, useRef } from "react";
import type { Result } from "../api/answer.ts";
import { call } from "../api/client/client.ts";
import { useLoad } from "../api/client/use-load.ts";
import { listProducts } from "../catalogue/contract.ts";
import { currentCart, replaceCart, useCartKnown } from "./cart-store.ts";
import { announcedCart, type Products, productsOf } from "./compare.ts";
import { useLoadingAgain } from "./use-loading-again.ts";

const none: Products = new Map();

/** The current products of the cart; updates its names and prices. Reloaded when the page is shown after a minute. */
export function useCurrentProducts(): { products: Products; unreachable: boolean; load: () => void } {
  const known = useCartKnown();
  const loadedAt = useRef(0);
  const read = useCallback(() => {
    loadedAt.current = Date.now();
    return readProducts();
  }, []);
  const { value: products = none, problem, load } = useLoad(read, {}, { when: known });
  useLoadingAgain(load, loadedAt);
  return { products, unreachable: problem !== undefined, load };
}

async function readProducts(): Promise<Result<Products>> {
  const ids = currentCart().map(({ product }) => product.id);
  if (ids.length === 0) return { ok: true, value: none };
  const result = await call(listProducts, { ids: ids.join(","), view: "card" });
  if (!result.ok) return result;
  const products = productsOf(ids, result.value.data);
  replaceCart(announcedCart(currentCart(), products));
  return { ok: true, value: products };
}
