import { useCallback } from "react";
import { call } from "#src/api/client/client.ts";
import { useLoad } from "#src/api/client/use-load.ts";
import { listPopular, listProducts } from "#src/catalogue/contract.ts";
import type { EmptyBoxData, SuggestedProduct } from "./suggested.ts";

export type LoadBoughtBefore = () => Promise<SuggestedProduct[]>;

const noSuggestions: EmptyBoxData = { popular: [], bought: [], topSelling: [] };
/** Top sellers, for users who have bought nothing yet. */
const topSellersQuery = { top: true, limit: 5, view: "card" } as const;

/** The suggestions for an empty box, shown together below the recent searches, to avoid layout shifts. */
export function useEmptyBox(isEmpty: boolean, loadBought: LoadBoughtBefore): EmptyBoxData {
  const readEmptyBox = useCallback(async () => {
    const [popular, bought] = await Promise.all([call(listPopular, {}), loadBought().catch(() => [])]);
    const top = bought.length === 0 ? await call(listProducts, topSellersQuery) : undefined;
    return {
      ok: true as const,
      value: {
        popular: popular.ok ? popular.value.data : [],
        bought,
        topSelling: top?.ok ? top.value.data : [],
      },
    };
  }, [loadBought]);
  return useLoad(readEmptyBox, {}, { loadWhile: isEmpty }).value ?? noSuggestions;
}
