import { useEffect, useState } from "react";
import { useLoad } from "#src/api/client/use-load.ts";
import { lastArea, rememberArea } from "#src/delivery/line/last-area.ts";
import { recentOffer } from "#src/delivery/line/recent-offers.ts";
import { useSession } from "#src/identity/session/session-store.ts";
import { showLastDelivery } from "#src/orders/contract.ts";
import type { Place } from "#src/places/contract.ts";
import { lastPlace, rememberPlace } from "#src/places/last-place.ts";

export type DeliveryLine = ReturnType<typeof useDeliveryLine>;

/**
 * The shopper's place and its offer: the place last used in this browser, else that of the last order.
 * `settled`: neither will be known without a choice.
 */
export function useDeliveryLine() {
  const [here, setHere] = useState(lastPlace);
  const [chosen, setChosen] = useState(false);
  const session = useSession();
  const token = here || chosen ? false : session?.token;
  const last = useLoad(showLastDelivery, {}, { when: token ?? false });
  const [before] = last.value?.data ?? [];
  const place = here ?? (chosen ? undefined : before?.place);
  const found = place?.id;
  const loaded = useLoad(recentOffer, { place: found ?? "" }, { when: found ?? false });
  const offer = found && !loaded.stale ? loaded.value?.data : undefined;
  useEffect(() => {
    // Stored, so that the next page knows it at once.
    if (!here && place) rememberPlace(place);
  }, [here, place]);
  useEffect(() => {
    if (offer && found) rememberArea(found, offer.area);
  }, [offer, found]);
  return {
    place: place && (offer?.place ?? place),
    offer,
    /** The cached terms until the current ones are loaded. */
    area: offer ? offer.area : lastArea(found),
    settled: session !== undefined && (!token || last.value !== undefined || last.problem !== undefined),
    choose(next: Place | undefined) {
      rememberPlace(next);
      setHere(next);
      setChosen(true);
    },
  };
}
