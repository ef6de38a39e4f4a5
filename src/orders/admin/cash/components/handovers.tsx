import { type FormEvent, useRef, useState } from "react";
import { call } from "../../../../api/client/client.ts";
import { timeOrDay } from "../../../../language/dates/short-dates.ts";
import { m } from "../../../../language/messages.ts";
import { taka } from "../../../../language/numbers/numbers.ts";
import { Button } from "../../../../ui/buttons/button.tsx";
import { Note } from "../../../../ui/display/note.tsx";
import { Field } from "../../../../ui/form/field.tsx";
import { useCall } from "../../../../ui/form/use-call.ts";
import { readTaka } from "../../editing/edit-draft.ts";
import type { Handover } from "../../round/contract.ts";
import { correctHandover } from "../contract.ts";
import type { RiderCashProps } from "../difference-words.ts";

/** What was handed in, and the rows that put it right. */
export function Handovers({ rider, onSaved }: RiderCashProps) {
  const [open, setOpen] = useState<number>();
  if (rider.handovers.length === 0) return null;
  return (
    <div className="border-t border-line pt-3">
      <h3 className="text-label">{m.cash_handovers()}</h3>
      <ul className="mt-2 grid gap-2">
        {rider.handovers.map((one) => (
          <li key={one.id}>
            <div className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-3">
              <p className="text-hint">
                {timeOrDay(one.at)} · {m.cash_received_by({ name: one.by })}
                {one.corrects !== undefined && ` · ${m.cash_correction()}`}
                {one.note && <span className="block text-ink-soft">“{one.note}”</span>}
              </p>
              <strong>{signed(one.handed)}</strong>
              {one.corrects === undefined && (
                <Button
                  variant="quiet"
                  size="dense"
                  className="-ml-3 justify-self-start"
                  onClick={() => setOpen(open === one.id ? undefined : one.id)}
                >
                  {m.cash_correct()}
                </Button>
              )}
            </div>
            {open === one.id && (
              <CorrectionForm
                handover={one}
                onSaved={(data) => {
                  setOpen(undefined);
                  onSaved(data, m.cash_corrected());
                }}
              />
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}

const signed = (amount: number) => (amount < 0 ? `−${taka(-amount)}` : taka(amount));

type CorrectionFormProps = {
  handover: Handover;
  onSaved: (data: Parameters<RiderCashProps["onSaved"]>[0]) => void;
};

function CorrectionForm({ handover, onSaved }: CorrectionFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const key = useRef(crypto.randomUUID());
  const { busy, problem, errors, send, refuse } = useCall(
    (input: { id: string; difference: number; note: string }) =>
      call(correctHandover, input, { idempotencyKey: key.current }),
    form,
  );
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    const counted = readTaka(String(data.get("difference")));
    if (counted === undefined) return refuse({ difference: m.cash_counted_missing() });
    const difference = Math.round((counted - handover.handed) * 100) / 100;
    const result = await send({ id: String(handover.id), difference, note: String(data.get("note")) });
    if (result?.ok) onSaved(result.value.data);
  };
  return (
    <form ref={form} noValidate onSubmit={(event) => void submit(event)} className="mt-2 grid gap-2">
      <Field
        name="difference"
        label={m.cash_right_amount()}
        before="৳"
        inputMode="decimal"
        error={errors.difference}
      />
      <Field name="note" label={m.cash_what_was_wrong()} maxLength={200} error={errors.note} />
      {problem && <Note look="error">{problem.message}</Note>}
      <Button type="submit" variant="second" size="dense" busy={busy}>
        {m.cash_correct_save()}
      </Button>
    </form>
  );
}
