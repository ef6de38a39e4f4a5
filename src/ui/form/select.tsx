import ChevronDown from "lucide-react/icons/chevron-down";
import type { ComponentProps } from "react";
import { controlSizes, FieldFrame, type FieldFrameProps, useFieldIds } from "./frame.tsx";

type SelectProps = Omit<ComponentProps<"select">, "size"> & FieldFrameProps;

export function Select(props: SelectProps) {
  const { label, hint, error, aside, labelHidden, className, id, size = "normal", ...select } = props;
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
      <div className="field-box relative flex">
        <select
          {...select}
          {...ids}
          className={`w-full min-w-0 appearance-none rounded-[inherit] bg-transparent pr-10 pl-4 font-medium ${controlSizes[size]}`}
        />
        <ChevronDown
          size={20}
          aria-hidden
          className="pointer-events-none absolute inset-y-0 right-3 my-auto"
        />
      </div>
    </FieldFrame>
  );
}
