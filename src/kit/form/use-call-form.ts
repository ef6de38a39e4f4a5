import { useRef } from "react";
import { type DefaultValues, type FieldPath, type FieldValues, useForm } from "react-hook-form";
import type { CallFailure, Result } from "#src/api/answer.ts";
import { call } from "#src/api/client/client.ts";
import type { Operation } from "#src/api/operation.ts";
import { useCall } from "#src/ui/form/use-call.ts";
import { isSame } from "./is-same.ts";
import { useLeaveGuard } from "./leave-guard.tsx";
import { useFormDraft } from "./use-form-draft.ts";
import { useSaveKey } from "./use-save-key.ts";

/** Takes these as the stored values; with `keepTyped`, fields that were changed stay as they are typed. */
type Show<Values> = (stored: Values, manner?: { keepTyped: boolean }) => void;

/** Has a command carried out once, however often it arrives. */
export type Once = { idempotencyKey: string };

export type CallFormOptions<Values, Input, Output> = {
  /** What the form opens with. Fields have the names of the input. */
  values: Values;
  /** Called with the input; the same press is carried out once, however often it arrives. */
  operation: Operation<Input, Output> | ((input: Input, once: Once) => Promise<Result<Output>>);
  /** `button` is the value of the button that was pressed. */
  inputOf: (values: Values, button: string | undefined) => Input;
  /** What is wrong before anything is sent, by field. */
  check?: (values: Values) => Partial<Record<string, string | undefined>>;
  /** `show` makes other values than those sent the stored ones. */
  onSaved: (output: Output, sent: Values, show: Show<Values>) => void;
  /** Somebody else has changed the same meanwhile; `now` is how it is, where the refusal says so. */
  onChanged?: (now: unknown, show: Show<Values>) => void;
  /** Any other refusal; `change` changes fields as if they were typed. */
  onRefused?: (problem: CallFailure, typed: Values, change: (fields: Partial<Values>) => void) => void;
  /** Nothing is sent while nothing is changed. */
  requiresChange?: boolean;
  /** What is typed stays on the device under this name until it is saved or the user logs out. */
  draft?: string;
  /** Whether leaving is confirmed first; not where nothing is lost, as with a search or a password. */
  confirmsLeaving?: boolean;
};

/**
 * A form behind an operation: its values, what a refusal says at each field, one attempt at a time, a question before it is left
 * unsaved, and Ctrl+S. It is drawn by `FormFrame`.
 */
export function useCallForm<Values extends FieldValues, Input, Output>(
  options: CallFormOptions<Values, Input, Output>,
) {
  const { values, operation, inputOf, check, onSaved, onChanged, onRefused, draft } = options;
  const { requiresChange = false, confirmsLeaving = true } = options;
  const element = useRef<HTMLFormElement>(null);
  /** What was sent last, and its key. */
  const last = useRef({ body: "", idempotencyKey: "" });
  const form = useForm<Values>({ defaultValues: values as DefaultValues<Values> });
  const { busy, problem, errors, send, refuse, edited } = useCall((input: Input): Promise<Result<Output>> => {
    const body = JSON.stringify(input);
    if (body !== last.current.body) last.current = { body, idempotencyKey: crypto.randomUUID() };
    const once = { idempotencyKey: last.current.idempotencyKey };
    return typeof operation === "function" ? operation(input, once) : call(operation, input, once);
  }, element);
  const isChanged = form.formState.isDirty;
  useFormDraft(form, draft);
  const release = useLeaveGuard(isChanged && confirmsLeaving, {
    isOnDevice: draft !== undefined,
    form: element,
  });
  useSaveKey(() => {
    const focused = document.activeElement?.closest("form") ?? null;
    // A form with its bar of unsaved changes is meant from anywhere on the page.
    const isMeant = focused === element.current || (requiresChange && focused === null);
    if (isChanged && isMeant) element.current?.requestSubmit();
  });

  /** Changes fields as if these were typed. */
  const change = (fields: Partial<Values>) => {
    for (const [name, value] of Object.entries(fields)) {
      form.setValue(name as FieldPath<Values>, value, { shouldDirty: true });
      edited(name);
    }
  };
  const show: Show<Values> = (stored, { keepTyped } = { keepTyped: false }) => {
    const was = form.formState.defaultValues as Values;
    const typed = Object.entries(form.getValues()).filter(([name, value]) => !isSame(value, was[name]));
    form.reset(stored);
    if (keepTyped) change(Object.fromEntries(typed) as Partial<Values>);
  };
  const meet = (refusal: CallFailure, typed: Values) => {
    if (refusal.code !== "changed") return onRefused?.(refusal, typed, change);
    onChanged?.((refusal.details as { now?: unknown } | undefined)?.now, show);
  };
  const submit = form.handleSubmit(async (typed, event) => {
    if (requiresChange && !isChanged) return;
    const wrong = check?.(typed) ?? {};
    if (Object.values(wrong).some(Boolean)) return void refuse(wrong);
    const button = (event?.nativeEvent as SubmitEvent | undefined)?.submitter as HTMLButtonElement | null;
    const result = await send(inputOf(typed, button?.value));
    if (!result) return;
    if (!result.ok) return meet(result.problem, typed);
    // After anything but success nobody knows what was carried out: the same input under the same key is, once.
    last.current = { body: "", idempotencyKey: "" };
    release();
    show(typed);
    onSaved(result.value, typed, show);
  });

  /** The props of a tick box or a radio button with this name. */
  const choice = (name: FieldPath<Values>) => form.register(name, { onChange: () => edited(name) });
  /** The props of the field with this name. */
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

export type CallForm = Pick<
  ReturnType<typeof useCallForm>,
  "element" | "submit" | "busy" | "problem" | "isChanged"
>;
