import { useCallback, useRef } from "react";
import type { Result } from "#src/api/answer.ts";
import { call } from "#src/api/client/client.ts";
import { useLoad } from "#src/api/client/use-load.ts";
import { useSession } from "#src/identity/session/session-store.ts";
import { checkCode, findOrderOffers } from "#src/offers/contract.ts";
import type { Cart } from "../cart.ts";
import { useLoadingAgain } from "../use-loading-again.ts";
import { enterCode, enteredCode, rememberOffers, useKnownOffers } from "./offer-store.ts";

/**
 * The offers on an order of this cart, and the entered code with its offer. Those last seen are returned
 * until the current ones are loaded. Reloaded when the cart's products change, and as in `useLoadingAgain`.
 */
export function useCartOffers(cart: Cart) {
  const offers = useKnownOffers();
  const session = useSession();
  const loadedAt = useRef(0);
  const read = useCallback((input: CartProducts) => {
    loadedAt.current = Date.now();
    return readOffers(input);
  }, []);
  const products = cart.map(({ product }) => Number(product.id)).sort((a, b) => a - b);
  const isReady = session !== undefined && products.length > 0;
  const { load } = useLoad(read, { products }, { when: isReady && (session?.token ?? true) });
  useLoadingAgain(load, loadedAt);
  return { offers, load };
}

type CartProducts = { products: number[] };

async function readOffers({ products }: CartProducts): Promise<Result<null>> {
  const before = enteredCode();
  const [running, checked] = await Promise.all([
    call(findOrderOffers, { products }),
    before && call(checkCode, { code: before.code, products }),
  ]);
  if (before && checked && enteredCode()?.code === before.code) {
    const { code } = before;
    if (checked.ok) enterCode({ code, offer: checked.value.data });
    else if (checked.problem.code === "code_refused")
      enterCode({ ...before, refused: checked.problem.message });
  }
  if (!running.ok) return running;
  rememberOffers(running.value.data);
  return { ok: true, value: null };
}
