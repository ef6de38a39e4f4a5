import MapPin from "lucide-react/icons/map-pin";
import Pencil from "lucide-react/icons/pencil";
import type { ReactNode } from "react";
import type { Address } from "#src/identity/account/contract.ts";
import { m } from "#src/language/messages.ts";
import { formatDigits } from "#src/language/numbers/numbers.ts";

type SavedPlacesProps = {
  places: readonly Address[];
  /** The address that the fields show; undefined if they show another one. */
  shownAddress: Address | undefined;
  locked: boolean;
  /** Called without an address to empty the fields. */
  onFill: (address?: Address) => void;
};

/** Buttons that fill in a saved address, or empty the fields. */
export function SavedPlaces({ places, shownAddress, locked, onFill }: SavedPlacesProps) {
  return (
    <fieldset disabled={locked} className="min-w-0">
      <legend className="mb-1.5 text-label">{m.profile_addresses()}</legend>
      <div className="grid gap-2 sm:grid-cols-2">
        {places.map((place) => (
          <FillButton
            key={place.id}
            icon={<MapPin size={20} aria-hidden className="shrink-0 text-leaf" />}
            pressed={shownAddress?.id === place.id}
            onPress={() => onFill(place)}
            text={formatDigits(place.mobile_no)}
          >
            {place.address_details}
          </FillButton>
        ))}
        <FillButton
          icon={<Pencil size={20} aria-hidden className="shrink-0 text-leaf" />}
          pressed={shownAddress === undefined}
          onPress={() => onFill()}
        >
          {m.checkout_other_place()}
        </FillButton>
      </div>
    </fieldset>
  );
}

type FillButtonProps = {
  icon: ReactNode;
  pressed: boolean;
  onPress: () => void;
  text?: string;
  children: string;
};

const FillButton = ({ icon, pressed, onPress, text, children }: FillButtonProps) => (
  <button
    type="button"
    aria-pressed={pressed}
    onClick={onPress}
    className={`press flex min-h-13 min-w-0 items-center gap-3 rounded-field border px-3.5 py-2 text-left ${pressed ? "border-leaf bg-leaf-tint" : "border-field bg-card hover:bg-leaf-tint"}`}
  >
    {icon}
    <span className="min-w-0 flex-1">
      <span className="line-clamp-2 font-medium wrap-anywhere">{children}</span>{" "}
      {text && <span className="block text-hint text-ink-soft">{text}</span>}
    </span>
  </button>
);
