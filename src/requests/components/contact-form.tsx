import { call } from "#src/api/client/client.ts";
import { maxName } from "#src/api/limits.ts";
import { currentSession } from "#src/identity/session/session-store.ts";
import { m } from "#src/language/messages.ts";
import { Field } from "#src/ui/form/field.tsx";
import { TextArea } from "#src/ui/form/text-area.tsx";
import { checkContact, contactFields } from "../checks.ts";
import { sendContactMessage } from "../contract.ts";
import { draftKeys } from "../draft-keys.ts";
import { maxRequest, maxSubject } from "../rules.ts";
import { useRequestForm } from "../use-request-form.ts";
import { RequestForm } from "./request-form.tsx";

type ContactFormProps = { shop: { email: string; phone: string } | undefined };

export function ContactForm({ shop }: ContactFormProps) {
  const { field, ...request } = useRequestForm({
    draftKey: draftKeys.contact,
    fields: contactFields,
    check: checkContact,
    send: (values, idempotencyKey) =>
      call(sendContactMessage, values, { idempotencyKey, fallbackMessage: "" }),
    readKnown: () => {
      const user = currentSession()?.user;
      return user ? { name: user.name, ...(user.email && { email: user.email }) } : {};
    },
  });
  return (
    <RequestForm request={request} sendLabel={m.contact_send()} shop={shop}>
      <div className="grid gap-5 md:grid-cols-2">
        <Field {...field("name")} label={m.common_name()} autoComplete="name" maxLength={maxName} required />
        <Field {...field("email")} type="email" label={m.common_email()} autoComplete="email" required />
      </div>
      <Field {...field("subject")} label={m.common_subject()} maxLength={maxSubject} required />
      <TextArea
        {...field("message")}
        label={m.contact_message()}
        hint={m.contact_message_hint()}
        maxLength={maxRequest}
        required
      />
    </RequestForm>
  );
}
