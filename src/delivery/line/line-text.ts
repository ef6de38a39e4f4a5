import { m } from "#src/language/messages.ts";
import { formatTaka } from "#src/language/numbers/numbers.ts";
import { inPlaceText } from "#src/places/in-place-text.ts";
import type { DeliveryOffer } from "../contract.ts";
import { slotText } from "../slot-text.ts";
import type { OfferedArea } from "./last-area.ts";

/** The first free slot; undefined if all are full or closed. */
export const findFirstOpenSlot = ({ days }: DeliveryOffer) =>
  days.flatMap(({ day, slots }) =>
    slots.filter(({ state }) => state === "open").map((slot) => ({ day, from: slot.from, to: slot.to })),
  )[0];

/** "Tomorrow 8–12 in Dhanmondi"; without a free slot, why, or only the place. */
export function whenText(offer: DeliveryOffer, place: string): string {
  const slot = findFirstOpenSlot(offer);
  if (!offer.area) return m.delivery_not_here({ place });
  if (slot) return m.delivery_line({ slot: slotText(slot), place: inPlaceText(place) });
  return offer.days.length > 0 ? m.delivery_nothing_free() : place;
}

/** "৳40 delivery, free from ৳1,000". */
export function feeText({ fee, free_from: from }: OfferedArea): string {
  if (fee === 0) return m.delivery_line_free();
  if (from === undefined) return m.delivery_line_fee({ fee: formatTaka(fee) });
  return m.delivery_line_fee_free_from({ fee: formatTaka(fee), amount: formatTaka(from) });
}

/** "Tomorrow 8–12, ৳40"; without a free slot, why, or only the fee. */
export function shortText(offer: DeliveryOffer): string {
  const { area } = offer;
  if (!area) return m.delivery_not_yet();
  const isFree = area.fee === 0;
  const slot = findFirstOpenSlot(offer);
  const fee = isFree ? m.delivery_line_free_short() : formatTaka(area.fee);
  if (slot) return m.delivery_line_short({ slot: slotText(slot), fee });
  if (offer.days.length > 0) return m.delivery_nothing_free();
  return isFree ? m.delivery_line_free() : fee;
}
