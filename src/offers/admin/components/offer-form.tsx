import type { ComponentProps, ReactNode } from "react";
import { fromFieldTime, toFieldTime } from "#src/kit/entries/schedule.ts";
import { FormFoot, FormFrame } from "#src/kit/form/form-frame.tsx";
import { useAdminLoad } from "#src/kit/use-admin-load.ts";
import { dayAndTime } from "#src/language/dates/dates.ts";
import { localUrl } from "#src/language/locale.ts";
import { m } from "#src/language/messages.ts";
import { maxOfferNameLength } from "#src/offers/rules.ts";
import { ButtonLink } from "#src/ui/buttons/button.tsx";
import { Note } from "#src/ui/display/note.tsx";
import { Field } from "#src/ui/form/field.tsx";
import { listOfferAreas, listOfferCategories } from "../contract.ts";
import { offerSentence } from "../offer-text.ts";
import { hasLimits, languagesInOrder, toOfferTerms } from "../offer-values.ts";
import { type OfferFormSource, type OfferFormState, useOfferForm } from "../use-offer-form.ts";
import { CodeFields, LimitFields } from "./code-fields.tsx";
import { KindField, OffFields } from "./off-fields.tsx";
import { OfferPreview } from "./offer-preview.tsx";
import { TargetFields } from "./target-fields.tsx";

type OfferFormProps = OfferFormSource &
  Pick<ComponentProps<typeof OfferPreview>, "card"> &
  Pick<ComponentProps<typeof TargetFields>, "finder">;

/** Creates or changes an offer, beside what it would change. */
export function OfferForm(props: OfferFormProps) {
  const { offer } = props;
  const form = useOfferForm(props);
  const categories = useAdminLoad(listOfferCategories, {}).value?.data ?? [];
  const areas = useAdminLoad(listOfferAreas, {}).value?.data ?? [];
  const hasBegun = offer !== undefined && offer.state !== "coming";
  const createdCount = offer?.codes_created ?? 0;
  const { fields, theirs: colleaguesOffer } = form;
  return (
    <FormFrame
      form={form}
      label={offer ? m.offers_change() : m.offers_new()}
      className="grid items-start gap-3 lg:grid-cols-[minmax(0,1fr)_21rem]"
    >
      <div className="grid min-w-0 gap-3">
        {colleaguesOffer && (
          <Note look="info">{m.offers_theirs({ sentence: offerSentence(colleaguesOffer) })}</Note>
        )}
        <Section title={m.offers_section_kind()} note={hasBegun ? m.offers_kind_begun() : undefined}>
          <KindField form={form} fixed={hasBegun} />
        </Section>
        <Section
          title={m.offers_section_names()}
          note={hasLimits(fields) ? m.offers_names_hint_cart() : m.offers_names_hint()}
        >
          <div className="grid gap-4 sm:grid-cols-2">
            {languagesInOrder().map((language) => (
              <Field
                key={language}
                {...form.field(`name_${language}`)}
                size="dense"
                label={nameLabels[language]()}
                lang={language}
                maxLength={maxOfferNameLength}
                autoComplete="off"
              />
            ))}
          </div>
        </Section>
        <Section title={m.offers_section_off()}>
          <OffFields form={form} />
        </Section>
        {fields.kind !== "order" && (
          <Section title={fields.kind === "delivery" ? m.offers_areas() : m.offers_section_target()}>
            <TargetFields form={form} categories={categories} areas={areas} finder={props.finder} />
          </Section>
        )}
        <Section title={m.offers_section_code()}>
          <CodeFields form={form} created={createdCount} />
        </Section>
        {hasLimits(fields) && (
          <Section title={m.offers_section_limits()} note={m.offers_limits_hint()}>
            <LimitFields form={form} />
          </Section>
        )}
        <Section title={m.offers_section_when()}>
          <Dates form={form} hasBegun={hasBegun} />
        </Section>
        <FormFoot form={form} saveLabel={m.common_save()}>
          {!offer && (
            <ButtonLink variant="quiet" size="dense" viewTransition={false} to={localUrl("/admin/offers")}>
              {m.office_cancel()}
            </ButtonLink>
          )}
        </FormFoot>
      </div>
      <OfferPreview
        id={offer?.id}
        values={fields}
        terms={toOfferTerms(fields, { categories, areas, created: createdCount })}
        card={props.card}
      />
    </FormFrame>
  );
}

const nameLabels = { en: m.office_name_in_english, bn: m.office_name_in_bengali };

type SectionProps = { title: string; note?: string | undefined; children: ReactNode };

const Section = ({ title, note, children }: SectionProps) => (
  <section className="min-w-0 rounded-card bg-card p-3 shadow-rest sm:p-4">
    <h2 className="text-sub">{title}</h2>
    {note && <p className="text-hint text-ink-soft">{note}</p>}
    <div className="mt-3">{children}</div>
  </section>
);

/** When the offer begins and ends. */
function Dates({ form, hasBegun }: { form: OfferFormState; hasBegun: boolean }) {
  const { fields, errors, busy, change } = form;
  const hints = { starts_at: m.offers_starts_hint, ends_at: m.offers_ends_hint };
  const labels = { starts_at: m.offers_starts(), ends_at: m.offers_ends() };
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      {(["starts_at", "ends_at"] as const).map((name) => {
        const value = fields[name];
        const timeText = value ? dayAndTime(value) : hints[name]();
        // An offer that has begun keeps its start.
        const isFixed = hasBegun && name === "starts_at";
        return (
          <Field
            key={name}
            type="datetime-local"
            size="dense"
            name={name}
            label={labels[name]}
            hint={isFixed ? m.offers_begun_hint({ from: timeText }) : timeText}
            readOnly={busy || isFixed}
            defaultValue={toFieldTime(value)}
            error={errors[name]}
            onChange={({ currentTarget }) => change({ [name]: fromFieldTime(currentTarget.value) })}
          />
        );
      })}
    </div>
  );
}
