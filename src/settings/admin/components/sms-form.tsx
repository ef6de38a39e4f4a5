import { type FormEvent, useRef, useState } from "react";
import { UnsavedBar } from "../../../admin/kit/form/unsaved-bar.tsx";
import { m } from "../../../language/messages.ts";
import { number } from "../../../language/numbers/numbers.ts";
import { smsLength } from "../../../notifications/sms/segments.ts";
import { filled } from "../../../platform/mail/template.ts";
import { Button } from "../../../ui/buttons/button.tsx";
import { toast } from "../../../ui/dialog/toast.ts";
import { Note } from "../../../ui/display/note.tsx";
import { Check } from "../../../ui/form/check.tsx";
import { TextArea } from "../../../ui/form/text-area.tsx";
import { useCall } from "../../../ui/form/use-call.ts";
import { maxSms } from "../../rules.ts";
import { changeSmsText, type SmsTextOf } from "../contract.ts";

const titles = { en: m.settings_language_en, bn: m.settings_language_bn };

type SmsFormProps = { name: string; text: SmsTextOf; onSaved: () => void };
type SmsDraft = Pick<SmsTextOf, "body" | "is_sent">;

const draftOf = ({ body, is_sent }: SmsTextOf): SmsDraft => ({ body, is_sent });

/** The text of an SMS in one language: beside it how it arrives, how long it is then, and how many SMS that takes. */
export function SmsForm({ name, text, onSaved }: SmsFormProps) {
  const { event, language, values } = text;
  const [base, setBase] = useState(text);
  const [draft, setDraft] = useState(() => draftOf(text));
  const [theirs, setTheirs] = useState<SmsTextOf>();
  const form = useRef<HTMLFormElement>(null);
  const saving = useCall(changeSmsText, form);
  const labels = { body: m.settings_body(), is_sent: m.settings_sms_sent() };
  const changed = (["body", "is_sent"] as const).filter((field) => draft[field] !== base[field]);
  const show = (now: SmsTextOf) => {
    setBase(now);
    setDraft(draftOf(now));
    setTheirs(undefined);
  };
  const change = (fields: Partial<SmsDraft>) => {
    setDraft((old) => ({ ...old, ...fields }));
    saving.edited("body");
  };
  const submit = async (submitted: FormEvent) => {
    submitted.preventDefault();
    if (changed.length === 0) return;
    const result = await saving.send({ event, language, ...draft, version: base.version });
    if (result?.ok) {
      show(result.value.data);
      toast({ text: m.settings_sms_saved() });
      return onSaved();
    }
    if (result?.problem.code !== "changed") return;
    const { now } = result.problem.details as { now: SmsTextOf };
    setTheirs(now);
    setBase(now);
  };
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
      {theirs && <SmsPreview language={language} text={filled(theirs.body, values)} />}
      <div className="grid items-start gap-3 xl:grid-cols-[minmax(0,1fr)_24.375rem]">
        <section className="grid gap-4 rounded-card bg-card p-4 shadow-rest">
          <h3 className="text-sub">{titles[language]()}</h3>
          <TextArea
            name="body"
            lang={language}
            label={labels.body}
            hint={<Marks values={values} />}
            maxLength={maxSms}
            readOnly={saving.busy}
            value={draft.body}
            error={saving.errors.body}
            onChange={({ currentTarget: { value } }) => change({ body: value })}
          />
          <Check
            label={labels.is_sent}
            checked={draft.is_sent}
            onChange={({ currentTarget: { checked } }) => change({ is_sent: checked })}
          />
          {draft.body !== base.own && (
            <Button
              variant="quiet"
              size="dense"
              className="justify-self-start"
              onClick={() => change({ body: base.own })}
            >
              {m.settings_own_words()}
            </Button>
          )}
        </section>
        <SmsPreview language={language} text={filled(draft.body || base.own, values)} />
      </div>
      <UnsavedBar
        fields={changed.map((field) => labels[field])}
        busy={saving.busy}
        onDiscard={() => show(base)}
      />
    </form>
  );
}

/** An SMS as it arrives, with examples for what stands in braces, and how long it is. */
function SmsPreview({ language, text }: { language: SmsTextOf["language"]; text: string }) {
  const { encoding, units, segments, left } = smsLength(text);
  return (
    <section aria-label={m.settings_sms_preview()} className="rounded-card bg-card p-4 shadow-rest">
      <h3 className="mb-2 text-hint text-ink-soft">{m.settings_sms_preview()}</h3>
      <p
        lang={language}
        data-preview
        className="rounded-field rounded-bl-none bg-leaf-tint px-4 py-3 whitespace-pre-line wrap-anywhere"
      >
        {text}
      </p>
      <p className="mt-3 text-hint" role="status">
        <strong>
          {m.settings_sms_length({ units: number(units), count: number(segments), left: number(left) })}
        </strong>
        <br />
        {encoding === "gsm" ? m.settings_sms_gsm() : m.settings_sms_unicode()}
      </p>
    </section>
  );
}

function Marks({ values }: { values: SmsTextOf["values"] }) {
  return (
    <>
      {m.settings_sms_hint()}{" "}
      {Object.entries(values).map(([name, value], index) => (
        <span key={name}>
          {index > 0 && " · "}
          <code translate="no">{`{${name}}`}</code> {value}
        </span>
      ))}
    </>
  );
}
