import { UnsavedBar } from "../../../admin/kit/form/unsaved-bar.tsx";
import { call } from "../../../api/client/client.ts";
import { m } from "../../../language/messages.ts";
import { Button } from "../../../ui/buttons/button.tsx";
import { toast } from "../../../ui/dialog/toast.ts";
import { Note } from "../../../ui/display/note.tsx";
import { Field } from "../../../ui/form/field.tsx";
import { TextArea } from "../../../ui/form/text-area.tsx";
import { maxBody, maxSubject } from "../../rules.ts";
import { changeEmailText, type EmailTextOf, tryEmailText } from "../contract.ts";
import { useTextForm } from "../texts/use-text-form.ts";
import { EmailPreview } from "./email-preview.tsx";
import { TextMarks } from "./text-marks.tsx";

type EmailFormProps = { name: string; text: EmailTextOf; onSaved: () => void };

const draftOf = ({ subject, body }: EmailTextOf) => ({ subject, body });

const titles = { en: m.settings_language_en, bn: m.settings_language_bn };

/** The text of an e-mail in one language, as it arrives beside it. It can be sent to whoever writes it, before it is saved. */
export function EmailForm({ name, text, onSaved }: EmailFormProps) {
  const { email, language, values } = text;
  const { form, base, draft, theirs, changed, saving, change, submit, discard } = useTextForm({
    text,
    operation: changeEmailText,
    draftOf,
    inputOf: (typed, version) => ({ email, language, ...typed, version }),
    saved: m.settings_email_saved,
    onSaved,
  });
  const labels = { subject: m.settings_subject(), body: m.settings_body() };
  const attempt = async () => {
    const result = await call(tryEmailText, { email, language, ...draft });
    if (!result.ok && result.problem.errors) saving.refuse(result.problem.errors);
    else toast({ text: result.ok ? m.settings_tried({ email: result.value.to }) : result.problem.message });
  };
  const isOwn = base.subject === base.own.subject && base.body === base.own.body;
  return (
    <form
      ref={form}
      method="post"
      noValidate
      onSubmit={submit}
      aria-label={`${name}, ${titles[language]()}`}
      className="grid gap-3"
    >
      {saving.problem && <Note look="error">{saving.problem.message}</Note>}
      {theirs && (
        <EmailPreview language={language} subject={theirs.subject} body={theirs.body} values={values} />
      )}
      <div className="grid items-start gap-3 xl:grid-cols-[minmax(0,1fr)_24.375rem]">
        <section className="grid gap-4 rounded-card bg-card p-4 shadow-rest">
          <h3 className="text-sub">{titles[language]()}</h3>
          <Field
            size="small"
            name="subject"
            lang={language}
            label={labels.subject}
            maxLength={maxSubject}
            autoComplete="off"
            readOnly={saving.busy}
            value={draft.subject}
            error={saving.errors.subject}
            onChange={({ currentTarget: { value } }) => change({ subject: value })}
          />
          <TextArea
            name="body"
            lang={language}
            label={labels.body}
            hint={<TextMarks hint={m.settings_body_hint()} values={values} />}
            maxLength={maxBody}
            readOnly={saving.busy}
            value={draft.body}
            error={saving.errors.body}
            onChange={({ currentTarget: { value } }) => change({ body: value })}
          />
          <div className="flex flex-wrap gap-2">
            <Button variant="second" size="dense" onClick={() => void attempt()}>
              {m.settings_try()}
            </Button>
            {!isOwn && (
              <Button variant="quiet" size="dense" onClick={() => change(base.own)}>
                {m.settings_own_words()}
              </Button>
            )}
          </div>
        </section>
        <EmailPreview language={language} {...draft} values={values} />
      </div>
      <UnsavedBar fields={changed.map((field) => labels[field])} busy={saving.busy} onDiscard={discard} />
    </form>
  );
}
