import { FormFoot, FormFrame } from "#src/kit/form/form-frame.tsx";
import { useCallForm } from "#src/kit/form/use-call-form.ts";
import { ExportButton } from "#src/kit/list/export-button.tsx";
import { m } from "#src/language/messages.ts";
import { formatDigits, formatNumber } from "#src/language/numbers/numbers.ts";
import { maxCodesAtOnce, maxPrefixLength, normalizeCode } from "#src/offers/rules.ts";
import { toast } from "#src/ui/dialog/toast.ts";
import { Field } from "#src/ui/form/field.tsx";
import { type AdminOffer, createCodes, exportCodes } from "../contract.ts";

type OfferCodesProps = { offer: AdminOffer; onCreated: (offer: AdminOffer) => void };

/** The codes for one use each of an offer: how many, their file, and creating more. */
export function OfferCodes({ offer, onCreated }: OfferCodesProps) {
  const { codes_created: createdCount, codes_used: usedCount } = offer;
  return (
    <section aria-labelledby="offer-codes-title" className="mb-3 rounded-card bg-card p-3 shadow-rest sm:p-4">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <div>
          <h2 id="offer-codes-title" className="text-sub">
            {m.offers_codes()}
          </h2>
          <p className="text-hint text-ink-soft">
            {createdCount === 0
              ? m.offers_codes_empty()
              : m.offers_codes_counted({
                  created: formatNumber(createdCount),
                  used: formatNumber(usedCount),
                })}
          </p>
        </div>
        {createdCount > 0 && (
          <ExportButton
            operation={exportCodes}
            input={{ id: String(offer.id) }}
            dataName={m.offers_codes()}
          />
        )}
      </div>
      {offer.state !== "over" && <NewCodes key={createdCount} offer={offer} onCreated={onCreated} />}
    </section>
  );
}

function NewCodes({ offer, onCreated }: OfferCodesProps) {
  const { id, codes_created: createdCount } = offer;
  const form = useCallForm({
    values: { count: formatDigits(100), prefix: "" },
    operation: createCodes,
    inputOf: (typed) => ({ ...typed, id: String(id), created: createdCount }),
    onSaved: ({ data }) => {
      toast({ text: m.offers_codes_done({ count: formatNumber(data.codes_created - createdCount) }) });
      onCreated(data);
    },
    onConflict: (currentOffer) => onCreated(currentOffer as AdminOffer),
  });
  const prefix = normalizeCode(form.form.watch("prefix"));
  return (
    <FormFrame form={form} label={m.offers_codes_create()} className="mt-3 grid gap-3">
      <div className="grid gap-4 sm:grid-cols-2">
        <Field
          {...form.field("count")}
          size="dense"
          label={m.offers_codes_count()}
          hint={m.offers_codes_count_hint({ max: formatNumber(maxCodesAtOnce) })}
          inputMode="numeric"
          autoComplete="off"
        />
        <Field
          {...form.field("prefix")}
          size="dense"
          label={m.offers_codes_prefix()}
          hint={m.offers_codes_prefix_hint({ example: `${prefix && `${prefix}-`}7K3M9QXR` })}
          maxLength={maxPrefixLength}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
        />
      </div>
      <FormFoot form={form} saveLabel={m.offers_codes_create()} variant="second" />
    </FormFrame>
  );
}
