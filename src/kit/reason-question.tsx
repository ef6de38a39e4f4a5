import { maxReason } from "../api/limits.ts";
import type { Operation } from "../api/operation.ts";
import { Field } from "../ui/form/field.tsx";
import { FormFoot, FormFrame } from "./form/form-frame.tsx";
import { useCallForm } from "./form/use-call-form.ts";

type ReasonQuestionProps<Output> = {
  operation: Operation<{ id: string; reason: string }, Output>;
  id: string;
  title: string;
  text: string;
  label: string;
  /** The labels of the two buttons: act, or leave everything as it is. */
  confirmLabel: string;
  keepLabel: string;
  onDone: (output: Output) => void;
  onClose: () => void;
  className?: string;
};

/** Asks for the reason of an action that affects somebody else. Escape cancels. */
export function ReasonQuestion<Output>(props: ReasonQuestionProps<Output>) {
  const form = useCallForm({
    values: { reason: "" },
    operation: props.operation,
    inputOf: ({ reason }) => ({ id: props.id, reason }),
    onSaved: props.onDone,
  });
  return (
    <FormFrame
      form={form}
      label={props.title}
      onClose={props.onClose}
      className={`grid gap-3 rounded-card bg-tomato-tint p-4 ${props.className ?? ""}`}
    >
      <h2 className="text-title">{props.title}</h2>
      <p className="text-hint">{props.text}</p>
      <Field
        {...form.field("reason")}
        autoFocus
        size="small"
        autoComplete="off"
        label={props.label}
        maxLength={maxReason}
      />
      <FormFoot
        form={form}
        size="small"
        className="bg-tomato hover:bg-tomato-press"
        saveLabel={props.confirmLabel}
        close={{ label: props.keepLabel, onClose: props.onClose }}
      />
    </FormFrame>
  );
}
