import Undo2 from "lucide-react/icons/undo-2";
import { useRef, useState } from "react";
import { m } from "../../../language/messages.ts";
import { takeFocus } from "../../../ui/buttons/take-focus.ts";
import { Note } from "../../../ui/display/note.tsx";
import { statusNames } from "../../components/order-status.tsx";
import { nextSteps, type OrderStatus } from "../../order.ts";
import { CancelQuestion, type StepProps } from "../cancelling/cancel-question.tsx";
import type { StepTaken } from "../use-step.ts";
import { StepButton } from "./step-button.tsx";
import { useAsleep } from "./use-asleep.ts";

const stepLabels: Record<OrderStatus, () => string> = {
  pending: m.orders_pending,
  processing: m.admin_order_start,
  completed: m.admin_order_complete,
  cancelled: m.admin_order_cancel,
};

type OrderStepsProps = StepProps & {
  /** The step that was just taken. */
  done: StepTaken | undefined;
};

/**
 * Buttons for the steps that the status table allows. Cancelling has to be confirmed, other steps can be undone for a while. After
 * each change the buttons do nothing for a moment, so that a double press never takes two steps.
 */
export function OrderSteps({ order, busy, problem, done, onStep }: OrderStepsProps) {
  const [open, setOpen] = useState(false);
  const cancel = useRef<HTMLButtonElement>(null);
  const [first] = useState(order.status);
  const asleep = useAsleep(`${order.status} ${open}`);
  const steps = nextSteps[order.status];
  const forward = steps.find((step) => step !== "cancelled");
  const keep = () => {
    setOpen(false);
    requestAnimationFrame(() => cancel.current?.focus());
  };
  if (open && steps.includes("cancelled"))
    return <CancelQuestion {...{ order, busy, problem, onStep, asleep }} onKeep={keep} />;
  return (
    <div tabIndex={-1} className="mt-3 grid gap-2 focus:outline-none">
      {problem && <Note look="error">{problem.message}</Note>}
      {forward && (
        <StepButton wide asleep={asleep} busy={busy === forward} onPress={() => onStep(forward)}>
          {busy === forward ? m.admin_order_busy() : stepLabels[forward]()}
        </StepButton>
      )}
      {steps.includes("cancelled") && (
        <StepButton ref={cancel} variant="danger" asleep={asleep} onPress={() => setOpen(true)}>
          {stepLabels.cancelled()}
        </StepButton>
      )}
      {steps.length === 0 && (
        // The button that took the last step, and had the focus, is gone.
        <p
          ref={order.status === first ? undefined : takeFocus}
          tabIndex={-1}
          className="text-hint text-ink-soft"
        >
          {m.admin_order_no_steps()}
        </p>
      )}
      <div role="status">
        {done && (
          <JustDone
            key={`${done.status} ${done.undone}`}
            order={order}
            done={done}
            asleep={asleep}
            busy={busy !== undefined}
            onUndo={onStep}
          />
        )}
      </div>
    </div>
  );
}

type JustDoneProps = {
  order: StepProps["order"];
  done: StepTaken;
  asleep: boolean;
  busy: boolean;
  onUndo: (to: OrderStatus) => void;
};

/** Says what was done, below all buttons, so that nothing moves when it disappears. */
function JustDone({
  order: { number },
  done: { status, undone, back },
  asleep,
  busy,
  onUndo,
}: JustDoneProps) {
  const values = { number, status: statusNames[status]() };
  return (
    <div
      ref={inSight}
      className="flex min-h-11 items-center justify-between gap-2 rounded-small bg-leaf-tint py-1 pr-1 pl-3 text-hint text-leaf-press"
    >
      <span>{undone ? m.admin_order_undone(values) : m.admin_order_stepped(values)}</span>
      {back && (
        <StepButton variant="quiet" asleep={asleep} busy={busy} onPress={() => onUndo(back)}>
          <Undo2 size={16} aria-hidden />
          {m.admin_order_undo()}
        </StepButton>
      )}
    </div>
  );
}

/** Scrolls it into view; when it disappears with the focus inside, its parent gets the focus. */
function inSight(line: HTMLElement | null) {
  line?.scrollIntoView({ block: "nearest" });
  return () => {
    if (line?.contains(document.activeElement)) line.closest<HTMLElement>("[tabindex]")?.focus();
  };
}
