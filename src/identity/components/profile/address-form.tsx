import { type FormEvent, useEffect, useRef, useState } from "react";
import { type Address, addAddress } from "#src/identity/account/contract.ts";
import { maxAddressDetails, maxMobile } from "#src/identity/addresses/rules.ts";
import { isPlausiblePhone } from "#src/language/contact/phone.ts";
import { m } from "#src/language/messages.ts";
import { PlaceField } from "#src/places/choosing/place-field.tsx";
import type { Place } from "#src/places/contract.ts";
import { addressText } from "#src/places/place-text.ts";
import { maxRiderNote, maxStreet } from "#src/places/rules.ts";
import { Button } from "#src/ui/buttons/button.tsx";
import { Field } from "#src/ui/form/field.tsx";
import { TextArea } from "#src/ui/form/text-area.tsx";
import { useCall } from "#src/ui/form/use-call.ts";
import { Refusal } from "./refusal.tsx";

type AddressFormProps = { onAdded: (address: Address) => void; onCancel: () => void };

export function AddressForm({ onAdded, onCancel }: AddressFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const [place, setPlace] = useState<Place>();
  const { busy, problem, errors, send, refuse, edited } = useCall(addAddress, form);
  useEffect(() => {
    form.current?.querySelector("textarea")?.focus();
  }, []);
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    const readField = (name: string) => String(data.get(name) ?? "").trim();
    const street = readField("address_details");
    const draft = { address_details: street, mobile_no: readField("mobile_no") };
    if (refuse(findMistakes(draft))) return;
    const result = await send({
      ...draft,
      address_details: addressText(street, place),
      rider_note: readField("rider_note"),
      ...(place && { place: place.id, street }),
    });
    if (result?.ok) onAdded(result.value.address);
  };
  return (
    <form ref={form} method="post" noValidate onSubmit={submit} className="grid gap-5">
      <Refusal message={problem?.message} />
      <PlaceField place={place} error={errors["place"]} locked={busy} onChoose={setPlace} />
      <TextArea
        name="address_details"
        label={m.common_address()}
        autoComplete="street-address"
        maxLength={place ? maxStreet : maxAddressDetails}
        required
        readOnly={busy}
        error={errors["address_details"] ?? errors["street"]}
        onChange={() => edited("address_details")}
      />
      <TextArea
        name="rider_note"
        rows={2}
        label={m.place_rider_note()}
        aside={m.place_optional()}
        autoComplete="off"
        maxLength={maxRiderNote}
        readOnly={busy}
        error={errors["rider_note"]}
        onChange={() => edited("rider_note")}
      />
      <Field
        name="mobile_no"
        type="tel"
        inputMode="tel"
        label={m.common_mobile_number()}
        autoComplete="tel"
        maxLength={maxMobile}
        required
        readOnly={busy}
        error={errors["mobile_no"]}
        onChange={() => edited("mobile_no")}
      />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" busy={busy} className="max-sm:flex-1">
          {busy ? m.common_saving() : m.profile_address_keep()}
        </Button>
        <Button variant="quiet" onClick={onCancel}>
          {m.profile_address_cancel()}
        </Button>
      </div>
    </form>
  );
}

function findMistakes({ address_details, mobile_no }: { address_details: string; mobile_no: string }) {
  const fieldErrors: Record<string, string> = {};
  if (address_details === "") fieldErrors["address_details"] = m.checkout_address_missing();
  if (mobile_no === "") fieldErrors["mobile_no"] = m.checkout_mobile_missing();
  else if (!isPlausiblePhone(mobile_no)) fieldErrors["mobile_no"] = m.checkout_mobile_implausible();
  return fieldErrors;
}
