import { useState } from "react";
import type { Handover } from "#src/fulfilment/round/contract.ts";
import { FormFoot, FormFrame } from "#src/kit/form/form-frame.tsx";
import { useCallForm } from "#src/kit/form/use-call-form.ts";
import { timeOrDay } from "#src/language/dates/short-dates.ts";
import { m } from "#src/language/messages.ts";
import { formatSignedTaka } from "#src/language/numbers/minus-taka.ts";
import { TakaField } from "#src/orders/admin/amounts/amount-fields.tsx";
import { readTaka } from "#src/orders/admin/editing/edit-draft.ts";
import { Button } from "#src/ui/buttons/button.tsx";
import { Field } from "#src/ui/form/field.tsx";
import { correctHandover } from "../contract.ts";
import type { RiderCashProps } from "../difference-text.ts";

/** The day's handovers of a rider; each can be corrected once it is opened. */
export function Handovers({ rider, onSaved }: RiderCashProps) {
  const [openId, setOpenId] = useState<number>();
  if (rider.handovers.length === 0) return null;
  return (
    <div className="border-t border-line pt-3">
      <h3 className="text-label">{m.cash_handovers()}</h3>
      <ul className="mt-2 grid gap-2">
        {rider.handovers.map((handover) => (
          <li key={handover.id}>
            <div className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-3">
              <p className="text-hint">
                {timeOrDay(handover.at)} · {m.cash_received_by({ name: handover.by })}
                {handover.corrects !== undefined && ` · ${m.cash_correction()}`}
                {handover.note && <span className="block text-ink-soft">“{handover.note}”</span>}
              </p>
              <strong>{formatSignedTaka(handover.handed)}</strong>
              {handover.corrects === undefined && (
                <Button
                  variant="quiet"
                  size="dense"
                  className="-ml-3 justify-self-start"
                  onClick={() => setOpenId(openId === handover.id ? undefined : handover.id)}
                >
                  {m.cash_correct()}
                </Button>
              )}
            </div>
            {openId === handover.id && (
              <CorrectionForm
                handover={handover}
                onSaved={(data) => {
                  setOpenId(undefined);
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

type CorrectionFormProps = {
  handover: Handover;
  onSaved: (data: Parameters<RiderCashProps["onSaved"]>[0]) => void;
};

function CorrectionForm({ handover, onSaved }: CorrectionFormProps) {
  const form = useCallForm({
    values: { difference: "", note: "" },
    operation: correctHandover,
    check: ({ difference }) => ({
      difference: readTaka(difference) === undefined ? m.cash_counted_missing() : undefined,
    }),
    inputOf: ({ difference, note }) => ({
      id: String(handover.id),
      // In whole poisha, against errors of floating point.
      difference: Math.round(((readTaka(difference) ?? 0) - handover.handed) * 100) / 100,
      note,
    }),
    onSaved: ({ data }) => onSaved(data),
  });
  return (
    <FormFrame form={form} className="mt-2 grid gap-2">
      <TakaField {...form.field("difference")} label={m.cash_right_amount()} />
      <Field {...form.field("note")} label={m.cash_what_was_wrong()} maxLength={200} />
      <FormFoot form={form} variant="second" saveLabel={m.cash_correct_save()} />
    </FormFrame>
  );
}
