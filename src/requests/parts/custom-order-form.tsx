import { tell } from "../../basics/door.ts";
import { currentSession } from "../../identity/session-store.ts";
import { m } from "../../language/words.ts";
import { Field } from "../../ui/form/field.tsx";
import { TextArea } from "../../ui/form/text-area.tsx";
import { checkCustomOrder, customOrderFields } from "../checks.ts";
import { askForCustomOrder } from "../contract.ts";
import { useRequestForm } from "../use-request-form.ts";
import { RequestOutcome } from "./request-outcome.tsx";
import { RobotField } from "./robot-field.tsx";
import { SendButton } from "./send-button.tsx";

type CustomOrderFormProps = {
  /** What is asked for, as the page before knows it. */
  item: string;
  shop: { email: string; phone: string } | undefined;
};

/** What somebody needs that is not on the shelf, and where to bring it. */
export function CustomOrderForm({ item, shop }: CustomOrderFormProps) {
  const { form, busy, alive, errors, trouble, done, outcome } = useRequestForm({
    name: "custom-order",
    fields: customOrderFields,
    check: checkCustomOrder,
    send: (asked) => tell(askForCustomOrder, asked),
    known: () => {
      const user = currentSession()?.user;
      return user ? { customer_name: user.name, customer_email: user.email } : {};
    },
  });
  return (
    <form {...form} method="post" noValidate className="grid gap-5">
      <TextArea
        name="order_details"
        label={m.custom_order_details()}
        placeholder={m.custom_order_details_hint()}
        defaultValue={item}
        maxLength={4000}
        required
        readOnly={busy}
        error={errors.order_details}
      />
      <Field
        name="customer_name"
        label={m.request_name()}
        autoComplete="name"
        maxLength={100}
        required
        readOnly={busy}
        error={errors.customer_name}
      />
      <Field
        name="customer_phone"
        type="tel"
        inputMode="tel"
        label={m.request_phone()}
        hint={m.custom_order_phone_hint()}
        autoComplete="tel"
        maxLength={30}
        required
        readOnly={busy}
        error={errors.customer_phone}
      />
      <TextArea
        name="delivery_address"
        label={m.custom_order_address()}
        placeholder={m.custom_order_address_hint()}
        autoComplete="street-address"
        maxLength={500}
        required
        readOnly={busy}
        error={errors.delivery_address}
      />
      <Field
        name="customer_email"
        type="email"
        inputMode="email"
        label={m.request_email()}
        aside={m.request_optional()}
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={254}
        readOnly={busy}
        error={errors.customer_email}
      />
      <RobotField />
      <RequestOutcome ref={outcome} trouble={trouble} done={done} />
      <SendButton words={m.custom_order_send()} busy={busy} alive={alive} shop={shop} />
    </form>
  );
}
