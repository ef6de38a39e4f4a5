import { type FormEvent, useRef, useState } from "react";
import { m } from "../../../language/messages.ts";
import { taka } from "../../../language/numbers/numbers.ts";
import { Button } from "../../../ui/buttons/button.tsx";
import { Note } from "../../../ui/display/note.tsx";
import { Field } from "../../../ui/form/field.tsx";
import { Select } from "../../../ui/form/select.tsx";
import { useCall } from "../../../ui/form/use-call.ts";
import { refundWayNames } from "../../refunds/refund-words.ts";
import { maxReference, type RefundWay, refundWays } from "../../refunds/rules.ts";
import { ReasonField, TakaField } from "../amounts/amount-fields.tsx";
import type { AdminOrder } from "../contract.ts";
import { readTaka } from "../editing/edit-draft.ts";
import { noteRefund } from "./contract.ts";

type RefundFormProps = {
  order: AdminOrder;
  /** What may be refunded yet, in taka. */
  left: number;
  onSaved: (order: AdminOrder, amount: number) => void;
  onOvertaken: () => void;
  onClose: () => void;
};

/** How much goes back to the customer, how, and why. */
export function RefundForm({ order, left, onSaved, onOvertaken, onClose }: RefundFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const [typed, setTyped] = useState("");
  const [way, setWay] = useState<RefundWay>("cash");
  const { busy, problem, errors, send, refuse, edited } = useCall(noteRefund, form);
  const amount = readTaka(typed);
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    const [reason, reference] = ["reason", "reference"].map((name) => String(data.get(name) ?? "").trim());
    if (amount === undefined) return refuse({ amount: m.refund_amount_missing() });
    const result = await send({
      ...{ id: String(order.id), was: order.refunded ?? 0, amount, way, reason: reason ?? "" },
      ...(reference && { reference }),
    });
    if (result?.ok) onSaved(result.value.data, amount);
    else if (result?.problem.code === "changed") onOvertaken();
  };
  return (
    <form
      ref={form}
      method="post"
      noValidate
      onSubmit={(event) => void submit(event)}
      className="mt-3 grid gap-3 border-t border-line pt-3"
    >
      <div className="grid grid-cols-2 items-start gap-2">
        <TakaField
          autoFocus
          size="dense"
          name="amount"
          label={m.refund_amount()}
          hint={m.refund_left({ left: taka(left) })}
          value={typed}
          error={errors.amount}
          readOnly={busy}
          onChange={({ currentTarget: { value } }) => {
            setTyped(value);
            edited("amount");
          }}
        />
        <Select
          size="dense"
          name="way"
          label={m.refund_way()}
          value={way}
          onChange={({ currentTarget: { value } }) =>
            setWay(refundWays.find((one) => one === value) ?? "cash")
          }
        >
          {refundWays.map((one) => (
            <option key={one} value={one}>
              {refundWayNames[one]()}
            </option>
          ))}
        </Select>
      </div>
      {way !== "cash" && (
        <Field
          size="dense"
          name="reference"
          autoComplete="off"
          label={m.refund_reference()}
          hint={m.refund_reference_hint()}
          maxLength={maxReference}
          error={errors.reference}
          readOnly={busy}
        />
      )}
      <ReasonField
        size="dense"
        name="reason"
        label={m.refund_reason()}
        error={errors.reason}
        readOnly={busy}
        onChange={() => edited("reason")}
      />
      {problem && <Note look="error">{problem.message}</Note>}
      <div className="flex flex-wrap gap-2">
        <Button type="submit" size="dense" busy={busy}>
          {amount === undefined ? m.refund_save() : m.refund_save_amount({ amount: taka(amount) })}
        </Button>
        <Button variant="quiet" size="dense" onClick={onClose}>
          {m.refund_close()}
        </Button>
      </div>
    </form>
  );
}
