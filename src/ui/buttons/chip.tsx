import X from "lucide-react/icons/x";
import type { ReactNode } from "react";
import { Link } from "./link.tsx";

type ChipProps = {
  children: ReactNode;
  /** The link's URL; without it the chip is a button. */
  to?: string;
  onClick?: () => void;
  chosen?: boolean;
  /** An active filter: the chip shows ×, and `label` names what is removed. */
  removable?: boolean;
  label?: string;
  /** The slug of the category whose colour the chip has. */
  category?: string;
  /** Keeps the scroll position when the link changes the list on the same page. */
  preventScrollReset?: boolean;
};

const plainClass = "bg-card font-medium text-ink shadow-rest hover:bg-leaf-tint";
const activeClass = "border-[1.5px] border-leaf bg-leaf-tint font-semibold text-leaf-press";

/** A pill, 44 px high: a choice, a suggestion, or an active filter. */
export function Chip({
  children,
  to,
  onClick,
  chosen,
  removable,
  label,
  category,
  preventScrollReset,
}: ChipProps) {
  const inactiveColours = category ? "bg-tint font-medium text-tint-ink" : plainClass;
  const colourClasses = chosen || removable ? activeClass : inactiveColours;
  const sharedProps = {
    className: `press inline-flex min-h-11 shrink-0 items-center gap-2 rounded-chip px-4 ${colourClasses}`,
    "aria-label": label,
    "data-category": category,
  };
  const content = (
    <>
      {children}
      {removable && <X size={18} aria-hidden />}
    </>
  );
  if (to !== undefined)
    return (
      <Link
        {...sharedProps}
        to={to}
        aria-current={chosen || undefined}
        preventScrollReset={preventScrollReset}
        onClick={onClick}
      >
        {content}
      </Link>
    );
  return (
    <button {...sharedProps} type="button" aria-pressed={removable ? undefined : chosen} onClick={onClick}>
      {content}
    </button>
  );
}
