import type { ComponentProps, ReactNode } from "react";
import { FieldError, useTies } from "./frame.tsx";

type CheckBoxProps = Omit<ComponentProps<"input">, "type" | "children"> & {
  children: ReactNode;
  error?: string | undefined;
};

/** A box to tick, with its words beside it; the whole row is touched. */
export function CheckBox({ children, error, id, className = "", ...input }: CheckBoxProps) {
  const ties = useTies(id, { error });
  return (
    <div className={className}>
      <label className="flex min-h-11 items-center gap-3">
        <input {...input} {...ties} type="checkbox" className="tick-box" />
        <span className="min-w-0">{children}</span>
      </label>
      <FieldError id={`${ties.id}-error`} text={error} />
    </div>
  );
}
