import ChevronRight from "lucide-react/icons/chevron-right";
import Truck from "lucide-react/icons/truck";
import { feeText, whenText } from "#src/delivery/line/line-text.ts";
import { m } from "#src/language/messages.ts";
import { inPlaceText } from "#src/places/in-place-text.ts";
import { PlaceButton } from "./place-button.tsx";
import type { DeliveryLine } from "./use-delivery-line.ts";

type DeliveryCardProps = DeliveryLine & {
  /** The product is perishable. */
  perishable?: boolean;
};

/** "Tomorrow 8–12 in Dhanmondi" over the fee; the whole card opens the place sheet. */
export function DeliveryCard({ place, offer, area, choose, perishable = false }: DeliveryCardProps) {
  const isTooFar = perishable && offer?.area?.perishables === false;
  // Until the offer is loaded, the place is taken to be served.
  const isServed = !offer || (offer.area && !isTooFar);
  const titleText = () => {
    if (!place) return m.delivery_line_choose();
    if (isTooFar) return m.delivery_too_far({ place: inPlaceText(place.name) });
    return offer ? whenText(offer, place.name) : place.name;
  };
  return (
    <PlaceButton
      place={place}
      onChoose={choose}
      className="flex min-h-17 w-full items-center gap-3 rounded-panel bg-card p-3 text-left shadow-rest hover:bg-leaf-tint"
    >
      <Truck size={22} aria-hidden className="ml-1 shrink-0 text-leaf" />
      <span className="min-w-0 flex-1">
        <span
          className={`grid items-center text-name font-press max-lg:min-h-[2lh] ${isServed ? "" : "text-turmeric-ink"}`}
        >
          {titleText()}
        </span>
        <span className="block min-h-5 text-hint text-ink-soft">
          {place ? area && feeText(area) : m.delivery_line_ask()}
        </span>
      </span>
      {place ? (
        <span className="px-1 text-label text-leaf">{m.common_change()}</span>
      ) : (
        <ChevronRight size={20} aria-hidden className="shrink-0 text-leaf" />
      )}
    </PlaceButton>
  );
}
