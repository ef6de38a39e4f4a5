import Undo2 from "lucide-react/icons/undo-2";
import { useRef, useState } from "react";
import type { CallFailure } from "#src/api/answer.ts";
import { m } from "#src/language/messages.ts";
import { nextSteps, type Progress, progressOf } from "#src/orders/order.ts";
import { progressNames } from "#src/orders/order-status.tsx";
import { takeFocus } from "#src/ui/buttons/take-focus.ts";
import { Note } from "#src/ui/display/note.tsx";
import { type Cancelling, CancelQuestion } from "../cancelling/cancel-question.tsx";
import type { AdminOrder } from "../contract.ts";
import { useClickGuard } from "../use-click-guard.ts";
import type { StepTaken } from "../use-step.ts";
import { StepButton } from "./step-button.tsx";

const stepLabels: Record<Progress, () => string> = {
  placed: m.order_progress_placed,
  confirmed: m.admin_order_start,
  packed: m.admin_order_pack,
  on_the_way: m.admin_order_send,
  not_delivered: m.admin_order_nobody,
  delivered: m.admin_order_complete,
  cancelled: m.admin_order_cancel,
};

function stepButtonText(step: Progress, from: Progress, problem: OrderStepsProps["problem"]) {
  if (step === "packed" && from === "not_delivered") return m.admin_order_again();
  return step === "packed" && problem?.code === "not_weighed"
    ? m.admin_order_pack_unweighed()
    : stepLabels[step]();
}

type OrderStepsProps = {
  order: AdminOrder;
  /** The step that is being sent. */
  busy: Progress | undefined;
  problem: CallFailure | undefined;
  onStep: (to: Progress) => void;
  cancelling: Cancelling<{ data: AdminOrder }>;
  /** The last step, for as long as its note is shown. */
  done: StepTaken | undefined;
};

/**
 * The allowed steps as buttons. Cancelling asks first; other steps can be undone for a while. After each
 * change the buttons are disabled for a moment, against double presses.
 */
export function OrderSteps({ order, busy, problem, done, onStep, cancelling }: OrderStepsProps) {
  const [isQuestionOpen, setIsQuestionOpen] = useState(false);
  const cancelButtonRef = useRef<HTMLButtonElement>(null);
  const progress = progressOf(order);
  const [initialProgress] = useState(progress);
  const inactive = useClickGuard(`${progress} ${isQuestionOpen}`);
  const steps = nextSteps[progress];
  const forwardSteps = steps.filter((step) => step !== "cancelled");
  const closeQuestion = () => {
    setIsQuestionOpen(false);
    requestAnimationFrame(() => cancelButtonRef.current?.focus());
  };
  if (isQuestionOpen && steps.includes("cancelled"))
    return <CancelQuestion order={order} inactive={inactive} {...cancelling} onKeep={closeQuestion} />;
  return (
    <div tabIndex={-1} className="mt-3 grid gap-2 focus:outline-none">
      {problem && <Note look="error">{problem.message}</Note>}
      {forwardSteps.map((step, index) => (
        <StepButton
          key={step}
          wide
          variant={index === 0 ? "primary" : "second"}
          inactive={inactive}
          busy={busy === step}
          onPress={() => onStep(step)}
        >
          {busy === step ? m.common_one_moment() : stepButtonText(step, progress, problem)}
        </StepButton>
      ))}
      {steps.includes("cancelled") && (
        <StepButton
          ref={cancelButtonRef}
          variant="danger"
          inactive={inactive}
          onPress={() => setIsQuestionOpen(true)}
        >
          {stepLabels.cancelled()}
        </StepButton>
      )}
      {steps.length === 0 && (
        // The focused button of the last step is gone.
        <p
          ref={progress === initialProgress ? undefined : takeFocus}
          tabIndex={-1}
          className="text-hint text-ink-soft"
        >
          {m.admin_order_no_steps()}
        </p>
      )}
      <div role="status">
        {done && (
          <LastStepNote
            key={`${done.progress} ${done.undone}`}
            order={order}
            lastStep={done}
            inactive={inactive}
            busy={busy !== undefined}
            onUndo={onStep}
          />
        )}
      </div>
    </div>
  );
}

type LastStepNoteProps = {
  order: AdminOrder;
  lastStep: StepTaken;
  inactive: boolean;
  busy: boolean;
  onUndo: (to: Progress) => void;
};

/** Says which step was taken, and undoes it. Below all buttons, so that nothing moves when it disappears. */
function LastStepNote({
  order: { number },
  lastStep: { progress, undone, back },
  inactive,
  busy,
  onUndo,
}: LastStepNoteProps) {
  const values = { number, status: progressNames[progress]() };
  return (
    <div
      ref={revealLine}
      className="flex min-h-11 items-center justify-between gap-2 rounded-small bg-leaf-tint py-1 pr-1 pl-3 text-hint text-leaf-press"
    >
      <span>{undone ? m.admin_order_undone(values) : m.admin_order_stepped(values)}</span>
      {back && (
        <StepButton variant="quiet" inactive={inactive} busy={busy} onPress={() => onUndo(back)}>
          <Undo2 size={16} aria-hidden />
          {m.office_undo()}
        </StepButton>
      )}
    </div>
  );
}

/** Scrolls it into view; the panel takes the focus if this line disappears. */
function revealLine(line: HTMLElement | null) {
  line?.scrollIntoView({ block: "nearest" });
  if (document.activeElement === document.body) line?.closest<HTMLElement>("[tabindex]")?.focus();
  return () => {
    if (line?.contains(document.activeElement)) line.closest<HTMLElement>("[tabindex]")?.focus();
  };
}
