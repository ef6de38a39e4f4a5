import type { ComponentProps } from "react";
import { takeFocus } from "./take-focus.ts";

type AddButtonProps = Omit<ComponentProps<"button">, "children" | "ref"> & {
  text: string;
  label?: string;
  /** `tile` floats on a picture, `edge` is for lists. */
  look?: "tile" | "edge";
  /** Takes the focus on mount, after the last piece was removed. */
  focused?: boolean;
};

const lookClasses = {
  tile: "bg-card shadow-control",
  edge: "border-[1.5px] border-leaf-line bg-card",
};

/** The classes of a button or link with this look. */
export const addButtonClasses = (look: "tile" | "edge") =>
  `reach inline-flex h-10 min-w-17 items-center justify-center gap-1.5 rounded-small px-3 text-add text-leaf hover:bg-leaf-tint disabled:bg-card disabled:text-ink-soft ${lookClasses[look]}`;

/** Adds one piece to the cart; the caller then renders a `Stepper` instead. When disabled, its label says why. */
export function AddButton({
  text,
  label,
  look = "tile",
  focused = false,
  className = "",
  ...rest
}: AddButtonProps) {
  return (
    <button
      {...rest}
      ref={focused ? takeFocus : undefined}
      type="button"
      aria-label={label}
      className={`${addButtonClasses(look)} ${rest.disabled ? "" : "plus-sign"} ${className}`}
    >
      {text}
    </button>
  );
}
