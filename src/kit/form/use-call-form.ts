import { type ChangeEvent, useRef } from "react";
import { type DefaultValues, type FieldPath, type FieldValues, useForm } from "react-hook-form";
import type { CallFailure, Result } from "#src/api/answer.ts";
import { call } from "#src/api/client/client.ts";
import type { Operation } from "#src/api/operation.ts";
import { useCall } from "#src/ui/form/use-call.ts";
import { useLeaveGuard } from "./leave-guard.tsx";
import { useSaveKey } from "./use-save-key.ts";

/** Takes these as the stored values; with `keepTyped` the fields stay as they are typed. */
type Show<Values> = (stored: Values, manner?: { keepTyped: boolean }) => void;

type CallFormOptions<Values, Input, Output> = {
  /** What the form opens with. Fields have the names of the input. */
  values: Values;
  /** Called with the input; the same press is carried out once, however often it arrives. */
  operation: Operation<Input, Output>;
  inputOf: (values: Values) => Input;
  /** What is wrong before anything is sent, by field. */
  check?: (values: Values) => Partial<Record<string, string | undefined>>;
  /** `show` makes other values than those sent the stored ones. */
  onSaved: (output: Output, sent: Values, show: Show<Values>) => void;
  /** Somebody else has changed the same meanwhile; `now` is how it is, where the refusal says so. */
  onChanged?: (now: unknown, show: Show<Values>) => void;
  /** Nothing is sent while nothing is changed. */
  requiresChange?: boolean;
};

/**
 * A form behind an operation: its values, what a refusal says at each field, one attempt at a time, a question before it is left
 * unsaved, and Ctrl+S. It is drawn by `FormFrame`.
 */
export function useCallForm<Values extends FieldValues, Input, Output>(
  options: CallFormOptions<Values, Input, Output>,
) {
  const { values, operation, inputOf, check, onSaved, onChanged, requiresChange = false } = options;
  const element = useRef<HTMLFormElement>(null);
  const idempotencyKey = useRef(crypto.randomUUID());
  const form = useForm<Values>({ defaultValues: values as DefaultValues<Values> });
  const { busy, problem, errors, send, refuse, edited } = useCall(
    (input: Input): Promise<Result<Output>> =>
      call(operation, input, { idempotencyKey: idempotencyKey.current }),
    element,
  );
  const isChanged = form.formState.isDirty;
  const release = useLeaveGuard(isChanged);
  useSaveKey(() => {
    if (isChanged && element.current?.contains(document.activeElement)) element.current.requestSubmit();
  });

  const show: Show<Values> = (stored, { keepTyped } = { keepTyped: false }) => {
    const typed = form.getValues();
    form.reset(stored);
    if (!keepTyped) return;
    for (const [name, value] of Object.entries(typed))
      form.setValue(name as FieldPath<Values>, value, { shouldDirty: true });
  };
  const meet = ({ code, details }: CallFailure) => {
    if (code === "changed") onChanged?.((details as { now?: unknown } | undefined)?.now, show);
  };
  const submit = form.handleSubmit(async (typed) => {
    if (requiresChange && !isChanged) return;
    if (refuse(check?.(typed) ?? {})) return;
    const result = await send(inputOf(typed));
    if (!result) return;
    if (!result.ok) return meet(result.problem);
    // After anything but success nobody knows what was carried out: the same input under the same key is, once.
    idempotencyKey.current = crypto.randomUUID();
    release();
    show(typed);
    onSaved(result.value, typed, show);
  });

  /** The props of the field with this name. */
  const field = (name: FieldPath<Values>) => {
    const { onChange, ...registered } = form.register(name);
    return {
      ...registered,
      error: errors[name],
      readOnly: busy,
      onChange: (event: ChangeEvent) => {
        edited(name);
        return onChange(event);
      },
    };
  };
  return { element, form, field, submit, busy, problem, refuse, edited, isChanged };
}

export type CallForm = Pick<
  ReturnType<typeof useCallForm>,
  "element" | "submit" | "busy" | "problem" | "isChanged"
>;
