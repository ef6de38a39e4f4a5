import ChevronRight from "lucide-react/icons/chevron-right";
import { useId } from "react";
import { here } from "../../../language/locale.ts";
import { number } from "../../../language/numbers/numbers.ts";
import { Link } from "../../../ui/buttons/link.tsx";
import { SkeletonLine } from "../../../ui/display/skeleton.tsx";
import { counted } from "../../kit/list/counted.ts";

export type Figure = {
  label: string;
  /** Undefined until counted. */
  count: number | undefined;
  to: string;
  /** Something has to be done. */
  waits?: boolean;
};

type DashboardCardProps = { title: string; to: string; total: number | undefined; figures: Figure[] };

/** How many there are of something, and how many wait for work; every figure links to the list that it counts. */
export function DashboardCard({ title, to, total, figures }: DashboardCardProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="rounded-card bg-card p-2 shadow-rest">
      <Link
        to={here(to)}
        className="flex items-start justify-between gap-3 rounded-small px-2 pt-1.5 pb-2 hover:bg-leaf-tint"
      >
        <span>
          <h2 id={id} className="text-hint text-ink-soft">
            {title}
          </h2>
          <strong className="flow-root min-h-9 text-[1.75rem] leading-9 font-bold">
            {total === undefined ? <SkeletonLine className="mt-2 h-6 w-16" /> : counted(total)}
          </strong>
        </span>
        <ChevronRight size={18} aria-hidden className="mt-0.5 text-ink-soft" />
      </Link>
      <ul>
        {figures.map((figure) => (
          <li key={figure.label}>
            <FigureLink {...figure} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function FigureLink({ label, count, to, waits }: Figure) {
  const loud = waits && count !== undefined && count > 0;
  return (
    <Link
      to={here(to)}
      className="flex min-h-9 items-center justify-between gap-3 rounded-small px-2 text-hint hover:bg-leaf-tint pointer-coarse:min-h-11"
    >
      {label}
      {count === undefined ? (
        <SkeletonLine className="w-6" />
      ) : (
        <span
          className={`min-w-6 rounded-badge px-1.5 text-center font-bold ${loud ? "bg-turmeric text-turmeric-ink" : ""}`}
        >
          {number(count)}
        </span>
      )}
    </Link>
  );
}
