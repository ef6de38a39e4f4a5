import type { ComponentProps } from "react";
import type { Result } from "#src/api/answer.ts";
import { m } from "#src/language/messages.ts";
import { Field } from "#src/ui/form/field.tsx";
import { FormFoot, FormFrame } from "./form-frame.tsx";
import { useCallForm } from "./use-call-form.ts";

/** The user's own password, to confirm an action; users without one leave it empty. */
export const OwnPassword = (field: Omit<ComponentProps<typeof Field>, "label">) => (
  <Field
    {...field}
    type="password"
    size="small"
    autoComplete="current-password"
    label={m.staff_password()}
    hint={m.staff_password_hint()}
    labels={{ show: m.common_show(), hide: m.common_hide() }}
  />
);

type OwnPasswordFormProps<Output> = {
  /** The action; `password` is absent for users without one. */
  act: (confirmation: { password?: string }) => Promise<Result<Output>>;
  onDone: (output: Output) => void;
  button: string;
};

/** A form that asks for the user's own password before an action. */
export function OwnPasswordForm<Output>({ act, onDone, button: buttonLabel }: OwnPasswordFormProps<Output>) {
  const form = useCallForm({
    values: { password: "" },
    operation: act,
    inputOf: ({ password }) => (password ? { password } : {}),
    confirmsLeaving: false,
    onSaved: (output, _, show) => {
      show({ password: "" });
      onDone(output);
    },
  });
  return (
    <FormFrame form={form} className="grid gap-4">
      <OwnPassword {...form.field("password")} />
      <FormFoot form={form} size="small" saveLabel={buttonLabel} savingLabel={buttonLabel} />
    </FormFrame>
  );
}
