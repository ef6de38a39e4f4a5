import { type FormEvent, useRef, useState } from "react";
import { call } from "../../../../api/client/client.ts";
import { m } from "../../../../language/messages.ts";
import { taka } from "../../../../language/numbers/numbers.ts";
import { Button } from "../../../../ui/buttons/button.tsx";
import { Note } from "../../../../ui/display/note.tsx";
import { Field } from "../../../../ui/form/field.tsx";
import { useCall } from "../../../../ui/form/use-call.ts";
import { TakaField } from "../../amounts/amount-fields.tsx";
import { readTaka } from "../../editing/edit-draft.ts";
import { handCashIn } from "../contract.ts";
import { differenceInWords, type RiderCashProps } from "../difference-words.ts";

/** Cash is counted and taken over; another amount than what was to come takes a word. */
export function HandInForm({ rider, day, onSaved, onOvertaken }: RiderCashProps) {
  const form = useRef<HTMLFormElement>(null);
  const key = useRef(crypto.randomUUID());
  const [typed, setTyped] = useState("");
  const [note, setNote] = useState("");
  const handed = readTaka(typed);
  const { busy, problem, errors, send, refuse } = useCall(
    (input: { rider: string; day: string; was: number; handed: number; note?: string }) =>
      call(handCashIn, input, { idempotencyKey: key.current }),
    form,
  );
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (handed === undefined) return refuse({ handed: m.cash_counted_missing() });
    const words = note.trim();
    const result = await send({
      rider: rider.id,
      day,
      was: rider.left,
      handed,
      ...(words && { note: words }),
    });
    if (result?.ok) onSaved(result.value.data, m.cash_saved({ name: rider.name, amount: taka(handed) }));
    else if (result?.problem.code === "changed") onOvertaken();
    if (result) key.current = crypto.randomUUID();
  };
  const differs = handed !== undefined && handed !== rider.left;
  return (
    <form
      ref={form}
      noValidate
      onSubmit={(event) => void submit(event)}
      className="grid gap-3 border-t border-line pt-3"
    >
      <TakaField
        name="handed"
        label={m.cash_counted()}
        value={typed}
        error={errors.handed}
        onChange={(event) => setTyped(event.target.value)}
      />
      {differs && (
        <>
          <Note>{m.cash_count_again({ difference: differenceInWords(handed - rider.left) })}</Note>
          <Field
            name="note"
            label={m.cash_why()}
            maxLength={200}
            value={note}
            error={errors.note}
            onChange={(event) => setNote(event.target.value)}
          />
        </>
      )}
      {problem && <Note look="error">{problem.message}</Note>}
      <Button type="submit" busy={busy}>
        {handed === undefined ? m.cash_receive() : m.cash_receive_amount({ amount: taka(handed) })}
      </Button>
    </form>
  );
}
