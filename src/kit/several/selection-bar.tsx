import X from "lucide-react/icons/x";
import type { ReactNode } from "react";
import { m } from "#src/language/messages.ts";

type SelectionBarProps = {
  label: string;
  /** How many rows are selected, as a text. */
  count: ReactNode;
  onClear: () => void;
  children: ReactNode;
  /** Ignores the pointer. */
  inactive?: boolean;
};

export const actionClasses =
  "press inline-flex min-h-9 items-center gap-2 rounded-small px-2 text-label md:px-2.5 hover:bg-deep-leaf-raised pointer-coarse:min-h-11";

/** The bar at the bottom of a list with selected rows: their number, their actions, and a button to clear the selection. */
export function SelectionBar(props: SelectionBarProps) {
  const { label, count: countText, onClear, children, inactive = false } = props;
  return (
    <section
      aria-label={label}
      className={`on-leaf sticky bottom-[calc(var(--bar)+12px)] z-2 mt-3 flex min-h-15 flex-wrap items-center gap-y-1 rounded-[14px] bg-deep-leaf px-3 py-1.5 text-on-deep shadow-raised md:min-h-13 md:gap-x-1 ${inactive ? "pointer-events-none" : ""}`}
    >
      <p className="flex-1 text-label leading-5">{countText}</p>
      <div className="flex items-center gap-1 max-md:order-last max-md:basis-full max-md:justify-between">
        {children}
      </div>
      <button type="button" onClick={onClear} className={actionClasses}>
        <X size={18} aria-hidden className="lg:hidden" />
        <span className="max-lg:sr-only">{m.office_choose_none()}</span>
        <span
          aria-hidden
          className="rounded-badge border border-on-deep-soft px-1 text-unit max-lg:hidden pointer-coarse:hidden"
        >
          Esc
        </span>
      </button>
    </section>
  );
}
