import { type ComponentProps, useId } from "react";
import type { Result } from "#src/api/answer.ts";
import { maxReason } from "#src/api/limits.ts";
import { FormFrame } from "#src/kit/form/form-frame.tsx";
import { type Once, useCallForm } from "#src/kit/form/use-call-form.ts";
import { m } from "#src/language/messages.ts";
import { type CancelReason, cancelReasons } from "#src/orders/order.ts";
import { takeFocus } from "#src/ui/buttons/take-focus.ts";
import { Note } from "#src/ui/display/note.tsx";
import { Field } from "#src/ui/form/field.tsx";
import { StepButton } from "../components/step-button.tsx";
import type { AdminOrder, Cancellation } from "../contract.ts";
import { cancelReasonLabels } from "./cancel-reason-labels.ts";

export type Cancelling<Output> = {
  cancel: (why: Cancellation, once: Once) => Promise<Result<Output>>;
  onCancelled: (output: Output) => void;
  /** Called if the shown order is stale. */
  onOvertaken: () => void;
};

type CancelQuestionProps<Output> = Cancelling<Output> & {
  order: AdminOrder;
  inactive: boolean;
  onKeep: () => void;
};

/** Asks for the reason before an order is cancelled. */
export function CancelQuestion<Output>(props: CancelQuestionProps<Output>) {
  const { order, inactive, onKeep } = props;
  const form = useCallForm({
    values: { reason: "" as CancelReason, note: "" },
    operation: props.cancel,
    check: ({ reason, note }) => ({
      reason: reason ? undefined : m.order_reason_missing(),
      note: reason === "other" && !note.trim() ? m.order_note_missing() : undefined,
    }),
    inputOf: ({ reason, note }) => ({ reason, note: reason === "other" ? note : undefined }),
    onSaved: props.onCancelled,
    onConflict: props.onOvertaken,
  });
  return (
    <FormFrame
      form={form}
      role="alertdialog"
      label={m.admin_order_cancel_ask({ number: order.number })}
      aria-describedby="order-cancel-text"
      onClose={onKeep}
      className="mt-3 rounded-small bg-tomato-tint p-3"
    >
      <h3 ref={takeFocus} tabIndex={-1} className="font-bold focus:outline-none">
        {m.admin_order_cancel_ask({ number: order.number })}
      </h3>
      <p id="order-cancel-text" className="mt-1 text-hint">
        {m.admin_order_cancel_text()}
      </p>
      <Reasons input={form.choice("reason")} error={form.errors.reason} />
      {form.form.watch("reason") === "other" && (
        <Field
          {...form.field("note")}
          size="small"
          autoComplete="off"
          className="mt-2"
          label={m.admin_order_cancel_note()}
          hint={m.admin_order_cancel_note_hint()}
          maxLength={maxReason}
        />
      )}
      {form.problem && (
        <Note look="error" className="mt-2">
          {form.problem.message}
        </Note>
      )}
      <div className="mt-3 flex flex-wrap gap-2">
        <StepButton
          inactive={inactive}
          busy={form.busy}
          onPress={() => form.element.current?.requestSubmit()}
          className="bg-tomato hover:bg-tomato-press"
        >
          {form.busy ? m.common_one_moment() : m.admin_order_cancel_yes()}
        </StepButton>
        <StepButton variant="quiet" inactive={false} onPress={onKeep}>
          {m.common_keep_it()}
        </StepButton>
      </div>
    </FormFrame>
  );
}

type ReasonsProps = { input: ComponentProps<"input">; error: string | undefined };

function Reasons({ input, error }: ReasonsProps) {
  const id = useId();
  return (
    <fieldset aria-describedby={error ? id : undefined} className="mt-2">
      <legend className="text-label">{m.admin_order_cancel_why()}</legend>
      {cancelReasons.map((cancelReason) => (
        <label
          key={cancelReason}
          className="flex min-h-9 cursor-pointer items-center gap-2.5 text-hint pointer-coarse:min-h-11"
        >
          <input {...input} type="radio" value={cancelReason} className="dot-box" />
          {cancelReasonLabels[cancelReason]()}
        </label>
      ))}
      {error && (
        <p id={id} role="alert" className="mt-1 text-hint font-semibold text-tomato">
          {error}
        </p>
      )}
    </fieldset>
  );
}
