import { useCallback } from "react";
import { call } from "#src/api/client/client.ts";
import { useLoad } from "#src/api/client/use-load.ts";
import { listPopular } from "#src/catalogue/contract.ts";
import type { SuggestedProduct } from "./suggested.ts";

export type BoughtBefore = () => Promise<SuggestedProduct[]>;
type Offered = { popular: string[]; bought: SuggestedProduct[] };

const nothing: Offered = { popular: [], bought: [] };

/** What is offered while nothing is typed. Both lists arrive together, below the recent searches, so that nothing moves under a finger. */
export function useEmptyBox(empty: boolean, boughtBefore: BoughtBefore): Offered {
  const read = useCallback(async () => {
    const [popular, bought] = await Promise.all([call(listPopular, {}), boughtBefore().catch(() => [])]);
    return { ok: true as const, value: { popular: popular.ok ? popular.value.data : [], bought } };
  }, [boughtBefore]);
  return useLoad(read, {}, { when: empty }).value ?? nothing;
}
