import { FormFoot, FormFrame } from "#src/kit/form/form-frame.tsx";
import { useCallForm } from "#src/kit/form/use-call-form.ts";
import { m } from "#src/language/messages.ts";
import { toPoisha } from "#src/language/numbers/money.ts";
import { formatTaka } from "#src/language/numbers/numbers.ts";
import { TakaField } from "#src/orders/admin/amounts/amount-fields.tsx";
import { readTaka } from "#src/orders/admin/editing/edit-draft.ts";
import { isAsExpected } from "#src/orders/riders/rules.ts";
import { Note } from "#src/ui/display/note.tsx";
import { Field } from "#src/ui/form/field.tsx";
import { handCashIn } from "../contract.ts";
import { differenceText, type RiderCashProps } from "../difference-text.ts";

/** Notes the cash received; another amount than due needs a note. */
export function HandInForm({ rider, day, onSaved, onOvertaken }: RiderCashProps) {
  const state = useCallForm({
    values: { handed: "", note: "" },
    operation: handCashIn,
    check: ({ handed }) => ({
      handed: readTaka(handed) === undefined ? m.cash_counted_missing() : undefined,
    }),
    inputOf: ({ handed, note }) => ({
      rider: String(rider.id),
      day,
      was: rider.left,
      handed: readTaka(handed) ?? 0,
      note: note.trim() || undefined,
    }),
    onSaved: ({ data }, { handed }) =>
      onSaved(data, m.cash_saved({ name: rider.name, amount: formatTaka(readTaka(handed) ?? 0) })),
    onConflict: onOvertaken,
  });
  const handed = readTaka(state.form.watch("handed"));
  const differs = handed !== undefined && !isAsExpected(toPoisha(handed), toPoisha(rider.left));
  return (
    <FormFrame form={state} className="grid gap-3 border-t border-line pt-3">
      <TakaField {...state.field("handed")} label={m.cash_counted()} />
      {differs && (
        <>
          <Note>
            {rider.left > 0
              ? m.cash_count_again({ difference: differenceText(handed - rider.left) })
              : m.cash_settles()}
          </Note>
          <Field {...state.field("note")} label={m.cash_why()} maxLength={200} />
        </>
      )}
      <FormFoot
        form={state}
        size="normal"
        saveLabel={
          handed === undefined ? m.cash_receive() : m.cash_receive_amount({ amount: formatTaka(handed) })
        }
      />
    </FormFrame>
  );
}
