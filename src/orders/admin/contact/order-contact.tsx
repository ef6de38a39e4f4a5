import { useState } from "react";
import { maxAddressDetails, maxMobile } from "#src/identity/addresses/rules.ts";
import { FormFrame } from "#src/kit/form/form-frame.tsx";
import { useCallForm } from "#src/kit/form/use-call-form.ts";
import { m } from "#src/language/messages.ts";
import { toLatinDigits } from "#src/language/numbers/digits.ts";
import { formatDigits } from "#src/language/numbers/numbers.ts";
import { mayStaffChangeDelivery, progressOf } from "#src/orders/order.ts";
import { placeText } from "#src/places/place-text.ts";
import { Field } from "#src/ui/form/field.tsx";
import { TextArea } from "#src/ui/form/text-area.tsx";
import { ChangeFoot, OrderChange, type OrderChangeProps } from "../components/order-change.tsx";
import { changeContact } from "./contract.ts";

/** Staff may change address and mobile number until the order is on the way. */
export function OrderContact(props: OrderChangeProps) {
  if (!mayStaffChangeDelivery(progressOf(props.order))) return null;
  return (
    <OrderChange
      mayChange
      buttonText={m.admin_contact_change()}
      savedText={m.my_order_delivery_saved()}
      onSaved={props.onSaved}
      renderForm={(events) => <ContactForm {...props} {...events} />}
    />
  );
}

function ContactForm({ order, onSaved, onOvertaken, onClose }: OrderChangeProps & { onClose: () => void }) {
  const [contactBefore] = useState({ address_details: order.address_details, mobile_no: order.mobile_no });
  const form = useCallForm({
    values: {
      address_details: contactBefore.address_details,
      mobile_no: formatDigits(contactBefore.mobile_no),
    },
    operation: changeContact,
    inputOf: ({ address_details, mobile_no }) => ({
      id: String(order.id),
      was: contactBefore,
      address_details,
      mobile_no: toLatinDigits(mobile_no),
    }),
    onSaved: ({ data }) => onSaved(data),
    onConflict: onOvertaken,
  });
  return (
    <FormFrame form={form} className="mt-2 grid gap-3">
      <TextArea
        {...form.field("address_details")}
        autoFocus
        label={m.checkout_address()}
        maxLength={maxAddressDetails}
      />
      <Field
        {...form.field("mobile_no")}
        type="tel"
        inputMode="tel"
        label={m.common_mobile_number()}
        maxLength={maxMobile}
      />
      <p className="text-hint text-ink-soft">
        {m.admin_contact_hint({ place: placeText(order.place) || m.admin_order_place_none() })}
      </p>
      <ChangeFoot form={form} onClose={onClose} />
    </FormFrame>
  );
}
