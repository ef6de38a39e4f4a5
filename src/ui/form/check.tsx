import type { ComponentProps, ReactNode } from "react";

type CheckProps = Omit<ComponentProps<"input">, "type"> & {
  label: ReactNode;
  type?: "checkbox" | "radio" | undefined;
};

/** A checkbox or radio button with its label, 44 px high. */
export function Check({ label, type = "checkbox", className = "", ...input }: CheckProps) {
  return (
    <label className={`flex min-h-11 items-center gap-3 ${className}`}>
      <input {...input} type={type} className="tick-box" />
      {label}
    </label>
  );
}
