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
  area: Place | undefined;
  address: string;
  note: string;
  errors: Record<string, string | undefined>;
  /** Where the customer's orders went before, without what is typed. */
  otherPlaces: readonly Delivery[];
  fillIn: (delivery: Delivery) => void;
  onArea: (place: Place | undefined) => void;
  onAddress: (text: string) => void;
  onNote: (text: string) => void;
};

/** Where an order on the phone goes. */
export function WhereFields(props: WhereFieldsProps) {
  const { area, address, note, errors, otherPlaces, fillIn, onArea, onAddress, onNote } = props;
  return (
    <>
      <PlaceField forStaff place={area} error={errors.place} onChoose={onArea} />
      <TextArea
        name="address_details"
        autoComplete="off"
        label={m.checkout_address()}
        placeholder={area ? m.checkout_street_hint() : m.checkout_address_hint()}
        maxLength={area ? maxStreet : maxAddressDetails}
        value={address}
        error={errors.address_details ?? errors.street}
        onChange={(event) => onAddress(event.currentTarget.value)}
      />
      {otherPlaces.length > 0 && (
        <ul aria-label={m.phone_order_places()} className="-mt-2 flex flex-wrap gap-2">
          {otherPlaces.map((one) => (
            <li key={one.address_details}>
              <Button variant="second" size="dense" onClick={() => fillIn(one)}>
                {one.address_details}
              </Button>
            </li>
          ))}
        </ul>
      )}
      <Field
        name="rider_note"
        size="small"
        autoComplete="off"
        label={m.place_rider_note()}
        aside={m.place_optional()}
        maxLength={maxRiderNote}
        value={note}
        error={errors.rider_note}
        onChange={(event) => onNote(event.currentTarget.value)}
      />
    </>
  );
}
