import { Banknote } from "lucide-react";
import { type RefObject, useId, useState } from "react";
import { bangladeshiMobile } from "../../basics/phone.ts";
import { m } from "../../language/words.ts";
import { Field } from "../../ui/form/field.tsx";
import { RadioCard } from "../../ui/form/radio-card.tsx";
import { TextArea } from "../../ui/form/text-area.tsx";
import { Panel } from "../../ui/frame/card.tsx";
import { Note } from "../../ui/show/note.tsx";
import type { Typed } from "../checkout.ts";

type AddressFieldsProps = {
  typed: Typed;
  onType: (field: keyof Typed, text: string) => void;
  errors: Partial<Typed>;
  /** While an order is on its way, what it says stays as it was sent. */
  locked: boolean;
  refs: { address: RefObject<HTMLTextAreaElement | null>; mobile: RefObject<HTMLInputElement | null> };
};

/** Where to bring it, whom to call, how it is paid. */
export function AddressFields({ typed, onType, errors, locked, refs }: AddressFieldsProps) {
  const heading = useId();
  const [leftMobile, setLeftMobile] = useState(typed.mobile !== "");
  const odd = leftMobile && typed.mobile.trim() !== "" && !bangladeshiMobile(typed.mobile) && !errors.mobile;
  return (
    <Panel aria-labelledby={heading} className="grid gap-5">
      <h2 id={heading} className="text-sub">
        {m.checkout_where()}
      </h2>
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
      <div>
        <Field
          ref={refs.mobile}
          name="mobile_no"
          type="tel"
          inputMode="tel"
          label={m.checkout_mobile()}
          hint={m.checkout_mobile_hint()}
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
        <div role="status">{odd && <Note className="mt-2">{m.checkout_mobile_odd()}</Note>}</div>
      </div>
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
