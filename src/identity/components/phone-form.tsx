import type { ReactNode } from "react";
import { maxName } from "#src/api/limits.ts";
import { m } from "#src/language/messages.ts";
import { formatDigits } from "#src/language/numbers/numbers.ts";
import { Button } from "#src/ui/buttons/button.tsx";
import { Note } from "#src/ui/display/note.tsx";
import { Field } from "#src/ui/form/field.tsx";
import { maxMobile } from "../addresses/rules.ts";
import { CodeButtons, CodeField } from "../phone-codes/code-field.tsx";
import type { PhoneEntry } from "../phone-sign-in/use-phone-entry.ts";
import type { EntryKind } from "../session/use-entry.ts";

/** The same function each time, so that a field takes the focus only when it appears. */
const takeFocus = (field: HTMLInputElement | null) => field?.focus();

type PhoneFormProps = {
  entry: PhoneEntry;
  kind: EntryKind;
  /** Whether the page is hydrated: a submit before that would leave the page. */
  isHydrated: boolean;
  /** Shown above the button. */
  children: ReactNode;
};

/** Signs in or registers by mobile number: asks for the number, then for the code of the SMS. */
export function PhoneForm({ entry, kind, isHydrated, children }: PhoneFormProps) {
  const { form, sent, problem, submit, sending, entering } = entry;
  return (
    <form ref={form} method="post" noValidate onSubmit={submit} className="grid gap-5">
      {problem && <Note look="error">{problem}</Note>}
      {sent ? <CodeStep entry={entry} kind={kind} aboveButton={children} /> : <NumberField entry={entry} />}
      {!sent && children}
      {!sent && (
        <Button wide data-send type={isHydrated ? "submit" : "button"} busy={sending}>
          {sending ? m.phone_sign_in_sending() : m.phone_sign_in_send()}
        </Button>
      )}
      {sent && !entry.extraField && (
        <CodeButtons
          sending={sending || entering}
          secondsLeft={entry.secondsLeft}
          onResend={entry.resend}
          onOtherNumber={entry.otherNumber}
        />
      )}
    </form>
  );
}

const NumberField = ({ entry }: { entry: PhoneEntry }) => (
  <Field
    name="mobile_no"
    type="tel"
    label={m.common_mobile_number()}
    hint={m.phone_sign_in_hint()}
    autoComplete="tel"
    maxLength={maxMobile}
    required
    value={entry.mobile_no}
    readOnly={entry.sending}
    error={entry.errors["mobile_no"]}
    onChange={({ currentTarget: { value } }) => entry.typeMobile(value)}
  />
);

type CodeStepProps = { entry: PhoneEntry; kind: EntryKind; aboveButton: ReactNode };

/** The code, what else signing in needs (the name, or an initial of the last name), and the button. */
function CodeStep({ entry, kind, aboveButton }: CodeStepProps) {
  const { isNew, entering, errors } = entry;
  const needsInitial = entry.extraField === "initial";
  const buttonLabel = kind === "register" || isNew ? m.register_button : m.common_sign_in;
  const busyLabel = kind === "register" ? m.register_busy : m.login_busy;
  return (
    <>
      <div role="status" className="text-ink-soft">
        <CodeStepText entry={entry} />
      </div>
      <CodeField code={entry.code} error={errors["code"]} busy={entering} onType={entry.typeCode} />
      {isNew && (
        <Field
          ref={takeFocus}
          name="name"
          label={m.register_name()}
          autoComplete="name"
          maxLength={maxName}
          required
          value={entry.name}
          readOnly={entering}
          error={errors["name"]}
          onChange={({ currentTarget: { value } }) => entry.typeName(value)}
        />
      )}
      {needsInitial && (
        <Field
          ref={takeFocus}
          name="initial"
          label={m.phone_sign_in_initial_label()}
          autoComplete="off"
          maxLength={20}
          required
          value={entry.initial}
          readOnly={entering}
          error={errors["initial"]}
          onChange={({ currentTarget: { value } }) => entry.typeInitial(value)}
        />
      )}
      {aboveButton}
      <Button wide data-send type="submit" busy={entering}>
        {entering ? busyLabel() : buttonLabel()}
      </Button>
      {needsInitial && (
        <Button wide variant="second" busy={entering} onClick={entry.openNewAccount}>
          {m.phone_sign_in_new_account()}
        </Button>
      )}
    </>
  );
}

function CodeStepText({ entry }: { entry: PhoneEntry }) {
  const { sent } = entry;
  const number = formatDigits(sent?.mobile_no ?? "");
  if (entry.extraField === "name") return m.phone_sign_in_new({ number });
  if (entry.extraField === "initial") return m.phone_sign_in_initial();
  if (sent?.demoCode !== undefined) return <Note>{m.phone_sign_in_demo({ code: sent.demoCode })}</Note>;
  return m.phone_code_sent({ number });
}
