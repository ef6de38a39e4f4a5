import X from "lucide-react/icons/x";
import type { ReactNode } from "react";
import { m } from "#src/language/messages.ts";

type SeveralBarProps = {
  label: string;
  /** How many rows are chosen, and what there is to say of them. */
  count: ReactNode;
  onClear: () => void;
  /** What may be done with them. */
  children: ReactNode;
  /** Does nothing for a moment. */
  asleep?: boolean;
};

/** The look of an act in the bar. */
export const actLook =
  "press inline-flex min-h-9 items-center gap-2 rounded-small px-2 text-label md:px-2.5 hover:bg-deep-leaf-raised pointer-coarse:min-h-11";

/** The dark bar at the foot of a list of which several rows are chosen: how many, what may be done with all of them, and none again. */
export function SeveralBar(props: SeveralBarProps) {
  const { label, count, onClear, children, asleep = false } = props;
  return (
    <section
      aria-label={label}
      className={`on-leaf sticky bottom-[calc(var(--bar)+12px)] z-2 mt-3 flex min-h-15 flex-wrap items-center gap-y-1 rounded-[14px] bg-deep-leaf px-3 py-1.5 text-on-deep shadow-raised md:min-h-13 md:gap-x-1 ${asleep ? "pointer-events-none" : ""}`}
    >
      <p className="flex-1 text-label leading-5">{count}</p>
      <div className="flex items-center gap-1 max-md:order-last max-md:basis-full max-md:justify-between">
        {children}
      </div>
      <button type="button" onClick={onClear} className={actLook}>
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
