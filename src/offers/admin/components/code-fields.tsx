import { m } from "#src/language/messages.ts";
import { formatNumber } from "#src/language/numbers/numbers.ts";
import { maxCodeLength, minCodeLength, offerLimits } from "#src/offers/rules.ts";
import { Check } from "#src/ui/form/check.tsx";
import { Field } from "#src/ui/form/field.tsx";
import { FieldError } from "#src/ui/form/frame.tsx";
import type { OfferFormState } from "../use-offer-form.ts";
import { Choice } from "./choice.tsx";

type FormProps = { form: OfferFormState };

/** The fields for an offer's code. `created` is the number of single-use codes that exist already. */
export function CodeFields({ form, created }: FormProps & { created: number }) {
  const { codes } = form.fields;
  if (created > 0)
    return (
      <>
        <p>{m.offers_codes_given_out({ count: formatNumber(created) })}</p>
        <FieldError id="offer-codes" text={form.errors["needs_code"]} />
      </>
    );
  return (
    <div className="grid gap-3">
      <Choice
        label={m.offers_section_code()}
        name="codes"
        value={codes}
        options={[
          ["none", m.offers_codes_none()],
          ["one", m.offers_codes_one()],
          ["many", m.offers_codes_many()],
        ]}
        onChange={(chosen) => form.change({ codes: chosen })}
      />
      <FieldError id="offer-codes" text={form.errors["needs_code"]} />
      {codes === "one" && (
        <Field
          {...form.field("code")}
          size="dense"
          label={m.offers_code()}
          hint={m.offers_code_hint({ min: formatNumber(minCodeLength), max: formatNumber(maxCodeLength) })}
          maxLength={maxCodeLength}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
        />
      )}
      {codes === "many" && <p className="text-hint text-ink-soft">{m.offers_codes_later()}</p>}
    </div>
  );
}

const limitLabels = {
  max_uses: m.offers_max_uses,
  max_uses_per_customer: m.offers_max_uses_per_customer,
  max_uses_per_mobile: m.offers_max_uses_per_mobile,
};

/** How many orders may have an offer. */
export const LimitFields = ({ form }: FormProps) => (
  <div className="grid gap-3">
    <div className="grid items-end gap-4 sm:grid-cols-3">
      {offerLimits.map((name) => (
        <Field
          key={name}
          {...form.field(name)}
          size="dense"
          label={limitLabels[name]()}
          inputMode="numeric"
          autoComplete="off"
        />
      ))}
    </div>
    <Check {...form.choice("first_order_only")} label={m.offers_first_order_only()} />
  </div>
);
