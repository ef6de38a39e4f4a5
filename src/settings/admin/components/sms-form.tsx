import { FormFrame } from "#src/kit/form/form-frame.tsx";
import { TextVariables } from "#src/kit/form/text-variables.tsx";
import { UnsavedBar } from "#src/kit/form/unsaved-bar.tsx";
import { useTextForm } from "#src/kit/form/use-text-form.ts";
import { m } from "#src/language/messages.ts";
import { formatNumber } from "#src/language/numbers/numbers.ts";
import { smsLength } from "#src/notifications/sms/sms-length.ts";
import { fillTemplate } from "#src/platform/mail/template.ts";
import { maxSms } from "#src/settings/rules.ts";
import { Button } from "#src/ui/buttons/button.tsx";
import { Note } from "#src/ui/display/note.tsx";
import { Check } from "#src/ui/form/check.tsx";
import { TextArea } from "#src/ui/form/text-area.tsx";
import { changeSmsText, type SmsTextOf } from "../contract.ts";

const languageNames = { en: m.office_english, bn: m.office_bengali };

type SmsFormProps = { name: string; text: SmsTextOf; onSaved: () => void };
type SmsDraft = Pick<SmsTextOf, "body" | "is_sent">;

const valuesOf = ({ body, is_sent }: SmsTextOf): SmsDraft => ({ body, is_sent });

/** Edits an SMS text, with a preview, its length and the number of segments. */
export function SmsForm({ name, text, onSaved }: SmsFormProps) {
  const { event, language, values: examples } = text;
  const state = useTextForm({
    text,
    operation: changeSmsText,
    valuesOf,
    inputOf: (typed, version) => ({ event, language, ...typed, version }),
    saved: m.settings_sms_saved,
    onSaved,
  });
  const { base, values, theirs, changed, busy, problem, discard, change, form } = state;
  const labels = { body: m.settings_body(), is_sent: m.settings_sms_sent() };
  return (
    <FormFrame form={state} label={`${name}, ${languageNames[language]()}`} className="grid gap-3">
      {problem && <Note look="error">{problem.message}</Note>}
      {theirs && <SmsPreview language={language} text={fillTemplate(theirs.body, examples)} />}
      <div className="grid items-start gap-3 xl:grid-cols-[minmax(0,1fr)_24.375rem]">
        <section className="grid gap-4 rounded-card bg-card p-4 shadow-rest">
          <h3 className="text-sub">{languageNames[language]()}</h3>
          <TextArea
            {...state.field("body")}
            lang={language}
            label={labels.body}
            hint={<TextVariables hint={m.settings_sms_hint()} values={examples} />}
            maxLength={maxSms}
          />
          <Check {...form.register("is_sent")} label={labels.is_sent} />
          {values.body !== base.own && (
            <Button
              variant="quiet"
              size="dense"
              className="justify-self-start"
              onClick={() => change({ ...values, body: base.own })}
            >
              {m.settings_own_words()}
            </Button>
          )}
        </section>
        <SmsPreview language={language} text={fillTemplate(values.body || base.own, examples)} />
      </div>
      <UnsavedBar fields={changed.map((field) => labels[field])} busy={busy} onDiscard={discard} />
    </FormFrame>
  );
}

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
          {m.settings_sms_length({
            units: formatNumber(units),
            count: formatNumber(segments),
            left: formatNumber(left),
          })}
        </strong>
        <br />
        {encoding === "gsm" ? m.settings_sms_gsm() : m.settings_sms_unicode()}
      </p>
    </section>
  );
}
