import { useEffect } from "react";
import { useLoad } from "../../../api/client/use-load.ts";
import { type DeliveryOffer, showDelivery } from "../../../delivery/contract.ts";
import { feeFor } from "../../../delivery/fee.ts";
import { lastArea, rememberArea } from "../../../delivery/line/last-area.ts";
import { m } from "../../../language/messages.ts";
import { taka } from "../../../language/numbers/numbers.ts";
import type { DeliveryDraft } from "../delivery-draft.ts";

/**
 * What a delivery costs, in taka, and the slots to choose from; loaded anew when it was `refused`. `itemsTotal` in taka decides whether
 * it is free. Until it is known, it costs what this browser saw last of the place's area.
 */
export function useDelivery(
  { place, slot }: Pick<DeliveryDraft, "place" | "slot">,
  itemsTotal: number,
  refused: boolean,
) {
  const loaded = useLoad(showDelivery, { place: place?.id ?? "" }, { when: place?.id ?? false });
  const offer: DeliveryOffer | undefined = place && !loaded.stale ? loaded.value?.data : undefined;
  const area = offer ? offer.area : lastArea(place?.id);
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
  const isFree = offer?.days.some(
    ({ day, slots }) => day === slot?.day && slots.some((one) => one.id === slot.id && isOpen(one)),
  );
  return {
    offer,
    fee,
    feeText: fee === undefined ? undefined : fee === 0 ? m.delivery_free() : taka(fee),
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
  };
}

const isOpen = ({ state }: { state: string }) => state === "open";
