import { useCallback, useEffect, useRef, useState } from "react";
import { tell } from "../api/client.ts";
import { listProducts } from "../catalogue/contract.ts";
import { currentBasket, replaceBasket, useBasketKnown } from "./cart-store.ts";
import { type Goods, goodsOf, toldBasket } from "./compare.ts";

const staleAfterMs = 60_000;
const nothing: Goods = new Map();

/**
 * What the shop says now of the products in the basket: asked when the page opens, and when it is looked at again
 * after a minute. The basket's names and prices follow the answer.
 */
export function useGoodsNow(): { goods: Goods; unreachable: boolean; ask: () => void } {
  const known = useBasketKnown();
  const [goods, setGoods] = useState(nothing);
  const [unreachable, setUnreachable] = useState(false);
  const askedAt = useRef(0);

  const ask = useCallback(async () => {
    const ids = currentBasket().map(({ product }) => product.id);
    askedAt.current = Date.now();
    if (ids.length === 0) return;
    const told = await tell(listProducts, { ids: ids.join(","), view: "card" });
    setUnreachable(!told.ok);
    if (!told.ok) return;
    const now = goodsOf(ids, told.value.data);
    setGoods(now);
    replaceBasket(toldBasket(currentBasket(), now));
  }, []);

  useEffect(() => {
    if (!known) return;
    void ask();
    const again = () => {
      if (document.visibilityState === "visible" && Date.now() - askedAt.current > staleAfterMs) void ask();
    };
    window.addEventListener("focus", again);
    window.addEventListener("online", ask);
    document.addEventListener("visibilitychange", again);
    return () => {
      window.removeEventListener("focus", again);
      window.removeEventListener("online", ask);
      document.removeEventListener("visibilitychange", again);
    };
  }, [known, ask]);

  return { goods, unreachable, ask };
}
