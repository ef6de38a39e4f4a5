import { useEffect, useState } from "react";
import { call } from "../../../api/client.ts";
import { listPopular } from "../../contract.ts";
import type { SuggestedProduct } from "./suggested.ts";

export type BoughtBefore = () => Promise<SuggestedProduct[]>;
type Offered = { popular: string[]; bought: SuggestedProduct[] };

const nothing: Offered = { popular: [], bought: [] };

/** What is offered while nothing is typed. Both lists arrive together, below the recent searches, so that nothing moves under a finger. */
export function useEmptyBox(empty: boolean, boughtBefore: BoughtBefore): Offered {
  const [offered, setOffered] = useState(nothing);
  useEffect(() => {
    if (!empty) return;
    let left = false;
    const popular = call(listPopular, {}).then((result) => (result.ok ? result.value.data : []));
    const bought = boughtBefore().catch(() => []);
    void Promise.all([popular, bought]).then(([words, products]) => {
      if (!left) setOffered({ popular: words, bought: products });
    });
    return () => {
      left = true;
    };
  }, [empty, boughtBefore]);
  return offered;
}
