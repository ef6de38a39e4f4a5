import { type FormEvent, useId, useRef, useState } from "react";
import type { CallFailure } from "#src/api/answer.ts";
import { maxReason } from "#src/api/limits.ts";
import { m } from "#src/language/messages.ts";
import { type CancelReason, cancelReasons, type Progress } from "#src/orders/order.ts";
import { takeFocus } from "#src/ui/buttons/take-focus.ts";
import { Note } from "#src/ui/display/note.tsx";
import { Field } from "#src/ui/form/field.tsx";
import { StepButton } from "../components/step-button.tsx";
import type { AdminOrder, Cancellation } from "../contract.ts";
import { cancelReasonLabels } from "./cancel-reasons.ts";

export type StepProps = {
  order: AdminOrder;
  /** The step that is being sent. */
  busy: Progress | undefined;
  /** Why the last step failed. */
  problem: CallFailure | undefined;
  onStep: (to: Progress, why?: Cancellation) => void;
};

type CancelQuestionProps = StepProps & { asleep: boolean; onKeep: () => void };

/** Asks once more before an order is cancelled, and why. */
export function CancelQuestion({ order, busy, problem, onStep, asleep, onKeep }: CancelQuestionProps) {
  const form = useRef<HTMLFormElement>(null);
  const [reason, setReason] = useState<CancelReason>();
  const [note, setNote] = useState("");
  const [missing, setMissing] = useState<"reason" | "note">();
  const sending = busy === "cancelled";
  const cancel = () => {
    const lacks = !reason ? "reason" : reason === "other" && !note.trim() ? "note" : undefined;
    setMissing(lacks);
    if (lacks) form.current?.querySelector<HTMLInputElement>(`[name="${lacks}"]`)?.focus();
    else if (reason) onStep("cancelled", { reason, note: reason === "other" ? note : undefined });
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!asleep && !sending) cancel();
  };
  return (
    <form
      ref={form}
      method="post"
      onSubmit={submit}
      role="alertdialog"
      aria-labelledby="order-cancel"
      aria-describedby="order-cancel-text"
      tabIndex={-1}
      onKeyDown={(event) => {
        if (event.key !== "Escape") return;
        event.preventDefault();
        event.stopPropagation();
        onKeep();
      }}
      className="mt-3 rounded-small bg-tomato-tint p-3"
    >
      <h3 ref={takeFocus} tabIndex={-1} id="order-cancel" className="font-bold focus:outline-none">
        {m.admin_order_cancel_ask({ number: order.number })}
      </h3>
      <p id="order-cancel-text" className="mt-1 text-hint">
        {m.admin_order_cancel_text()}
      </p>
      <Reasons
        chosen={reason}
        missing={missing === "reason"}
        onChoose={(one) => {
          setReason(one);
          setMissing(undefined);
        }}
      />
      {reason === "other" && (
        <Field
          size="small"
          name="note"
          autoComplete="off"
          className="mt-2"
          label={m.admin_order_cancel_note()}
          hint={m.admin_order_cancel_note_hint()}
          maxLength={maxReason}
          value={note}
          readOnly={sending}
          error={missing === "note" ? m.order_note_missing() : undefined}
          onChange={(event) => setNote(event.currentTarget.value)}
        />
      )}
      {problem && (
        <Note look="error" className="mt-2">
          {problem.message}
        </Note>
      )}
      <div className="mt-3 flex flex-wrap gap-2">
        <StepButton
          asleep={asleep}
          busy={sending}
          onPress={cancel}
          className="bg-tomato hover:bg-tomato-press"
        >
          {sending ? m.admin_order_busy() : m.admin_order_cancel_yes()}
        </StepButton>
        <StepButton variant="quiet" asleep={false} onPress={onKeep}>
          {m.admin_order_cancel_no()}
        </StepButton>
      </div>
    </form>
  );
}

type ReasonsProps = {
  chosen: CancelReason | undefined;
  missing: boolean;
  onChoose: (reason: CancelReason) => void;
};

function Reasons({ chosen, missing, onChoose }: ReasonsProps) {
  const id = useId();
  return (
    <fieldset aria-describedby={missing ? id : undefined} className="mt-2">
      <legend className="text-label">{m.admin_order_cancel_why()}</legend>
      {cancelReasons.map((one) => (
        <label
          key={one}
          className="flex min-h-9 cursor-pointer items-center gap-2.5 text-hint pointer-coarse:min-h-11"
        >
          <input
            type="radio"
            name="reason"
            value={one}
            checked={one === chosen}
            onChange={() => onChoose(one)}
            className="dot-box"
          />
          {cancelReasonLabels[one]()}
        </label>
      ))}
      {missing && (
        <p id={id} role="alert" className="mt-1 text-hint font-semibold text-tomato">
          {m.order_reason_missing()}
        </p>
      )}
    </fieldset>
  );
}
