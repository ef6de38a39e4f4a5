import { useId } from "react";
import { m } from "#src/language/messages.ts";
import { signedTaka } from "#src/language/numbers/minus-taka.ts";
import { taka } from "#src/language/numbers/numbers.ts";
import { cashOfTotal } from "#src/orders/due.ts";
import { Button } from "#src/ui/buttons/button.tsx";
import { Field } from "#src/ui/form/field.tsx";
import type { RoundStop } from "../contract.ts";
import { cashOf, isAnotherAmount, missingIn, type StopAnswerDraft, toPay } from "../phone/stop-draft.ts";

type CashFootProps = {
  stop: RoundStop;
  draft: StopAnswerDraft;
  onChange: (draft: StopAnswerDraft) => void;
  onSend: (cash: number) => void;
};

const words = {
  lines: m.round_say_lines,
  all: m.round_all_back,
  reason: m.round_say_why,
  cash: m.round_say_cash,
  note: m.round_note_missing,
};

/** The cash: calculated, or another amount; and the button that sends the answer. */
export function CashFoot({ stop, draft, onChange, onSend }: CashFootProps) {
  const id = useId();
  const total = toPay(stop, draft);
  const due = cashOfTotal(total);
  const cash = cashOf(stop, draft);
  const missing = missingIn(stop, draft);
  const isPaid = draft.answer === "delivered" || draft.answer === "partly";
  const differs = isPaid && isAnotherAmount(stop, draft);
  return (
    <div className="fixed inset-x-0 bottom-(--bar) z-10 rounded-t-panel bg-card px-4 py-3 shadow-bar lg:left-52">
      {isPaid && (total < stop.total || due !== total) && (
        <p className="text-hint text-ink-soft">
          {total < stop.total
            ? m.round_sum({ total: taka(stop.total), back: taka(stop.total - total) })
            : taka(total)}
          {due !== total && ` · ${m.order_rounding()} ${signedTaka(due - total)}`}
        </p>
      )}
      {isPaid && (
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
              value={draft.cash ?? taka(due).slice(1)}
              onChange={(event) => onChange({ ...draft, cash: event.target.value })}
              className="h-12 w-full min-w-0 rounded-[inherit] bg-transparent pr-3 text-right font-bold"
            />
          </div>
        </div>
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
          {words[missing]()}
        </p>
      )}
      <Button
        wide
        className="mt-3"
        aria-disabled={missing !== undefined || undefined}
        onClick={() => !missing && onSend(cash ?? 0)}
      >
        {isPaid && cash !== undefined ? m.round_done_taken({ cash: taka(cash) }) : m.office_done()}
      </Button>
    </div>
  );
}
