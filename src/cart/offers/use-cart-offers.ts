import { useCallback, useRef } from "react";
import type { Result } from "#src/api/answer.ts";
import { call } from "#src/api/client/client.ts";
import { useLoad } from "#src/api/client/use-load.ts";
import { useSession } from "#src/identity/session/session-store.ts";
import { checkCode, findOrderOffers } from "#src/offers/contract.ts";
import type { Cart } from "../cart.ts";
import { useReloadWhenStale } from "../use-reload-when-stale.ts";
import { enterCode, enteredCode, rememberOffers, useKnownOffers } from "./offer-store.ts";

/**
 * The offers on an order of this cart, and the entered code with its offer. Those last seen are returned
 * until the current ones are loaded. Reloaded when the cart's products change, and as in `useReloadWhenStale`.
 */
export function useCartOffers(cart: Cart) {
  const offers = useKnownOffers();
  // Undefined until it is known, null while signed out.
  const session = useSession();
  const loadedAt = useRef(0);
  const read = useCallback((input: CartProducts) => {
    loadedAt.current = Date.now();
    return readOffers(input);
  }, []);
  const products = cart.map(({ product }) => Number(product.id)).sort((a, b) => a - b);
  const isReady = session !== undefined && products.length > 0;
  const { load } = useLoad(read, { products }, { loadWhile: isReady && (session?.token ?? true) });
  useReloadWhenStale(load, loadedAt);
  return { offers, load };
}

type CartProducts = { products: number[] };

async function readOffers({ products }: CartProducts): Promise<Result<null>> {
  const enteredBefore = enteredCode();
  const [offersResult, codeResult] = await Promise.all([
    call(findOrderOffers, { products }),
    enteredBefore && call(checkCode, { code: enteredBefore.code, products }),
  ]);
  if (enteredBefore && codeResult && enteredCode()?.code === enteredBefore.code) {
    const { code } = enteredBefore;
    if (codeResult.ok) enterCode({ code, offer: codeResult.value.data });
    else if (codeResult.problem.code === "code_refused")
      enterCode({ ...enteredBefore, refused: codeResult.problem.message });
  }
  if (!offersResult.ok) return offersResult;
  rememberOffers(offersResult.value.data);
  return { ok: true, value: null };
}
