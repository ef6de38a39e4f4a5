import { useId } from "react";
import { m } from "#src/language/messages.ts";
import { formatSignedTaka } from "#src/language/numbers/minus-taka.ts";
import { formatTaka } from "#src/language/numbers/numbers.ts";
import { Button } from "#src/ui/buttons/button.tsx";
import { Field } from "#src/ui/form/field.tsx";
import type { RoundStop } from "../contract.ts";
import {
  calculateAmountToPay,
  calculateCash,
  calculatePaid,
  calculateRounding,
  findMissingPart,
  isAnotherAmount,
  type StopAnswerDraft,
} from "../phone/stop-draft.ts";
import { OtherParts } from "./other-parts.tsx";

type CashFootProps = {
  stop: RoundStop;
  draft: StopAnswerDraft;
  onChange: (draft: StopAnswerDraft) => void;
  onSend: (cash: number) => void;
};

/** What to say first, by what `findMissingPart` finds. */
const missingTexts = {
  lines: m.round_say_lines,
  all: m.round_all_back,
  reason: m.round_say_why,
  other: m.payment_amount_missing,
  reference: m.payment_reference_missing,
  cash: m.round_say_cash,
  note: m.round_note_missing,
};

/** The cash to take, calculated or typed, and the button that sends the answer. */
export function CashFoot({ stop, draft, onChange, onSend }: CashFootProps) {
  const total = calculateAmountToPay(stop, draft);
  const rounding = calculateRounding(stop, draft);
  const cash = calculateCash(stop, draft);
  const missing = findMissingPart(stop, draft);
  const isPaid = draft.answer === "delivered" || draft.answer === "partly";
  const differs = isPaid && isAnotherAmount(stop, draft);
  return (
    <div className="fixed inset-x-0 bottom-(--bar) z-10 max-h-[75dvh] overflow-y-auto rounded-t-panel bg-card px-4 py-3 shadow-bar lg:left-52">
      {isPaid && (total < stop.total || rounding !== 0) && (
        <p className="text-hint text-ink-soft">
          {total < stop.total
            ? m.round_sum({ total: formatTaka(stop.total), back: formatTaka(stop.total - total) })
            : formatTaka(total)}
          {rounding !== 0 && ` · ${m.order_rounding()} ${formatSignedTaka(rounding)}`}
        </p>
      )}
      {isPaid && (
        <>
          <CashField
            // Without the sign "৳", which stands before the field.
            value={draft.cash ?? formatTaka(cash ?? 0).slice(1)}
            onType={(typed) => onChange({ ...draft, cash: typed })}
          />
          <OtherParts stop={stop} draft={draft} onChange={onChange} />
        </>
      )}
      {(differs || !isPaid) && (
        <Field
          label={differs ? m.round_note_why() : m.round_note()}
          value={draft.note}
          maxLength={200}
          onChange={(event) => onChange({ ...draft, note: event.target.value })}
          className="mt-2"
        />
      )}
      {missing && (
        <p role="status" className="mt-2 text-hint text-turmeric-ink">
          {missingTexts[missing]()}
        </p>
      )}
      <Button
        wide
        className="mt-3"
        aria-disabled={missing !== undefined || undefined}
        onClick={() => !missing && onSend(cash ?? 0)}
      >
        {isPaid && cash !== undefined
          ? m.round_done_taken({ cash: formatTaka(calculatePaid(stop, draft)) })
          : m.office_done()}
      </Button>
    </div>
  );
}

function CashField({ value, onType }: { value: string; onType: (typed: string) => void }) {
  const id = useId();
  return (
    <div className="mt-1 flex items-center justify-between gap-3">
      <label htmlFor={id} className="text-label">
        {m.round_cash_taken()}
      </label>
      <div className="field-box flex w-36 items-center pl-3 text-section">
        <span aria-hidden>৳</span>
        <input
          id={id}
          inputMode="decimal"
          autoComplete="off"
          value={value}
          onChange={(event) => onType(event.target.value)}
          className="h-12 w-full min-w-0 rounded-[inherit] bg-transparent pr-3 text-right font-bold"
        />
      </div>
    </div>
  );
}
