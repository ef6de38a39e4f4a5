import { type FormEvent, useRef, useState } from "react";
import { UnsavedBar } from "../../../admin/kit/form/unsaved-bar.tsx";
import { useUnsaved } from "../../../admin/kit/form/use-unsaved.ts";
import { call } from "../../../api/client/client.ts";
import { m } from "../../../language/messages.ts";
import { Button } from "../../../ui/buttons/button.tsx";
import { toast } from "../../../ui/dialog/toast.ts";
import { Note } from "../../../ui/display/note.tsx";
import { Field } from "../../../ui/form/field.tsx";
import { TextArea } from "../../../ui/form/text-area.tsx";
import { useCall } from "../../../ui/form/use-call.ts";
import { maxBody, maxSubject } from "../../rules.ts";
import { changeEmailText, type EmailTextOf, tryEmailText } from "../contract.ts";
import { EmailPreview } from "./email-preview.tsx";

type EmailFormProps = { name: string; text: EmailTextOf; onSaved: () => void };

const titles = { en: m.settings_language_en, bn: m.settings_language_bn };

/** The text of an e-mail in one language, as it arrives beside it. It can be sent to whoever writes it, before it is saved. */
export function EmailForm({ name, text, onSaved }: EmailFormProps) {
  const { email, language, values } = text;
  const [base, setBase] = useState(text);
  const [draft, setDraft] = useState({ subject: text.subject, body: text.body });
  const [theirs, setTheirs] = useState<EmailTextOf>();
  const form = useRef<HTMLFormElement>(null);
  const saving = useCall(changeEmailText, form);
  const changed = (["subject", "body"] as const).filter((field) => draft[field] !== base[field]);
  useUnsaved(changed.length > 0, form);
  const labels = { subject: m.settings_subject(), body: m.settings_body() };
  const show = (now: EmailTextOf) => {
    setBase(now);
    setDraft({ subject: now.subject, body: now.body });
    setTheirs(undefined);
  };
  const change = (field: "subject" | "body", value: string) => {
    setDraft((old) => ({ ...old, [field]: value }));
    saving.edited(field);
  };
  const send = async (given: { subject: string; body: string }) => {
    const result = await saving.send({ email, language, ...given, version: base.version });
    if (result?.ok) {
      show(result.value.data);
      toast({ text: m.settings_email_saved() });
      return onSaved();
    }
    if (result?.problem.code !== "changed") return;
    const { now } = result.problem.details as { now: EmailTextOf };
    setTheirs(now);
    setBase(now);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (changed.length > 0) void send(draft);
  };
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
            onChange={({ currentTarget: { value } }) => change("subject", value)}
          />
          <TextArea
            name="body"
            lang={language}
            label={labels.body}
            hint={<Marks values={values} />}
            maxLength={maxBody}
            readOnly={saving.busy}
            value={draft.body}
            error={saving.errors.body}
            onChange={({ currentTarget: { value } }) => change("body", value)}
          />
          <div className="flex flex-wrap gap-2">
            <Button variant="second" size="dense" onClick={() => void attempt()}>
              {m.settings_try()}
            </Button>
            {!isOwn && (
              <Button variant="quiet" size="dense" onClick={() => setDraft(base.own)}>
                {m.settings_own_words()}
              </Button>
            )}
          </div>
        </section>
        <EmailPreview language={language} {...draft} values={values} />
      </div>
      <UnsavedBar
        fields={changed.map((field) => labels[field])}
        busy={saving.busy}
        onDiscard={() => show(base)}
      />
    </form>
  );
}

function Marks({ values }: { values: EmailTextOf["values"] }) {
  return (
    <>
      {m.settings_body_hint()}{" "}
      {Object.entries(values).map(([name, value], index) => (
        <span key={name}>
          {index > 0 && " · "}
          <code translate="no">{`{${name}}`}</code> {value}
        </span>
      ))}
    </>
  );
}
