import { useState } from "react";
import { toKnownDelivery } from "#src/cart/offers/pick-for-cart.ts";
import type { OfferedArea } from "#src/delivery/line/last-area.ts";
import { useAdminLoad } from "#src/kit/use-admin-load.ts";
import { toPoisha } from "#src/language/numbers/money.ts";
import { type EnteredCode, pickOffer } from "#src/offers/buying/pick-offer.ts";
import { findOrderOffers } from "#src/offers/contract.ts";
import { type DraftLine, totalOfDraft } from "#src/orders/admin/editing/edit-draft.ts";

/** The offer on an order that staff take on the phone. The server also knows what the customer has used up. */
export function usePhoneOffer(lines: readonly DraftLine[], area: OfferedArea | undefined) {
  const [entered, enter] = useState<EnteredCode>();
  const products = lines.flatMap(({ product }) => product.id ?? []).sort((a, b) => a - b);
  const loaded = useAdminLoad(findOrderOffers, { products }, { loadWhile: lines.length > 0 });
  const picked = pickOffer(
    lines.map(({ product, quantity, stepGrams }) => ({
      productId: product.id ?? null,
      pricePoisha: toPoisha(product.price),
      quantity,
      isWeighed: stepGrams !== undefined,
    })),
    area && toKnownDelivery(totalOfDraft(lines), area),
    { running: loaded.value?.data ?? [], entered },
  );
  return { entered, enter, picked, load: loaded.load };
}
