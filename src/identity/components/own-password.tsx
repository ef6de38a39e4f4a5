import type { ComponentProps } from "react";
import { m } from "../../language/messages.ts";
import { Field } from "../../ui/form/field.tsx";

type OwnPasswordProps = Pick<ComponentProps<typeof Field>, "value" | "error" | "readOnly"> & {
  onType: (password: string) => void;
};

/** The field `password` with which staff show that it is they who act; empty for who signs in without one. */
export function OwnPassword({ onType, ...field }: OwnPasswordProps) {
  return (
    <Field
      {...field}
      type="password"
      size="small"
      name="password"
      autoComplete="current-password"
      label={m.staff_password()}
      hint={m.staff_password_hint()}
      labels={{ show: m.login_show(), hide: m.login_hide() }}
      onChange={(event) => onType(event.currentTarget.value)}
    />
  );
}
