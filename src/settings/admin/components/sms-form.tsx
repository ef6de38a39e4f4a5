import { UnsavedBar } from "../../../admin/kit/form/unsaved-bar.tsx";
import { m } from "../../../language/messages.ts";
import { number } from "../../../language/numbers/numbers.ts";
import { smsLength } from "../../../notifications/sms/segments.ts";
import { filled } from "../../../platform/mail/template.ts";
import { Button } from "../../../ui/buttons/button.tsx";
import { Note } from "../../../ui/display/note.tsx";
import { Check } from "../../../ui/form/check.tsx";
import { TextArea } from "../../../ui/form/text-area.tsx";
import { maxSms } from "../../rules.ts";
import { changeSmsText, type SmsTextOf } from "../contract.ts";
import { useTextForm } from "../texts/use-text-form.ts";
import { TextMarks } from "./text-marks.tsx";

const titles = { en: m.settings_language_en, bn: m.settings_language_bn };

type SmsFormProps = { name: string; text: SmsTextOf; onSaved: () => void };
type SmsDraft = Pick<SmsTextOf, "body" | "is_sent">;

const draftOf = ({ body, is_sent }: SmsTextOf): SmsDraft => ({ body, is_sent });

/** The text of an SMS in one language: beside it how it arrives, how long it is then, and how many SMS that takes. */
export function SmsForm({ name, text, onSaved }: SmsFormProps) {
  const { event, language, values } = text;
  const { form, base, draft, theirs, changed, saving, change, submit, discard } = useTextForm({
    text,
    operation: changeSmsText,
    draftOf,
    inputOf: (typed, version) => ({ event, language, ...typed, version }),
    saved: m.settings_sms_saved,
    onSaved,
  });
  const labels = { body: m.settings_body(), is_sent: m.settings_sms_sent() };
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
            hint={<TextMarks hint={m.settings_sms_hint()} values={values} />}
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
      <UnsavedBar fields={changed.map((field) => labels[field])} busy={saving.busy} onDiscard={discard} />
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
