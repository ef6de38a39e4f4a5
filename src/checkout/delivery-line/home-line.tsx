import ChevronDown from "lucide-react/icons/chevron-down";
import MapPin from "lucide-react/icons/map-pin";
import { shortText } from "#src/delivery/line/line-text.ts";
import { m } from "#src/language/messages.ts";
import { PlaceButton } from "./place-button.tsx";
import { useDeliveryLine } from "./use-delivery-line.ts";

/** The place and its delivery in one line of the home page; it opens the place sheet. */
export default function HomeLine() {
  const { place, offer, settled, choose } = useDeliveryLine();
  if (!place && !settled) return null;
  return (
    <PlaceButton
      place={place}
      onChoose={choose}
      className="-mx-2 flex min-h-11 min-w-0 lg:max-w-full items-center gap-2 rounded-small px-2 text-left hover:bg-leaf-tint max-lg:w-[calc(100%+16px)]"
    >
      <MapPin size={20} aria-hidden className="shrink-0 text-leaf" />
      <span className="min-w-0 truncate max-lg:flex-1">
        <b className="font-press">{place?.name ?? m.delivery_line_choose()}</b>
        {place && offer && (
          <span className={offer.area ? "" : "text-turmeric-ink"}> · {shortText(offer)}</span>
        )}
      </span>
      <ChevronDown size={20} aria-hidden className="shrink-0 text-leaf" />
    </PlaceButton>
  );
}
