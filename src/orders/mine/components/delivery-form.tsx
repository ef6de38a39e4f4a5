import { type FormEvent, useEffect, useRef, useState } from "react";
import { maxAddressDetails, maxMobile } from "../../../identity/addresses/rules.ts";
import { useSavedAddresses } from "../../../identity/addresses/use-saved-addresses.ts";
import { m } from "../../../language/messages.ts";
import { toLatinDigits } from "../../../language/numbers/digits.ts";
import { digits } from "../../../language/numbers/numbers.ts";
import { Button } from "../../../ui/buttons/button.tsx";
import { Field } from "../../../ui/form/field.tsx";
import { TextArea } from "../../../ui/form/text-area.tsx";
import { useCall } from "../../../ui/form/use-call.ts";
import { SaveFoot } from "../../components/save-foot.tsx";
import type { UnprovenPhone } from "../../phone-proof/contract.ts";
import { PhoneProofCard } from "../../phone-proof/phone-proof-card.tsx";
import { usePhoneProof } from "../../phone-proof/use-phone-proof.ts";
import { changeMyDelivery, type MyOrder } from "../contract.ts";

type DeliveryFormProps = {
  order: MyOrder;
  /** The field that has the focus first. */
  first: "address" | "phone";
  onSaved: (order: MyOrder) => void;
  onClose: () => void;
  onOvertaken: () => void;
};

/** Another address and phone for an order; what is typed stays where the order was changed meanwhile. */
export function DeliveryForm({ order, first, onSaved, onClose, onOvertaken }: DeliveryFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const area = useRef<HTMLTextAreaElement>(null);
  const tel = useRef<HTMLInputElement>(null);
  const [address, setAddress] = useState(order.address_details);
  const [where, setWhere] = useState<{ place?: string | undefined; street?: string | undefined }>({});
  const [mobile, setMobile] = useState(digits(order.mobile_no));
  const { busy, problem, errors, send, edited } = useCall(changeMyDelivery, form);
  const refusal = problem?.code === "phone_unproven" ? (problem.details as UnprovenPhone) : undefined;
  // Another number than the one that was refused is refused anew.
  const unproven = refusal?.mobile_no === toLatinDigits(mobile).trim() ? refusal : undefined;
  const proof = usePhoneProof(unproven, () => void save());
  const saved = useSavedAddresses() ?? [];
  useEffect(() => (first === "address" ? area : tel).current?.focus(), [first]);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void (unproven ? proof.confirm() : save());
  };
  const save = async () => {
    const { number, address_details, mobile_no } = order;
    const was = { address_details, mobile_no };
    const result = await send({
      ...{ number, was },
      ...{ address_details: address, mobile_no: toLatinDigits(mobile), ...where },
    });
    if (result?.ok) onSaved(result.value.data);
    else if (result?.problem.code === "changed") onOvertaken();
  };
  return (
    <form ref={form} method="post" noValidate onSubmit={submit} className="grid gap-4">
      {saved.length > 0 && (
        <div className="flex flex-wrap gap-2">
          {saved.map((place) => (
            <Button
              key={place.id}
              variant="second"
              size="small"
              className="max-w-full"
              onClick={() => {
                setAddress(place.address_details);
                setMobile(digits(place.mobile_no));
                setWhere({ place: place.place?.id, street: place.street });
              }}
            >
              <span className="truncate">{place.address_details}</span>
            </Button>
          ))}
        </div>
      )}
      <TextArea
        ref={area}
        name="address_details"
        label={m.checkout_address()}
        autoComplete="street-address"
        maxLength={maxAddressDetails}
        value={address}
        error={errors.address_details}
        readOnly={busy}
        onChange={({ currentTarget }) => {
          setAddress(currentTarget.value);
          setWhere({});
          edited("address_details");
        }}
      />
      <Field
        ref={tel}
        name="mobile_no"
        type="tel"
        inputMode="tel"
        label={m.checkout_mobile()}
        autoComplete="tel"
        maxLength={maxMobile}
        value={mobile}
        error={errors.mobile_no}
        readOnly={busy}
        onChange={({ currentTarget }) => {
          setMobile(currentTarget.value);
          edited("mobile_no");
        }}
      />
      {unproven && (
        <PhoneProofCard
          proof={proof}
          onOther={() => {
            tel.current?.focus();
            tel.current?.select();
          }}
        />
      )}
      <SaveFoot
        {...{ onClose, busy: busy || proof.busy }}
        problem={refusal ? undefined : problem}
        label={unproven && m.phone_proof_confirm_save()}
      />
    </form>
  );
}
