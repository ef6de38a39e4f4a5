import type { RefCallback } from "react";
import { maxAddressDetails } from "#src/identity/addresses/rules.ts";
import { m } from "#src/language/messages.ts";
import type { Delivery } from "#src/orders/contract.ts";
import { PlaceField } from "#src/places/choosing/place-field.tsx";
import type { Place } from "#src/places/contract.ts";
import { maxRiderNote, maxStreet } from "#src/places/rules.ts";
import { Button } from "#src/ui/buttons/button.tsx";
import { Field } from "#src/ui/form/field.tsx";
import { TextArea } from "#src/ui/form/text-area.tsx";

type WhereFieldsProps = {
  place: Place | undefined;
  field: (name: "address_details" | "rider_note") => {
    error: string | undefined;
    ref: RefCallback<HTMLInputElement | HTMLTextAreaElement>;
  };
  errors: Partial<Record<string, string>>;
  /** Where earlier orders of the caller went, to fill in with a press. */
  otherPlaces: readonly Delivery[];
  fillIn: (delivery: Delivery) => void;
  onPlace: (place: Place | undefined) => void;
};

/** Where a phone order goes: its place, street and rider's note. */
export function WhereFields({ place, field, errors, otherPlaces, fillIn, onPlace }: WhereFieldsProps) {
  return (
    <>
      <PlaceField forStaff place={place} error={errors.place} onChoose={onPlace} />
      <TextArea
        {...field("address_details")}
        autoComplete="off"
        label={m.checkout_address()}
        placeholder={place ? m.checkout_street_hint() : m.checkout_address_hint()}
        maxLength={place ? maxStreet : maxAddressDetails}
      />
      {otherPlaces.length > 0 && (
        <ul aria-label={m.phone_order_places()} className="-mt-2 flex flex-wrap gap-2">
          {otherPlaces.map((otherPlace) => (
            <li key={otherPlace.address_details}>
              <Button variant="second" size="dense" onClick={() => fillIn(otherPlace)}>
                {otherPlace.address_details}
              </Button>
            </li>
          ))}
        </ul>
      )}
      <Field
        {...field("rider_note")}
        size="small"
        autoComplete="off"
        label={m.place_rider_note()}
        aside={m.place_optional()}
        maxLength={maxRiderNote}
      />
    </>
  );
}
