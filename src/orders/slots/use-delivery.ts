import { useEffect } from "react";
import { useLoad } from "#src/api/client/use-load.ts";
import { type DeliveryOffer, showDelivery } from "#src/delivery/contract.ts";
import { feeFor } from "#src/delivery/fee.ts";
import { readLastArea, rememberArea } from "#src/delivery/line/last-area.ts";
import { m } from "#src/language/messages.ts";
import { formatTaka } from "#src/language/numbers/numbers.ts";
import type { DeliveryDraft } from "../delivery-draft.ts";

/**
 * Fee in taka and slots for a place. Cached terms are used until loaded.
 * @param itemsTotal in taka, decides on free delivery
 * @param refused whether the shop refused the order, after which the terms are reloaded
 * @param perishable whether the order has perishables, which some areas do not take
 * @param evenShut allows full and closed slots
 */
export function useDelivery(
  { place, slot }: Pick<DeliveryDraft, "place" | "slot">,
  itemsTotal: number,
  refused: boolean,
  perishable = false,
  evenShut = false,
) {
  const loaded = useLoad(showDelivery, { place: place?.id ?? "" }, { loadWhile: place?.id ?? false });
  const offer: DeliveryOffer | undefined = place && !loaded.stale ? loaded.value?.data : undefined;
  const knownArea = offer ? offer.area : readLastArea(place?.id);
  const isTooFar = perishable && knownArea?.perishables === false;
  const area = isTooFar ? undefined : knownArea;
  const fee = area && feeFor(itemsTotal, area);
  const { load } = loaded;
  useEffect(() => {
    if (refused) void load();
  }, [refused, load]);
  const placeId = place?.id;
  useEffect(() => {
    if (offer && placeId) rememberArea(placeId, offer.area);
  }, [offer, placeId]);
  const slotsOfDay = offer?.days.find(({ day }) => day === slot?.day)?.slots;
  const chosenSlot = slotsOfDay?.find(({ id }) => id === slot?.id);
  const isFree = area && chosenSlot && (evenShut || isOpen(chosenSlot));
  return {
    offer,
    /** The area with its terms. */
    area,
    fee,
    feeText: fee === undefined ? undefined : toFeeText(fee),
    /** The chosen slot while it is free. */
    slot: isFree ? slot : undefined,
    /** Whether fee and slots could not be loaded. */
    failed: loaded.problem !== undefined && !offer,
    /** Whether they are being loaded, and slots are expected because the cached terms have an area. */
    awaited: area !== undefined && !offer && loaded.problem === undefined,
    loading: loaded.loading,
    load,
    /** Whether any slot is free. */
    hasFreeSlot: offer?.days.some(({ slots }) => slots.some(isOpen)) ?? false,
    /** Whether the shop has areas, but none for this place. */
    isOutsideAreas: offer?.places_open === true && !offer.area,
    /** Whether the order has perishables that this area does not take. */
    isTooFar,
  };
}

const toFeeText = (fee: number): string => (fee === 0 ? m.common_free() : formatTaka(fee));

const isOpen = ({ state }: { state: string }) => state === "open";
