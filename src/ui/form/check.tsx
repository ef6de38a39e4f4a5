import type { ComponentProps, ReactNode } from "react";

type CheckProps = Omit<ComponentProps<"input">, "type"> & { label: ReactNode };

/** A checkbox with its label, 44 px high. */
export function Check({ label, className = "", ...input }: CheckProps) {
  return (
    <label className={`flex min-h-11 items-center gap-3 ${className}`}>
      <input {...input} type="checkbox" className="tick-box" />
      {label}
    </label>
  );
}
