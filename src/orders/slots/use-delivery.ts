import { useEffect } from "react";
import { useLoad } from "#src/api/client/use-load.ts";
import { type DeliveryOffer, showDelivery } from "#src/delivery/contract.ts";
import { feeFor } from "#src/delivery/fee.ts";
import { lastArea, rememberArea } from "#src/delivery/line/last-area.ts";
import { m } from "#src/language/messages.ts";
import { taka } from "#src/language/numbers/numbers.ts";
import type { DeliveryDraft } from "../delivery-draft.ts";

/**
 * What a delivery costs, in taka, and the slots to choose from; loaded anew when it was `refused`. `itemsTotal` in taka decides whether
 * it is free, `perishable` whether it goes to every area; with `evenShut` a slot that is full or closed can be chosen. Until it is known, it costs what this browser saw last of the place's area.
 */
export function useDelivery(
  { place, slot }: Pick<DeliveryDraft, "place" | "slot">,
  itemsTotal: number,
  refused: boolean,
  perishable = false,
  evenShut = false,
) {
  const loaded = useLoad(showDelivery, { place: place?.id ?? "" }, { when: place?.id ?? false });
  const offer: DeliveryOffer | undefined = place && !loaded.stale ? loaded.value?.data : undefined;
  const known = offer ? offer.area : lastArea(place?.id);
  const isTooFar = perishable && known?.perishables === false;
  const area = isTooFar ? undefined : known;
  const fee = area && feeFor(itemsTotal, area);
  const open = offer?.days.some(({ slots }) => slots.some(isOpen)) ?? false;
  const { load } = loaded;
  useEffect(() => {
    if (refused) void load();
  }, [refused, load]);
  const placeId = place?.id;
  useEffect(() => {
    if (offer && placeId) rememberArea(placeId, offer.area);
  }, [offer, placeId]);
  const isFree =
    area &&
    offer?.days.some(
      ({ day, slots }) =>
        day === slot?.day && slots.some((one) => one.id === slot.id && (evenShut || isOpen(one))),
    );
  return {
    offer,
    /** The area that it goes to, with its terms. */
    area,
    fee,
    feeText: fee === undefined ? undefined : fee === 0 ? m.common_free() : taka(fee),
    /** The chosen slot, as long as it is free. */
    slot: isFree ? slot : undefined,
    /** It could not be loaded. */
    failed: loaded.problem !== undefined && !offer,
    /** It is being loaded, and there were times to choose the last time. */
    awaited: area !== undefined && !offer && loaded.problem === undefined,
    loading: loaded.loading,
    load,
    /** Whether there is a time to choose. */
    open,
    /** The shop has areas, and this place is in none of them. */
    elsewhere: offer?.places_open === true && !offer.area,
    /** Something in the order does not go to this area. */
    isTooFar,
  };
}

const isOpen = ({ state }: { state: string }) => state === "open";
