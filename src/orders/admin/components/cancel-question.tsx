import type { CallFailure } from "../../../api/answer.ts";
import { m } from "../../../language/messages.ts";
import { takeFocus } from "../../../ui/buttons/take-focus.ts";
import { Note } from "../../../ui/display/note.tsx";
import type { OrderStatus } from "../../order.ts";
import type { AdminOrder } from "../contract.ts";
import { StepButton } from "./step-button.tsx";

export type StepProps = {
  order: AdminOrder;
  /** The step that is being sent. */
  busy: OrderStatus | undefined;
  /** Why the last step failed. */
  problem: CallFailure | undefined;
  onStep: (status: OrderStatus) => void;
};

type CancelQuestionProps = StepProps & { asleep: boolean; onKeep: () => void };

/** Asks once more before an order is cancelled. */
export function CancelQuestion({ order, busy, problem, onStep, asleep, onKeep }: CancelQuestionProps) {
  return (
    <div
      ref={takeFocus}
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
      <p id="order-cancel" className="font-bold">
        {m.admin_order_cancel_ask({ number: order.number })}
      </p>
      <p id="order-cancel-text" className="mt-1 text-hint">
        {m.admin_order_cancel_text()}
      </p>
      {problem && <Note look="error">{problem.message}</Note>}
      <div className="mt-3 flex flex-wrap gap-2">
        <StepButton
          asleep={asleep}
          busy={busy === "cancelled"}
          onPress={() => onStep("cancelled")}
          className="bg-tomato hover:bg-tomato-press"
        >
          {busy === "cancelled" ? m.admin_order_busy() : m.admin_order_cancel_yes()}
        </StepButton>
        <StepButton variant="quiet" asleep={false} onPress={onKeep}>
          {m.admin_order_cancel_no()}
        </StepButton>
      </div>
    </div>
  );
}
