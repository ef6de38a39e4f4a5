import ChevronRight from "lucide-react/icons/chevron-right";
import { Link } from "../buttons/link.tsx";

type BreadcrumbProps = {
  label: string;
  /** The steps from the home page to the current page, which has no URL. */
  steps: { name: string; to?: string }[];
  /** Its links load whole pages, without the router. */
  plain?: boolean | undefined;
};

const stepClass = "block truncate py-[13px] text-hint";
const linkClass = `${stepClass} text-ink-soft hover:text-leaf rounded-badge focus-visible:-outline-offset-2`;

/** On a phone only four steps fit: the first two and the last two. */
const isHiddenOnPhone = (index: number, steps: number) => index > 1 && index < steps - 2;

/** Truncates the page's own name first, then the one before it. */
const shrinkClasses = ["min-w-16 shrink-[999]", "min-w-0 shrink"];

export function Breadcrumb({ label, steps, plain }: BreadcrumbProps) {
  return (
    <nav aria-label={label}>
      <ol className="flex min-h-11 items-center gap-1.5">
        {steps.map(({ name, to }, index) => (
          <li
            key={to ?? name}
            className={`flex items-center gap-1.5 ${isHiddenOnPhone(index, steps.length) ? "max-md:hidden" : ""} ${shrinkClasses[steps.length - 1 - index] ?? "shrink-0"}`}
          >
            {index > 0 && <ChevronRight size={14} aria-hidden className="text-ink-soft" />}
            <Step name={name} to={to} plain={plain} />
          </li>
        ))}
      </ol>
    </nav>
  );
}

type StepProps = BreadcrumbProps["steps"][number] & Pick<BreadcrumbProps, "plain">;

function Step({ name, to, plain }: StepProps) {
  if (to === undefined)
    return (
      <span aria-current="page" className={`${stepClass} font-semibold`}>
        {name}
      </span>
    );
  if (plain)
    return (
      <a href={to} className={linkClass}>
        {name}
      </a>
    );
  return (
    <Link viewTransition to={to} className={linkClass}>
      {name}
    </Link>
  );
}
