import MapPin from "lucide-react/icons/map-pin";
import { useLoad } from "#src/api/client/use-load.ts";
import { m } from "#src/language/messages.ts";
import { findPlaceInAddress, type Place } from "#src/places/contract.ts";
import { placeText } from "#src/places/place-text.ts";
import { Chip } from "#src/ui/buttons/chip.tsx";
import { useDebounced } from "#src/ui/use-debounced.ts";

type RecognisedPlaceProps = {
  /** As typed. */
  address: string;
  place: Place | undefined;
  onChoose: (place: Place) => void;
};

/** Suggests the area that a typed address names. House and road numbers are not sent. */
export function RecognisedPlace({ address, place, onChoose }: RecognisedPlaceProps) {
  const searchText = useDebounced(address.replace(/\p{Nd}+/gu, " ").trim());
  const { value } = useLoad(findPlaceInAddress, { address: searchText }, { loadWhile: searchText });
  const [foundPlace] = searchText ? (value?.data ?? []) : [];
  const suggestedPlace = foundPlace?.id === place?.id ? undefined : foundPlace;
  if (place && !suggestedPlace) return null;
  return (
    <div role="status" className="-mt-3 flex min-h-11 items-center">
      {suggestedPlace ? (
        <Chip chosen={false} onClick={() => onChoose(suggestedPlace)}>
          <MapPin size={18} aria-hidden className="shrink-0 text-leaf" />
          <span>
            {placeText(suggestedPlace)} <b className="font-semibold text-leaf">{m.checkout_choose_place()}</b>
          </span>
        </Chip>
      ) : (
        <span className="text-hint text-ink-soft">{m.checkout_place_hint()}</span>
      )}
    </div>
  );
}
