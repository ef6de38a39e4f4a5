import { type FormEvent, useEffect, useRef, useState } from "react";
import type { DeliveryOffer } from "#src/delivery/contract.ts";
import { feeFor } from "#src/delivery/fee.ts";
import { maxAddressDetails, maxMobile } from "#src/identity/addresses/rules.ts";
import { SavedAddressButtons } from "#src/identity/addresses/saved-address-buttons.tsx";
import { useSavedAddresses } from "#src/identity/addresses/use-saved-addresses.ts";
import { m } from "#src/language/messages.ts";
import { toLatinDigits } from "#src/language/numbers/digits.ts";
import { formatDigits, formatTaka } from "#src/language/numbers/numbers.ts";
import { SaveFoot } from "#src/orders/components/save-foot.tsx";
import type { UnprovenPhone } from "#src/orders/phone-proof/contract.ts";
import { PhoneProofCard } from "#src/orders/phone-proof/phone-proof-card.tsx";
import { usePhoneProof } from "#src/orders/phone-proof/use-phone-proof.ts";
import { Field } from "#src/ui/form/field.tsx";
import { TextArea } from "#src/ui/form/text-area.tsx";
import { useCall } from "#src/ui/form/use-call.ts";
import { changeMyDelivery, type MyOrder } from "../contract.ts";

type DeliveryFormProps = {
  order: MyOrder;
  /** The field that gets the focus. */
  focusedField: "address" | "phone";
  onSaved: (order: MyOrder) => void;
  onClose: () => void;
  onOvertaken: () => void;
};

/** That of a chosen saved address; empty for a typed one. */
type ChosenPlace = { place?: string | undefined; street?: string | undefined };

type SeenDelivery = Pick<MyOrder, "address_details" | "mobile_no">;

/** Changes address and phone; keeps the typed values if the order is stale. */
export function DeliveryForm({ order, onSaved, onClose, onOvertaken, ...props }: DeliveryFormProps) {
  const formRef = useRef<HTMLFormElement>(null);
  const addressRef = useRef<HTMLTextAreaElement>(null);
  const phoneRef = useRef<HTMLInputElement>(null);
  const [address, setAddress] = useState(order.address_details);
  const [chosenPlace, setChosenPlace] = useState<ChosenPlace>({});
  const [mobile, setMobile] = useState(formatDigits(order.mobile_no));
  /** What the customer saw before editing, or was told since. */
  const [was, setWas] = useState<SeenDelivery>(order);
  const { busy, problem, errors, send, edited: clearError } = useCall(changeMyDelivery, formRef);
  const refusal = problem?.code === "phone_unproven" ? (problem.details as UnprovenPhone) : undefined;
  // A number other than the refused one starts a new proof.
  const unproven = refusal?.mobile_no === toLatinDigits(mobile).trim() ? refusal : undefined;
  const proof = usePhoneProof(unproven, () => void save());
  const savedAddresses = useSavedAddresses() ?? [];
  const changedTerms =
    problem?.code === "fee_changed" ? (problem.details as { delivery: DeliveryOffer }) : undefined;
  const fee =
    changedTerms?.delivery.area &&
    feeFor(order.items_total ?? order.total_price, {
      fee: changedTerms.delivery.area.fee,
      free_from: changedTerms.delivery.area.free_from,
    });
  const feeLabel = fee ? m.my_order_save_fee({ fee: formatTaka(fee) }) : undefined;
  useEffect(
    () => (props.focusedField === "address" ? addressRef : phoneRef).current?.focus(),
    [props.focusedField],
  );
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void (unproven ? proof.confirm() : save());
  };
  const save = async () => {
    const result = await send({
      number: order.number,
      was: { address_details: was.address_details, mobile_no: was.mobile_no },
      address_details: address,
      mobile_no: toLatinDigits(mobile),
      ...chosenPlace,
      // A fee has been shown: pressing Save accepts it.
      ...(fee !== undefined && { fee }),
    });
    if (result?.ok) onSaved(result.value.data);
    else if (result?.problem.code === "changed") {
      setWas({ ...was, ...(result.problem.details as Partial<SeenDelivery>) });
      onOvertaken();
    }
  };
  return (
    <form ref={formRef} method="post" noValidate onSubmit={submit} className="grid gap-4">
      <SavedAddressButtons
        addresses={savedAddresses}
        onChoose={({ address_details, mobile_no, place, street }) => {
          setAddress(address_details);
          setMobile(formatDigits(mobile_no));
          setChosenPlace({ place: place?.id, street });
        }}
      />
      <TextArea
        ref={addressRef}
        name="address_details"
        label={m.checkout_address()}
        autoComplete="street-address"
        maxLength={maxAddressDetails}
        value={address}
        error={errors.address_details}
        readOnly={busy}
        onChange={({ currentTarget }) => {
          setAddress(currentTarget.value);
          setChosenPlace({});
          clearError("address_details");
        }}
      />
      <Field
        ref={phoneRef}
        name="mobile_no"
        type="tel"
        inputMode="tel"
        label={m.common_mobile_number()}
        autoComplete="tel"
        maxLength={maxMobile}
        value={mobile}
        error={errors.mobile_no}
        readOnly={busy}
        onChange={({ currentTarget }) => {
          setMobile(currentTarget.value);
          clearError("mobile_no");
        }}
      />
      {unproven && (
        <PhoneProofCard
          proof={proof}
          onOther={() => {
            phoneRef.current?.focus();
            phoneRef.current?.select();
          }}
        />
      )}
      <SaveFoot
        onClose={onClose}
        busy={busy || proof.busy}
        problem={refusal ? undefined : problem}
        label={unproven ? m.phone_proof_confirm_save() : feeLabel}
      />
    </form>
  );
}
