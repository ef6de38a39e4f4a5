import { m } from "#src/language/messages.ts";
import { formatNumber } from "#src/language/numbers/numbers.ts";
import { maxPercent, maxPieces, minPieces, offerKinds } from "#src/offers/rules.ts";
import { Field } from "#src/ui/form/field.tsx";
import { FieldError } from "#src/ui/form/frame.tsx";
import { RadioCard } from "#src/ui/form/radio-card.tsx";
import {
  canHaveLeastTotal,
  changesForKind,
  type OfferValues,
  type OffKind,
  offsByKind,
} from "../offer-values.ts";
import type { OfferFormState } from "../use-offer-form.ts";
import { Choice } from "./choice.tsx";

type FormProps = { form: OfferFormState };

const kindTexts: Record<OfferValues["kind"], { title: () => string; text: () => string }> = {
  price: { title: m.offers_kind_price, text: m.offers_kind_price_text },
  several: { title: m.offers_kind_several, text: m.offers_kind_several_text },
  order: { title: m.offers_kind_order, text: m.offers_kind_order_text },
  delivery: { title: m.offers_kind_delivery, text: m.offers_kind_delivery_text },
};

/** Selects the kind of an offer; `fixed` once it has begun. */
export function KindField({ form, fixed }: FormProps & { fixed: boolean }) {
  const { fields, errors, change } = form;
  return (
    <fieldset>
      <legend className="sr-only">{m.offers_section_kind()}</legend>
      <div className="grid gap-2 sm:grid-cols-2">
        {offerKinds
          .filter((kind) => !fixed || kind === fields.kind)
          .map((kind) => (
            <RadioCard
              key={kind}
              name="kind"
              value={kind}
              title={kindTexts[kind].title()}
              text={kindTexts[kind].text()}
              checked={fields.kind === kind}
              onChange={() => change(changesForKind(kind, fields))}
            />
          ))}
      </div>
      <FieldError id="offer-kind" text={errors["kind"]} />
    </fieldset>
  );
}

const numberFieldProps = {
  size: "dense",
  inputMode: "decimal",
  autoComplete: "off",
} as const;

const offNames: Record<OffKind, () => string> = {
  percent: m.offers_percent,
  amount: m.offers_off_amount,
  cheapest: m.offers_cheapest_free,
  free: m.offers_off_free,
};

const amountLabels: Record<OfferValues["kind"], () => string> = {
  price: m.offers_amount,
  several: m.offers_amount_group,
  order: m.offers_amount_any,
  delivery: m.offers_amount_any,
};

/** How much an offer takes off, and from how many pieces or which total. */
export function OffFields({ form }: FormProps) {
  const { fields } = form;
  const offText = (off: OffKind) =>
    off === "amount" && fields.kind === "price" ? m.offers_amount() : offNames[off]();
  return (
    <div className="grid gap-3">
      <Choice
        label={m.offers_section_off()}
        name="off"
        value={fields.off}
        options={offsByKind[fields.kind].map((off) => [off, offText(off)])}
        onChange={(off) => form.change({ off })}
      />
      <div className="grid gap-4 sm:grid-cols-2">
        {fields.kind === "several" && (
          <Field
            {...numberFieldProps}
            {...form.field("pieces")}
            label={m.offers_pieces_of_group()}
            hint={m.offers_pieces_hint({ min: formatNumber(minPieces), max: formatNumber(maxPieces) })}
          />
        )}
        {fields.off === "percent" && (
          <Field
            key="percent"
            {...numberFieldProps}
            {...form.field("percent")}
            before="%"
            label={m.offers_percent()}
            hint={(fields.kind === "price" ? m.offers_percent_hint : m.offers_percent_hint_orders)({
              max: formatNumber(maxPercent),
            })}
          />
        )}
        {fields.off === "amount" && (
          <Field
            key="amount"
            {...numberFieldProps}
            {...form.field("amount")}
            before="৳"
            label={amountLabels[fields.kind]()}
            hint={fields.kind === "price" ? m.offers_amount_hint() : undefined}
          />
        )}
        {canHaveLeastTotal(fields) && (
          <Field
            {...numberFieldProps}
            {...form.field("from")}
            before="৳"
            label={m.offers_from()}
            hint={m.offers_from_hint()}
          />
        )}
      </div>
    </div>
  );
}
