import { useState } from "react";
import { toPlainText } from "#src/content/components/reading/filled-text.tsx";
import { SectionText } from "#src/content/components/reading/section-text.tsx";
import { maxPageText, type PageText } from "#src/content/rules.ts";
import { parseSections } from "#src/content/texts/parse-sections.ts";
import { FormFrame } from "#src/kit/form/form-frame.tsx";
import { TextVariables } from "#src/kit/form/text-variables.tsx";
import { UnsavedBar } from "#src/kit/form/unsaved-bar.tsx";
import { useTextForm } from "#src/kit/form/use-text-form.ts";
import { dayAndTime } from "#src/language/dates/dates.ts";
import { locale } from "#src/language/locale.ts";
import { m } from "#src/language/messages.ts";
import { useRootData } from "#src/shell/root-data.ts";
import { Button } from "#src/ui/buttons/button.tsx";
import { Note } from "#src/ui/display/note.tsx";
import { Select } from "#src/ui/form/select.tsx";
import { TextArea } from "#src/ui/form/text-area.tsx";
import { type AdminPage, changePageText } from "../contract.ts";

const valuesOf = ({ en, bn }: AdminPage): PageText => ({ en, bn });

type PageFormProps = { text: AdminPage; onSaved: () => void };

/** The editor of a page's text in both languages, with preview and revisions. */
export function PageForm({ text, onSaved }: PageFormProps) {
  const state = useTextForm({
    text,
    operation: changePageText,
    valuesOf,
    inputOf: (typed, version) => ({ page: text.page, ...typed, version }),
    saved: m.pages_saved,
    onSaved,
  });
  const { base, values, theirs, changed, busy, problem, discard, change } = state;
  const labels = { en: m.pages_text_en(), bn: m.pages_text_bn() };
  const pageLanguage = locale();
  const shop = useRootData()?.shop;
  const { name = "", address = "", phone = "", email = "", dbid = "" } = shop ?? {};
  const details = { name, address, phone, email, dbid };
  const factExamples = Object.entries(base.facts[pageLanguage]).map(([fact, factText]) => [
    fact,
    toPlainText(factText, { facts: {}, shop }),
  ]);
  const examples = { ...details, ...Object.fromEntries(factExamples) };
  const isDefaultText = values.en === base.own.en && values.bn === base.own.bn;
  return (
    <FormFrame form={state} className="grid gap-3">
      {problem && <Note look="error">{problem.message}</Note>}
      {theirs && <Preview text={theirs} />}
      <div className="grid items-start gap-3 xl:grid-cols-2">
        <section className="grid gap-4 rounded-card bg-card p-4 shadow-rest">
          {(["en", "bn"] as const).map((language) => (
            <TextArea
              key={language}
              {...state.field(language)}
              lang={language}
              label={labels[language]}
              maxLength={maxPageText}
            />
          ))}
          <p className="text-hint text-ink-soft">
            <TextVariables hint={m.pages_hint()} values={examples} />
          </p>
          {!isDefaultText && (
            <p>
              <Button variant="quiet" size="dense" onClick={() => change(base.own)}>
                {m.pages_own()}
              </Button>
            </p>
          )}
        </section>
        <Preview text={{ ...base, ...values }} />
      </div>
      <UnsavedBar fields={changed.map((field) => labels[field])} busy={busy} onDiscard={discard} />
      <History revisions={base.revisions} onUse={({ en, bn }) => change({ en, bn })} />
    </FormFrame>
  );
}

function Preview({ text }: { text: AdminPage }) {
  const [language, setLanguage] = useState(locale());
  const shop = useRootData()?.shop;
  return (
    <section aria-label={m.pages_preview()} className="rounded-card bg-card p-4 shadow-rest">
      <Select
        size="small"
        label={m.pages_preview()}
        value={language}
        onChange={({ currentTarget: { value } }) => setLanguage(value === "bn" ? "bn" : "en")}
      >
        <option value="en">{m.office_english()}</option>
        <option value="bn">{m.office_bengali()}</option>
      </Select>
      <div lang={language} className="mt-4 grid max-h-[70vh] gap-6 overflow-y-auto wrap-anywhere">
        {parseSections(text[language]).map((section) => (
          <SectionText key={section.id} section={section} facts={text.facts[language]} shop={shop} />
        ))}
      </div>
    </section>
  );
}

type HistoryProps = {
  revisions: AdminPage["revisions"];
  onUse: (revision: PageText) => void;
};

/** The earlier revisions, each of which can be taken into the form. */
function History({ revisions, onUse }: HistoryProps) {
  return (
    <section aria-labelledby="page-history" className="rounded-card bg-card p-4 shadow-rest">
      <h2 id="page-history" className="text-sub">
        {m.pages_history()}
      </h2>
      {revisions.length === 0 && <p className="mt-1 text-hint text-ink-soft">{m.pages_history_none()}</p>}
      <ol>
        {revisions.map((revision) => (
          <li
            key={revision.id}
            className="flex flex-wrap items-center justify-between gap-x-3 border-line not-first:border-t py-1"
          >
            <span>
              {dayAndTime(revision.at)}{" "}
              <span className="text-hint text-ink-soft">
                {revision.author ? m.pages_by({ name: revision.author }) : m.pages_by_former()}
              </span>
            </span>
            <Button variant="quiet" size="dense" onClick={() => onUse(revision)}>
              {m.pages_use()}
            </Button>
          </li>
        ))}
      </ol>
    </section>
  );
}
