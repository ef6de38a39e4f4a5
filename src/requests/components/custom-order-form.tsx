import { call } from "#src/api/client/client.ts";
import { maxName } from "#src/api/limits.ts";
import { maxAddressDetails, maxMobile } from "#src/identity/addresses/rules.ts";
import { currentSession } from "#src/identity/session/session-store.ts";
import { m } from "#src/language/messages.ts";
import { Field } from "#src/ui/form/field.tsx";
import { TextArea } from "#src/ui/form/text-area.tsx";
import { checkCustomOrder, customOrderFields } from "../checks.ts";
import { requestCustomOrder } from "../contract.ts";
import { draftKeys } from "../draft-keys.ts";
import { maxRequest } from "../rules.ts";
import { useRequestForm } from "../use-request-form.ts";
import { RequestForm } from "./request-form.tsx";

type CustomOrderFormProps = {
  /** The search term or product that the shopper came from, to begin with; empty without one. */
  item: string;
  shop: { email: string; phone: string } | undefined;
};

export function CustomOrderForm({ item, shop }: CustomOrderFormProps) {
  const { field, ...request } = useRequestForm({
    draftKey: draftKeys.customOrder,
    fields: customOrderFields,
    check: checkCustomOrder,
    send: (values, idempotencyKey) =>
      call(requestCustomOrder, values, { idempotencyKey, fallbackMessage: "" }),
    readKnown: () => {
      const user = currentSession()?.user;
      return user ? { customer_name: user.name, ...(user.email && { customer_email: user.email }) } : {};
    },
  });
  return (
    <RequestForm request={request} sendLabel={m.custom_order_send()} shop={shop}>
      <TextArea
        {...field("order_details")}
        label={m.custom_order_details()}
        placeholder={m.custom_order_details_hint()}
        defaultValue={item}
        maxLength={maxRequest}
        required
      />
      <Field
        {...field("customer_name")}
        label={m.common_name()}
        autoComplete="name"
        maxLength={maxName}
        required
      />
      <Field
        {...field("customer_phone")}
        type="tel"
        label={m.request_phone()}
        hint={m.custom_order_phone_hint()}
        autoComplete="tel"
        maxLength={maxMobile}
        required
      />
      <TextArea
        {...field("delivery_address")}
        label={m.common_delivery_address()}
        placeholder={m.custom_order_address_hint()}
        autoComplete="street-address"
        maxLength={maxAddressDetails}
        required
      />
      <Field
        {...field("customer_email")}
        type="email"
        label={m.common_email()}
        aside={m.request_optional()}
        autoComplete="email"
      />
    </RequestForm>
  );
}
