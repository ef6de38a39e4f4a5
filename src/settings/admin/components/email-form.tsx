import { call } from "#src/api/client/client.ts";
import { FormFrame } from "#src/kit/form/form-frame.tsx";
import { TextVariables } from "#src/kit/form/text-variables.tsx";
import { UnsavedBar } from "#src/kit/form/unsaved-bar.tsx";
import { useTextForm } from "#src/kit/form/use-text-form.ts";
import { m } from "#src/language/messages.ts";
import { maxBody, maxSubject } from "#src/settings/rules.ts";
import { Button } from "#src/ui/buttons/button.tsx";
import { toast } from "#src/ui/dialog/toast.ts";
import { Note } from "#src/ui/display/note.tsx";
import { Field } from "#src/ui/form/field.tsx";
import { TextArea } from "#src/ui/form/text-area.tsx";
import { changeEmailText, type EmailTextOf, tryEmailText } from "../contract.ts";
import { EmailPreview } from "./email-preview.tsx";

type EmailFormProps = { name: string; text: EmailTextOf; onSaved: () => void };

const valuesOf = ({ subject, body }: EmailTextOf) => ({ subject, body });

const languageNames = { en: m.office_english, bn: m.office_bengali };

/** The text of an e-mail in one language, with a preview. It can be sent to the viewer before it is saved. */
export function EmailForm({ name, text, onSaved }: EmailFormProps) {
  const { email, language, values: examples } = text;
  const state = useTextForm({
    text,
    operation: changeEmailText,
    valuesOf,
    inputOf: (typed, version) => ({ email, language, ...typed, version }),
    saved: m.settings_email_saved,
    onSaved,
  });
  const { base, values, theirs, changed, busy, problem, discard, change } = state;
  const labels = { subject: m.common_subject(), body: m.settings_body() };
  const sendTest = async () => {
    const result = await call(tryEmailText, { email, language, ...values });
    if (!result.ok && result.problem.errors) state.refuse(result.problem.errors);
    else toast({ text: result.ok ? m.settings_tried({ email: result.value.to }) : result.problem.message });
  };
  const isDefaultText = base.subject === base.own.subject && base.body === base.own.body;
  return (
    <FormFrame form={state} label={`${name}, ${languageNames[language]()}`} className="grid gap-3">
      {problem && <Note look="error">{problem.message}</Note>}
      {theirs && (
        <EmailPreview language={language} subject={theirs.subject} body={theirs.body} values={examples} />
      )}
      <div className="grid items-start gap-3 xl:grid-cols-[minmax(0,1fr)_24.375rem]">
        <section className="grid gap-4 rounded-card bg-card p-4 shadow-rest">
          <h3 className="text-sub">{languageNames[language]()}</h3>
          <Field
            {...state.field("subject")}
            size="small"
            lang={language}
            label={labels.subject}
            maxLength={maxSubject}
            autoComplete="off"
          />
          <TextArea
            {...state.field("body")}
            lang={language}
            label={labels.body}
            hint={<TextVariables hint={m.settings_body_hint()} values={examples} />}
            maxLength={maxBody}
          />
          <div className="flex flex-wrap gap-2">
            <Button variant="second" size="dense" onClick={() => void sendTest()}>
              {m.settings_try()}
            </Button>
            {!isDefaultText && (
              <Button variant="quiet" size="dense" onClick={() => change(base.own)}>
                {m.settings_own_words()}
              </Button>
            )}
          </div>
        </section>
        <EmailPreview language={language} {...values} values={examples} />
      </div>
      <UnsavedBar fields={changed.map((field) => labels[field])} busy={busy} onDiscard={discard} />
    </FormFrame>
  );
}
