import MapPin from "lucide-react/icons/map-pin";
import Pencil from "lucide-react/icons/pencil";
import type { Address } from "../../../identity/account/contract.ts";
import { m } from "../../../language/messages.ts";
import { digits } from "../../../language/numbers/numbers.ts";
import { RadioCard } from "../../../ui/form/radio-card.tsx";
import { type DeliveryDraft, isSavedAddress } from "../delivery-draft.ts";

type SavedPlacesProps = {
  places: readonly Address[];
  draft: DeliveryDraft;
  /** Another address is chosen. */
  free: boolean;
  locked: boolean;
  /** Called without a place for another address. */
  onChoose: (place?: Address) => void;
};

/** The choice between saved addresses and another one. */
export function SavedPlaces({ places, draft, free, locked, onChoose }: SavedPlacesProps) {
  return (
    <fieldset disabled={locked} className="min-w-0">
      <legend className="mb-1.5 text-label">{m.profile_addresses()}</legend>
      <div className="grid gap-2.5">
        {places.map((place) => (
          <RadioCard
            key={place.id}
            name="place"
            checked={!free && isSavedAddress(draft, place)}
            onChange={() => onChoose(place)}
            icon={<MapPin size={24} aria-hidden className="shrink-0" />}
            title={<span className="wrap-anywhere whitespace-pre-line">{place.address_details}</span>}
            text={digits(place.mobile_no)}
          />
        ))}
        <RadioCard
          name="place"
          checked={free}
          onChange={() => onChoose()}
          icon={<Pencil size={24} aria-hidden className="shrink-0" />}
          title={m.checkout_other_place()}
        />
      </div>
    </fieldset>
  );
}
