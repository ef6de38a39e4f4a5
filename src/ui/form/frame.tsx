import CircleAlert from "lucide-react/icons/circle-exclamation-point";
import { type ReactNode, useId } from "react";

export type FieldFrameProps = {
  label: ReactNode;
  hint?: ReactNode;
  error?: string | undefined;
  /** Hides the label visually, if an icon or a heading replaces it. */
  labelHidden?: boolean;
  /** Height in px: 52; `small` 44; `dense`, for the back office, 36 with a mouse and 44 with touch. */
  size?: "normal" | "small" | "dense";
  aside?: ReactNode;
  className?: string;
};

/** Minimum height and font size of a one-line control. */
export const controlSizes = {
  normal: "min-h-13 text-long",
  small: "min-h-11 text-body pointer-coarse:text-long",
  dense: "min-h-9 text-body pointer-coarse:min-h-11 pointer-coarse:text-long",
};

/** The ids and ARIA attributes that connect a control with its label, hint and error. */
export function useFieldIds(
  id: string | undefined,
  { hint, error }: Pick<FieldFrameProps, "hint" | "error">,
) {
  const generatedId = useId();
  const controlId = id ?? generatedId;
  const describedBy = [hint ? `${controlId}-hint` : "", error ? `${controlId}-error` : ""]
    .filter(Boolean)
    .join(" ");
  return {
    id: controlId,
    "aria-describedby": describedBy || undefined,
    "aria-invalid": error ? true : undefined,
  };
}

export function FieldFrame({
  id,
  label,
  hint,
  error,
  aside,
  labelHidden,
  className = "",
  children,
}: Omit<FieldFrameProps, "size"> & { id: string; children: ReactNode }) {
  return (
    <div className={`relative min-w-0 ${className}`}>
      <div className={labelHidden ? "sr-only" : "mb-1.5 flex items-baseline justify-between gap-3"}>
        <label htmlFor={id} className="text-label">
          {label}
        </label>
        {aside && <span className="text-hint text-ink-soft">{aside}</span>}
      </div>
      {children}
      <FieldError id={`${id}-error`} text={error} />
      {hint && (
        <p id={`${id}-hint`} className="mt-1.5 text-hint text-ink-soft">
          {hint}
        </p>
      )}
    </div>
  );
}

export function FieldError({ id, text }: { id: string; text: string | undefined }) {
  if (!text) return null;
  return (
    <p id={id} role="alert" className="mt-1.5 flex gap-2 text-label text-tomato">
      <CircleAlert size={18} aria-hidden className="mt-px" />
      {text}
    </p>
  );
}
