import { lazy, type ReactNode, type RefObject, useId, useState } from "react";
import { maxAddressDetails, maxMobile } from "#src/identity/addresses/rules.ts";
import { bangladeshiMobile } from "#src/language/contact/phone.ts";
import { m } from "#src/language/messages.ts";
import type { DeliveryDraft, DeliveryErrors } from "#src/orders/delivery-draft.ts";
import { PlaceField } from "#src/places/choosing/place-field.tsx";
import type { RecentPlace } from "#src/places/choosing/place-finder.tsx";
import type { Place } from "#src/places/contract.ts";
import { maxStreet } from "#src/places/rules.ts";
import { useRootData } from "#src/shell/root-data.ts";
import { Check } from "#src/ui/form/check.tsx";
import { Field } from "#src/ui/form/field.tsx";
import { TextArea } from "#src/ui/form/text-area.tsx";
import { Panel } from "#src/ui/layout/card.tsx";
import { RecognisedPlace } from "./recognised-place.tsx";
import { RiderNote } from "./rider-note.tsx";

const DeliverySheet = lazy(() => import("#src/delivery/choosing/delivery-sheet.tsx"));

type AddressFieldsProps = {
  draft: DeliveryDraft;
  onType: <Field extends keyof DeliveryDraft>(field: Field, value: DeliveryDraft[Field]) => void;
  onPlace: (place: Place | undefined) => void;
  errors: DeliveryErrors;
  /** Places of earlier orders. */
  earlierPlaces: readonly RecentPlace[];
  /** Disabled while the order is sent. */
  locked: boolean;
  refs: {
    address: RefObject<HTMLTextAreaElement | null>;
    mobile: RefObject<HTMLInputElement | null>;
    area: RefObject<HTMLButtonElement | null>;
  };
  children?: ReactNode;
  /** The choice to save the address; undefined if saved already, or if no more can be. */
  saveChoice?: { wanted: boolean; onChange: (wanted: boolean) => void } | undefined;
};

/** "Where to?": place, address, mobile number and rider's note. `children` stand above the fields. */
export function AddressFields(props: AddressFieldsProps) {
  const { draft, onType, onPlace, errors, locked, refs, children } = props;
  const { earlierPlaces, saveChoice } = props;
  const heading = useId();
  const byAreas = useRootData()?.shop?.has_areas === true;
  const [hasLeftMobile, setHasLeftMobile] = useState(draft.mobile !== "");
  const isUnusualMobile =
    hasLeftMobile && draft.mobile.trim() !== "" && !bangladeshiMobile(draft.mobile) && !errors.mobile;
  return (
    <Panel aria-labelledby={heading} className="grid grid-cols-1 gap-5">
      <h2 id={heading} className="text-sub">
        {m.checkout_where()}
      </h2>
      {children}
      <PlaceField
        ref={refs.area}
        Sheet={DeliverySheet}
        place={draft.place}
        error={errors.place}
        before={earlierPlaces}
        locked={locked}
        aside={m.place_optional()}
        onChoose={onPlace}
      />
      <TextArea
        ref={refs.address}
        name="address_details"
        label={m.checkout_address()}
        placeholder={draft.place ? m.checkout_street_hint() : m.checkout_address_hint()}
        autoComplete="street-address"
        maxLength={draft.place ? maxStreet : maxAddressDetails}
        required
        value={draft.address}
        error={errors.address}
        readOnly={locked}
        onChange={(event) => onType("address", event.currentTarget.value)}
      />
      {byAreas && !locked && (
        <RecognisedPlace
          address={draft.address}
          place={draft.place}
          onChoose={(place) => {
            onPlace(place);
            refs.area.current?.focus();
          }}
        />
      )}
      <Field
        ref={refs.mobile}
        name="mobile_no"
        type="tel"
        inputMode="tel"
        label={m.common_mobile_number()}
        hint={<MobileHint isUnusual={isUnusualMobile} />}
        autoComplete="tel"
        maxLength={maxMobile}
        required
        value={draft.mobile}
        error={errors.mobile}
        readOnly={locked}
        onFocus={() => setHasLeftMobile(false)}
        onBlur={() => setHasLeftMobile(true)}
        onChange={(event) => onType("mobile", event.currentTarget.value)}
      />
      <RiderNote note={draft.note} error={errors.note} locked={locked} onType={onType} />
      {saveChoice && (
        <Check
          label={m.checkout_save_place()}
          className="-my-2.5"
          checked={saveChoice.wanted}
          disabled={locked}
          onChange={(event) => saveChoice.onChange(event.currentTarget.checked)}
        />
      )}
    </Panel>
  );
}

/** Hint and warning have the same height, so that the button does not move under a finger. */
const MobileHint = ({ isUnusual }: { isUnusual: boolean }) => (
  <span role="status" className={isUnusual ? "text-ink" : ""}>
    {isUnusual ? m.checkout_mobile_odd() : m.checkout_mobile_hint()}
  </span>
);
