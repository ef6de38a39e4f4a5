import Banknote from "lucide-react/icons/banknote";
import { lazy, type ReactNode, type RefObject, useId, useState } from "react";
import { maxAddressDetails, maxMobile } from "../../../identity/addresses/rules.ts";
import { bangladeshiMobile } from "../../../language/contact/phone.ts";
import { m } from "../../../language/messages.ts";
import { PlaceField } from "../../../places/choosing/place-field.tsx";
import type { PlaceBefore } from "../../../places/choosing/place-finder.tsx";
import { maxRiderNote, maxStreet } from "../../../places/rules.ts";
import { Check } from "../../../ui/form/check.tsx";
import { Field } from "../../../ui/form/field.tsx";
import { RadioCard } from "../../../ui/form/radio-card.tsx";
import { TextArea } from "../../../ui/form/text-area.tsx";
import { Panel } from "../../../ui/layout/card.tsx";
import type { DeliveryDraft, DeliveryErrors } from "../delivery-draft.ts";

/** Loaded with the first press. */
const DeliverySheet = lazy(() => import("../../../delivery/choosing/delivery-sheet.tsx"));

type AddressFieldsProps = FreeAddressProps & {
  /** The choice among saved addresses, if there are any. */
  children?: ReactNode;
  free: boolean;
  /** The choice to save the typed address; absent where no more can be saved. */
  save?: { wanted: boolean; onChange: (wanted: boolean) => void } | undefined;
};

type FreeAddressProps = {
  draft: DeliveryDraft;
  onType: <Field extends keyof DeliveryDraft>(field: Field, value: DeliveryDraft[Field]) => void;
  errors: DeliveryErrors;
  /** Places that the shop brought to before. */
  before: readonly PlaceBefore[];
  /** An order is being placed: its fields must not change. */
  locked: boolean;
  refs: {
    address: RefObject<HTMLTextAreaElement | null>;
    mobile: RefObject<HTMLInputElement | null>;
    area: RefObject<HTMLButtonElement | null>;
  };
};

/** Address, phone number and payment. */
export function AddressFields({ children, free, save, ...fields }: AddressFieldsProps) {
  const heading = useId();
  return (
    <Panel aria-labelledby={heading} className="grid grid-cols-1 gap-5">
      <h2 id={heading} className="text-sub">
        {m.checkout_where()}
      </h2>
      {children}
      {free && <FreeAddress {...fields} />}
      {free && save && (
        <Check
          label={m.checkout_save_place()}
          className="-my-2.5"
          checked={save.wanted}
          disabled={fields.locked}
          onChange={(event) => save.onChange(event.currentTarget.checked)}
        />
      )}
      <fieldset>
        <legend className="mb-1.5 text-label">{m.checkout_payment()}</legend>
        <RadioCard
          name="payment_type"
          value="cash"
          defaultChecked
          icon={<Banknote size={24} aria-hidden />}
          title={m.checkout_cash()}
          text={m.checkout_cash_text()}
        />
      </fieldset>
    </Panel>
  );
}

function FreeAddress({ draft, onType, errors, before, locked, refs }: FreeAddressProps) {
  const [leftMobile, setLeftMobile] = useState(draft.mobile !== "");
  const odd = leftMobile && draft.mobile.trim() !== "" && !bangladeshiMobile(draft.mobile) && !errors.mobile;
  return (
    <>
      <PlaceField
        ref={refs.area}
        Sheet={DeliverySheet}
        place={draft.place}
        error={errors.place}
        before={before}
        locked={locked}
        onChoose={(place) => onType("place", place)}
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
      <TextArea
        name="rider_note"
        rows={2}
        label={m.place_rider_note()}
        aside={m.place_optional()}
        placeholder={m.place_rider_note_hint()}
        autoComplete="off"
        maxLength={maxRiderNote}
        value={draft.note ?? ""}
        error={errors.note}
        readOnly={locked}
        onChange={(event) => onType("note", event.currentTarget.value)}
      />
      <Field
        ref={refs.mobile}
        name="mobile_no"
        type="tel"
        inputMode="tel"
        label={m.checkout_mobile()}
        hint={<MobileHint odd={odd} />}
        autoComplete="tel"
        maxLength={maxMobile}
        required
        value={draft.mobile}
        error={errors.mobile}
        readOnly={locked}
        onFocus={() => setLeftMobile(false)}
        onBlur={() => setLeftMobile(true)}
        onChange={(event) => onType("mobile", event.currentTarget.value)}
      />
    </>
  );
}

/** Hint and warning have the same height, so that the button does not move under a finger. */
const MobileHint = ({ odd }: { odd: boolean }) => (
  <span role="status" className={odd ? "text-ink" : ""}>
    {odd ? m.checkout_mobile_odd() : m.checkout_mobile_hint()}
  </span>
);
