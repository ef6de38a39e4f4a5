import { Problem } from "#src/api/problem.ts";
import type { DeliveryOffer } from "#src/delivery/contract.ts";
import { feeFor } from "#src/delivery/fee.ts";
import { type DeliveryTerms, findTerms, toDeliveryOffer } from "#src/delivery/find-delivery.server.ts";
import { slotText } from "#src/delivery/slot-text.ts";
import { clock } from "#src/language/dates/dates.ts";
import { m } from "#src/language/messages.ts";
import { type Poisha, toPoisha, toTaka } from "#src/language/numbers/money.ts";
import { formatTaka } from "#src/language/numbers/numbers.ts";
import type { ShopDetails } from "#src/platform/settings/shop-details.server.ts";
import type { Shop } from "#src/platform/shop.server.ts";

type DeliveryInput = {
  place?: string | undefined;
  slot?: { id: number; day: string } | undefined;
  /** The fee in taka that the shopper saw; undefined if none was sent. */
  fee?: number | undefined;
  /** Why staff ignore the minimum order and the slot's capacity; undefined if they do not. */
  exception?: string | undefined;
};

/** The terms of a new order; its slot is taken when its row is written. */
export type AgreedDelivery = {
  areaId: number;
  feePoisha: Poisha;
  minimumPoisha: Poisha;
  slot?: { id: number; day: string; from: number; to: number } | undefined;
};

/** The terms of an order's place, read before its transaction; undefined without a place. */
export const findTermsFor = async (wanted: DeliveryInput, shop: Shop): Promise<DeliveryTerms | undefined> =>
  wanted.place === undefined && wanted.slot === undefined ? undefined : findTerms(wanted.place, shop);

/**
 * Returns the delivery terms of a new order; undefined if staff agree on them by phone. Refuses with `slot_gone`
 * and `fee_changed`, with the current offer in `details`.
 */
export function agreeOnDelivery(
  wanted: DeliveryInput,
  terms: DeliveryTerms | undefined,
  lines: readonly { is_perishable: boolean }[],
  itemsTotal: Poisha,
  details: ShopDetails,
): AgreedDelivery | undefined {
  if (!terms?.has_areas || wanted.place === undefined) return undefined;
  const offer = toDeliveryOffer(wanted.place, terms, details);
  const { area } = terms;
  if (!area) {
    if (wanted.slot)
      throw slotGoneProblem(`${m.delivery_slot_not_offered()} ${m.delivery_not_sent()}`, offer);
    return undefined;
  }
  if (!area.brings_perishables && lines.some(({ is_perishable }) => is_perishable)) return undefined;
  const fee = feeFor(itemsTotal, { fee: area.fee_poisha, free_from: area.free_from_poisha ?? undefined });
  if (wanted.fee !== undefined && fee > toPoisha(wanted.fee))
    throw new Problem("fee_changed", m.delivery_fee_changed({ fee: formatTaka(toTaka(fee)) }), {
      details: { delivery: offer },
    });
  return {
    areaId: area.id,
    feePoisha: fee,
    minimumPoisha: area.min_order_poisha ?? 0,
    slot:
      wanted.slot &&
      requireOpenSlot(wanted.slot, offer, m.delivery_not_sent(), {
        evenShut: wanted.exception !== undefined,
      }),
  };
}

export type AgreedSlot = NonNullable<AgreedDelivery["slot"]>;

/** Another slot for the same place. Refuses with `slot_gone` and the current offer. */
export const agreeOnSlot = (
  wanted: { id: number; day: string },
  place: string,
  terms: DeliveryTerms,
  details: ShopDetails,
): AgreedSlot => requireOpenSlot(wanted, toDeliveryOffer(place, terms, details), m.delivery_time_stays());

/** Returns the order's own slot like `agreeOnSlot`, even if it is full. */
export const agreeOnOwnSlot = (
  ownSlot: { id: number; day: string },
  place: string,
  terms: DeliveryTerms,
  details: ShopDetails,
): AgreedSlot =>
  requireOpenSlot(ownSlot, toDeliveryOffer(place, terms, details), m.delivery_time_stays(), {
    evenFull: true,
  });

/**
 * Returns the wanted slot, or refuses with `slot_gone`. `consequence` is the message's last sentence: what this
 * means for the order. `evenShut` accepts a slot that is full, closed or over; `evenFull` only a full one.
 */
function requireOpenSlot(
  wanted: { id: number; day: string },
  offer: DeliveryOffer,
  consequence: string,
  { evenShut = false, evenFull = false } = {},
): AgreedSlot {
  const refusal = (message: string) => slotGoneProblem(`${message} ${consequence}`, offer);
  const slots = offer.days.find(({ day }) => day === wanted.day)?.slots;
  const slot = slots?.find(({ id }) => id === wanted.id);
  if (!slot) throw refusal(m.delivery_slot_not_offered());
  const chosenSlot = { ...wanted, from: slot.from, to: slot.to };
  if (evenShut) return chosenSlot;
  const text = slotText({ ...slot, day: wanted.day });
  if (slot.state === "over") throw refusal(m.delivery_slot_over({ slot: text, time: clock(slot.until) }));
  if (slot.state === "closed") throw refusal(m.delivery_slot_closed({ slot: text }));
  if (slot.state === "full" && !evenFull) throw refusal(m.delivery_slot_full({ slot: text }));
  return chosenSlot;
}

const slotGoneProblem = (message: string, delivery: DeliveryOffer) =>
  new Problem("slot_gone", message, { details: { delivery } });

/** The slot filled up while the order was written. */
export class SlotTaken extends Error {}

/** The refusal after `SlotTaken`; `consequence` is the message's last sentence: what this means for the order. */
export async function slotTakenProblem(
  wanted: DeliveryInput,
  shop: Shop,
  consequence = m.delivery_not_sent(),
): Promise<Problem> {
  const details = await shop.details.current();
  const terms = (await findTermsFor(wanted, shop)) ?? { has_areas: false, area: null };
  const offer = toDeliveryOffer(wanted.place ?? "", terms, details);
  const slots = offer.days.find(({ day }) => day === wanted.slot?.day)?.slots;
  const slot = slots?.find(({ id }) => id === wanted.slot?.id);
  const text = slot && wanted.slot ? slotText({ ...slot, day: wanted.slot.day }) : "";
  return slotGoneProblem(`${m.delivery_slot_full({ slot: text })} ${consequence}`, offer);
}
