import type { ComponentProps } from "react";
import { FieldFrame, type FieldFrameProps, useFieldIds } from "./frame.tsx";

/** A text area, 100 px high; grows with its text if the browser supports it. */
export function TextArea(props: ComponentProps<"textarea"> & Omit<FieldFrameProps, "size">) {
  const { label, hint, error, aside, labelHidden, className, id, ...area } = props;
  const ids = useFieldIds(id, { hint, error });
  return (
    <FieldFrame
      label={label}
      hint={hint}
      error={error}
      aside={aside}
      labelHidden={labelHidden}
      className={className}
      id={ids.id}
    >
      <textarea
        {...area}
        {...ids}
        className="field-box block field-sizing-content max-h-80 min-h-25 w-full resize-none px-4 py-3 text-long"
      />
    </FieldFrame>
  );
}
