import { useEffect, useState } from "react";
import { useLoad } from "#src/api/client/use-load.ts";
import { readLastArea, rememberArea } from "#src/delivery/line/last-area.ts";
import { loadRecentOffer } from "#src/delivery/line/recent-offer.ts";
import { useSession } from "#src/identity/session/session-store.ts";
import { showLastDelivery } from "#src/orders/contract.ts";
import type { Place } from "#src/places/contract.ts";
import { readLastPlace, rememberPlace } from "#src/places/last-place.ts";

export type DeliveryLine = ReturnType<typeof useDeliveryLine>;

/**
 * The shopper's place and its offer: the place last used in this browser, else that of the last order.
 * `settled`: neither will be known without a choice.
 */
export function useDeliveryLine() {
  const [chosenPlace, setChosenPlace] = useState(readLastPlace);
  const [hasChosen, setHasChosen] = useState(false);
  // Undefined until it is known, null while signed out.
  const session = useSession();
  // The last order is loaded for a signed-in customer who has not chosen a place in this browser.
  const token = chosenPlace || hasChosen ? undefined : session?.token;
  const loadedDelivery = useLoad(showLastDelivery, {}, { loadWhile: token ?? false });
  const [lastDelivery] = loadedDelivery.value?.data ?? [];
  const place = chosenPlace ?? (hasChosen ? undefined : lastDelivery?.place);
  const placeId = place?.id;
  const loadedOffer = useLoad(loadRecentOffer, { place: placeId ?? "" }, { loadWhile: placeId ?? false });
  const offer = placeId && !loadedOffer.stale ? loadedOffer.value?.data : undefined;
  useEffect(() => {
    // Stored, so that the next page knows it at once.
    if (!chosenPlace && place) rememberPlace(place);
  }, [chosenPlace, place]);
  useEffect(() => {
    if (offer && placeId) rememberArea(placeId, offer.area);
  }, [offer, placeId]);
  return {
    place: place && (offer?.place ?? place),
    offer,
    /** The cached terms until the current ones are loaded. */
    area: offer ? offer.area : readLastArea(placeId),
    settled:
      session !== undefined &&
      (!token || loadedDelivery.value !== undefined || loadedDelivery.problem !== undefined),
    choose(next: Place | undefined) {
      rememberPlace(next);
      setChosenPlace(next);
      setHasChosen(true);
    },
  };
}
