import type { ComponentProps } from "react";
import { maxReason } from "#src/api/limits.ts";
import { m } from "#src/language/messages.ts";
import { Field } from "#src/ui/form/field.tsx";

type AmountFieldProps = ComponentProps<typeof Field>;

export const TakaField = (props: AmountFieldProps) => (
  <Field inputMode="decimal" autoComplete="off" before="৳" maxLength={12} {...props} />
);

export const ReasonField = (props: AmountFieldProps) => (
  <Field autoComplete="off" hint={m.order_discount_reason_hint()} maxLength={maxReason} {...props} />
);
