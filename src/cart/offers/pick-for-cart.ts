import { feeFor } from "#src/delivery/fee.ts";
import type { OfferedArea } from "#src/delivery/line/last-area.ts";
import { toPoisha, toTaka } from "#src/language/numbers/money.ts";
import {
  type KnownDelivery,
  type KnownOffers,
  type Picked,
  pickOffer,
} from "#src/offers/buying/pick-offer.ts";
import type { Cart } from "../cart.ts";

/** The offer that an order of this cart has. */
export const pickForCart = (cart: Cart, delivery: KnownDelivery | undefined, offers: KnownOffers): Picked =>
  pickOffer(
    cart.map(({ product, quantity }) => ({
      productId: Number(product.id),
      pricePoisha: toPoisha(product.price),
      quantity,
      isWeighed: product.stepGrams !== undefined,
    })),
    delivery,
    offers,
  );

/** The delivery of items that cost `itemsTotal` taka to an area. */
export const toKnownDelivery = (itemsTotal: number, area: OfferedArea): KnownDelivery => ({
  fee: feeFor(itemsTotal, area),
  areaId: area.id,
  freeFrom: area.free_from,
});

/**
 * The total in taka from which an offer makes delivery free: 0 if it does already, undefined if no next offer does.
 */
export function freeFromByOffer({ isFreeDelivery, missing }: Picked): number | undefined {
  if (isFreeDelivery) return 0;
  if (missing?.offer.kind !== "delivery" || missing.offer.amountPoisha !== null) return undefined;
  return toTaka(missing.offer.fromPoisha);
}
