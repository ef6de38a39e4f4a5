import { type RefObject, useRef } from "react";
import { type DefaultValues, type FieldPath, type FieldValues, useForm } from "react-hook-form";
import type { CallFailure, Result } from "#src/api/answer.ts";
import { call } from "#src/api/client/client.ts";
import type { Operation } from "#src/api/operation.ts";
import { useCall } from "#src/ui/form/use-call.ts";
import { isSame } from "./is-same.ts";
import { useLeaveGuard } from "./leave-guard.tsx";
import { useFormDraft } from "./use-form-draft.ts";
import { useSaveKey } from "./use-save-key.ts";

/** Sets the stored values; with `keepTyped`, changed fields keep what was typed. */
type Show<Values> = (stored: Values, manner?: { keepTyped: boolean }) => void;

/** Makes retries of a command idempotent. */
export type Once = { idempotencyKey: string };

type FormOperation<Input, Output> =
  | Operation<Input, Output>
  | ((input: Input, once: Once) => Promise<Result<Output>>);

export type CallFormOptions<Values, Input, Output> = {
  /** The stored values, with which the form starts. */
  values: Values;
  /** Called with the input; retries have the same idempotency key. */
  operation: FormOperation<Input, Output>;
  /** `button` is the value of the pressed button. */
  inputOf: (values: Values, button: string | undefined) => Input;
  /** Validates before sending; messages by field. */
  check?: (values: Values) => Partial<Record<string, string | undefined>>;
  /** `show` replaces the stored values, which by default are those sent. */
  onSaved: (output: Output, sent: Values, show: Show<Values>) => void;
  /** Called on a version conflict; `now` is the current state, if the server returned it. */
  onConflict?: (now: unknown, show: Show<Values>) => void;
  /** Called on any other refusal; `change` changes fields as if typed. */
  onRefused?: (problem: CallFailure, typed: Values, change: (fields: Partial<Values>) => void) => void;
  /** Unchanged values are not sent; Ctrl+S then saves from anywhere on the page. */
  requiresChange?: boolean;
  /** Stores unsaved values on the device under this name until they are saved or the user logs out. */
  draft?: string;
  /** Whether leaving asks for confirmation; disabled for searches and passwords. */
  confirmsLeaving?: boolean;
};

/** A form of an operation: values, messages by field, confirmation before leaving, Ctrl+S. See `FormFrame`. */
export function useCallForm<Values extends FieldValues, Input, Output>(
  options: CallFormOptions<Values, Input, Output>,
) {
  const { values, operation, inputOf, check, onSaved, onConflict, onRefused, draft } = options;
  const { requiresChange = false, confirmsLeaving = true } = options;
  const element = useRef<HTMLFormElement>(null);
  const form = useForm<Values>({ defaultValues: values as DefaultValues<Values> });
  const { busy, problem, errors, send, refuse, edited, endAttempt } = useIdempotentCall(operation, element);
  const isChanged = form.formState.isDirty;
  useFormDraft(form, draft);
  const release = useLeaveGuard(isChanged && confirmsLeaving, {
    isOnDevice: draft !== undefined,
    form: element,
  });
  useSaveKey(() => {
    const focusedForm = document.activeElement?.closest("form") ?? null;
    // A form with a bar of unsaved changes is saved from anywhere on the page.
    const isTarget = focusedForm === element.current || (requiresChange && focusedForm === null);
    if (isChanged && isTarget) element.current?.requestSubmit();
  });

  const change = (fields: Partial<Values>) => {
    for (const [name, value] of Object.entries(fields)) {
      form.setValue(name as FieldPath<Values>, value, { shouldDirty: true });
      edited(name);
    }
  };
  const show: Show<Values> = (stored, { keepTyped } = { keepTyped: false }) => {
    const previousValues = form.formState.defaultValues as Values;
    const typedEntries = Object.entries(form.getValues()).filter(
      ([name, value]) => !isSame(value, previousValues[name]),
    );
    form.reset(stored);
    if (keepTyped) change(Object.fromEntries(typedEntries) as Partial<Values>);
  };
  // The code `changed` is a version conflict: somebody else has saved in the meantime.
  const handleRefusal = (refusal: CallFailure, typed: Values) => {
    if (refusal.code !== "changed") return onRefused?.(refusal, typed, change);
    onConflict?.((refusal.details as { now?: unknown } | undefined)?.now, show);
  };
  const submit = form.handleSubmit(async (typed, event) => {
    if (requiresChange && !isChanged) return;
    const fieldErrors = check?.(typed) ?? {};
    if (Object.values(fieldErrors).some(Boolean)) return void refuse(fieldErrors);
    const button = (event?.nativeEvent as SubmitEvent | undefined)?.submitter as HTMLButtonElement | null;
    const result = await send(inputOf(typed, button?.value));
    if (!result) return;
    if (!result.ok) return handleRefusal(result.problem, typed);
    endAttempt();
    release();
    show(typed);
    onSaved(result.value, typed, show);
  });

  const choice = (name: FieldPath<Values>) => form.register(name, { onChange: () => edited(name) });
  const field = (name: FieldPath<Values>) => ({ ...choice(name), error: errors[name], readOnly: busy });
  return {
    element,
    form,
    field,
    choice,
    submit,
    busy,
    problem,
    errors,
    refuse,
    edited,
    change,
    show,
    release,
    isChanged,
  };
}

/**
 * Calls an operation with an idempotency key. The same input has the same key until `endAttempt`, to call after a
 * success: after anything else the outcome is unknown, and a retry must not run the command twice.
 */
function useIdempotentCall<Input, Output>(
  operation: FormOperation<Input, Output>,
  form: RefObject<HTMLFormElement | null>,
) {
  const lastAttempt = useRef({ body: "", idempotencyKey: "" });
  const state = useCall((input: Input): Promise<Result<Output>> => {
    const body = JSON.stringify(input);
    if (body !== lastAttempt.current.body)
      lastAttempt.current = { body, idempotencyKey: crypto.randomUUID() };
    const once = { idempotencyKey: lastAttempt.current.idempotencyKey };
    return typeof operation === "function" ? operation(input, once) : call(operation, input, once);
  }, form);
  const endAttempt = () => {
    lastAttempt.current = { body: "", idempotencyKey: "" };
  };
  return { ...state, endAttempt };
}

export type CallForm = Pick<
  ReturnType<typeof useCallForm>,
  "element" | "submit" | "busy" | "problem" | "isChanged"
>;
