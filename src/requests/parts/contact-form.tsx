import { tell } from "../../basics/door.ts";
import { currentSession } from "../../identity/session-store.ts";
import { m } from "../../language/words.ts";
import { Field } from "../../ui/form/field.tsx";
import { TextArea } from "../../ui/form/text-area.tsx";
import { checkContact, contactFields } from "../checks.ts";
import { sendContactMessage } from "../contract.ts";
import { useRequestForm } from "../use-request-form.ts";
import { RequestOutcome } from "./request-outcome.tsx";
import { RobotField } from "./robot-field.tsx";
import { SendButton } from "./send-button.tsx";

type ContactFormProps = { shop: { email: string; phone: string } | undefined };

/** A message to the shop. */
export function ContactForm({ shop }: ContactFormProps) {
  const { form, busy, alive, errors, trouble, done, outcome } = useRequestForm({
    name: "contact",
    fields: contactFields,
    check: checkContact,
    send: (asked) => tell(sendContactMessage, asked),
    known: () => {
      const user = currentSession()?.user;
      return user ? { name: user.name, email: user.email } : {};
    },
  });
  return (
    <form {...form} method="post" noValidate className="grid gap-5">
      <div className="grid gap-5 md:grid-cols-2">
        <Field
          name="name"
          label={m.request_name()}
          autoComplete="name"
          maxLength={100}
          required
          readOnly={busy}
          error={errors.name}
        />
        <Field
          name="email"
          type="email"
          inputMode="email"
          label={m.request_email()}
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={254}
          required
          readOnly={busy}
          error={errors.email}
        />
      </div>
      <Field
        name="subject"
        label={m.contact_subject()}
        maxLength={200}
        required
        readOnly={busy}
        error={errors.subject}
      />
      <TextArea
        name="message"
        label={m.contact_message()}
        hint={m.contact_message_hint()}
        maxLength={4000}
        required
        readOnly={busy}
        error={errors.message}
      />
      <RobotField />
      <RequestOutcome ref={outcome} trouble={trouble} done={done} />
      <SendButton words={m.contact_send()} busy={busy} alive={alive} shop={shop} />
    </form>
  );
}
