import Banknote from "lucide-react/icons/banknote";
import { type ReactNode, type RefObject, useId, useState } from "react";
import { m } from "../../../language/messages.ts";
import { bangladeshiMobile } from "../../../language/phone.ts";
import { Check } from "../../../ui/form/check.tsx";
import { Field } from "../../../ui/form/field.tsx";
import { RadioCard } from "../../../ui/form/radio-card.tsx";
import { TextArea } from "../../../ui/form/text-area.tsx";
import { Panel } from "../../../ui/layout/card.tsx";
import type { Typed } from "../typed.ts";

type AddressFieldsProps = FreeAddressProps & {
  /** The choice among saved places, where there are some; with it chosen, nothing needs to be typed. */
  children?: ReactNode;
  free: boolean;
  /** Whether what is typed is to be saved; absent: nobody is asked. */
  save?: { wanted: boolean; onChange: (wanted: boolean) => void } | undefined;
};

type FreeAddressProps = {
  typed: Typed;
  onType: (field: keyof Typed, text: string) => void;
  errors: Partial<Typed>;
  /** While an order is on its way, what it says stays as it was sent. */
  locked: boolean;
  refs: { address: RefObject<HTMLTextAreaElement | null>; mobile: RefObject<HTMLInputElement | null> };
};

/** Where to bring it, whom to call, how it is paid. */
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

function FreeAddress({ typed, onType, errors, locked, refs }: FreeAddressProps) {
  const [leftMobile, setLeftMobile] = useState(typed.mobile !== "");
  const odd = leftMobile && typed.mobile.trim() !== "" && !bangladeshiMobile(typed.mobile) && !errors.mobile;
  return (
    <>
      <TextArea
        ref={refs.address}
        name="address_details"
        label={m.checkout_address()}
        placeholder={m.checkout_address_hint()}
        autoComplete="street-address"
        maxLength={500}
        required
        value={typed.address}
        error={errors.address}
        readOnly={locked}
        onChange={(event) => onType("address", event.currentTarget.value)}
      />
      <Field
        ref={refs.mobile}
        name="mobile_no"
        type="tel"
        inputMode="tel"
        label={m.checkout_mobile()}
        hint={<MobileHint odd={odd} />}
        autoComplete="tel"
        maxLength={30}
        required
        value={typed.mobile}
        error={errors.mobile}
        readOnly={locked}
        onFocus={() => setLeftMobile(false)}
        onBlur={() => setLeftMobile(true)}
        onChange={(event) => onType("mobile", event.currentTarget.value)}
      />
    </>
  );
}

/** In one place, so that nothing moves under the finger that leaves the field for the button. */
const MobileHint = ({ odd }: { odd: boolean }) => (
  <span role="status" className={odd ? "text-ink" : ""}>
    {odd ? m.checkout_mobile_odd() : m.checkout_mobile_hint()}
  </span>
);
