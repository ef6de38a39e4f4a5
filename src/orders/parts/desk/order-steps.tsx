import { useRef, useState } from "react";
import { m } from "../../../language/words.ts";
import { Button } from "../../../ui/press/button.tsx";
import { takeFocus } from "../../../ui/press/take-focus.ts";
import { Note } from "../../../ui/show/note.tsx";
import type { DeskOrder } from "../../desk/contract.ts";
import { nextSteps, type OrderStatus } from "../../order.ts";

const stepWords: Record<OrderStatus, () => string> = {
  pending: m.orders_pending,
  processing: m.desk_start,
  completed: m.desk_complete,
  cancelled: m.desk_cancel,
};

type OrderStepsProps = {
  order: DeskOrder;
  /** The step that is on its way. */
  busy: OrderStatus | undefined;
  /** Why the last step was not taken. */
  refusal: string | undefined;
  onStep: (status: OrderStatus) => void;
};

/** The steps that the status table allows, and only those; cancelling is asked about once more. */
export function OrderSteps({ order, busy, refusal, onStep }: OrderStepsProps) {
  const [asking, setAsking] = useState(false);
  const cancel = useRef<HTMLButtonElement>(null);
  const [first] = useState(order.status);
  const steps = nextSteps[order.status];
  const forward = steps.find((step) => step !== "cancelled");
  const keep = () => {
    setAsking(false);
    requestAnimationFrame(() => cancel.current?.focus());
  };
  if (asking && steps.includes("cancelled"))
    return <AskOnceMore order={order} busy={busy} refusal={refusal} onStep={onStep} onKeep={keep} />;
  return (
    <div className="mt-3 grid gap-2">
      {refusal && <Note look="error">{refusal}</Note>}
      {forward && (
        <Button wide size="dense" busy={busy === forward} onClick={() => !busy && onStep(forward)}>
          {busy === forward ? m.desk_busy() : stepWords[forward]()}
        </Button>
      )}
      {steps.includes("cancelled") && (
        <Button ref={cancel} variant="danger" size="dense" onClick={() => setAsking(true)}>
          {stepWords.cancelled()}
        </Button>
      )}
      {steps.length === 0 && (
        // Whoever has just taken the last step stood on a button that is gone.
        <p
          ref={order.status === first ? undefined : takeFocus}
          tabIndex={-1}
          className="text-hint text-ink-soft"
        >
          {m.desk_no_steps()}
        </p>
      )}
    </div>
  );
}

function AskOnceMore({ order, busy, refusal, onStep, onKeep }: OrderStepsProps & { onKeep: () => void }) {
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
        {m.desk_cancel_ask({ number: order.number })}
      </p>
      <p id="order-cancel-text" className="mt-1 text-hint">
        {m.desk_cancel_text()}
      </p>
      {refusal && <Note look="error">{refusal}</Note>}
      <div className="mt-3 flex flex-wrap gap-2">
        <Button
          size="dense"
          busy={busy === "cancelled"}
          onClick={() => onStep("cancelled")}
          className="bg-tomato hover:bg-tomato-press"
        >
          {busy === "cancelled" ? m.desk_busy() : m.desk_cancel_yes()}
        </Button>
        <Button variant="quiet" size="dense" onClick={onKeep}>
          {m.desk_cancel_no()}
        </Button>
      </div>
    </div>
  );
}
