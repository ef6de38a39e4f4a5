import ChevronRight from "lucide-react/icons/chevron-right";
import { useId } from "react";
import { countText } from "#src/kit/list/count-text.ts";
import { localUrl } from "#src/language/locale.ts";
import { formatNumber } from "#src/language/numbers/numbers.ts";
import { Link } from "#src/ui/buttons/link.tsx";
import { SkeletonLine } from "#src/ui/display/skeleton.tsx";

export type Figure = {
  label: string;
  /** Undefined until counted. */
  count: number | undefined;
  to: string;
  /** Highlights a figure that needs action. */
  isUrgent?: boolean;
};

type DashboardCardProps = {
  title: string;
  to: string;
  /** Undefined until counted. */
  total: number | undefined;
  figures: Figure[];
  note?: string | undefined;
};

/** A card of the dashboard: a total, and below it figures that link to their lists. */
export function DashboardCard({ title, to, total, figures, note }: DashboardCardProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="rounded-card bg-card p-2 shadow-rest">
      <Link
        to={localUrl(to)}
        className="flex min-h-11 items-center justify-between gap-3 rounded-small px-2 hover:bg-leaf-tint"
      >
        <h2 id={id} className="text-hint text-ink-soft">
          {title}
        </h2>
        <span className="flex items-center gap-1">
          <strong className="text-[1.625rem] leading-9 font-bold">
            {total === undefined ? <SkeletonLine className="h-6 w-12" /> : countText(total)}
          </strong>
          <ChevronRight size={18} aria-hidden className="text-ink-soft" />
        </span>
      </Link>
      <ul className="flex flex-wrap">
        {figures.map((figure) => (
          <li key={figure.label}>
            <FigureLink {...figure} />
          </li>
        ))}
      </ul>
      {note && <p className="px-2 pb-1 text-hint text-ink-soft">{note}</p>}
    </section>
  );
}

function FigureLink({ label, count, to, isUrgent }: Figure) {
  const isHighlighted = isUrgent && count !== undefined && count > 0;
  return (
    <Link
      to={localUrl(to)}
      className="flex min-h-9 items-center gap-1.5 rounded-small px-2 text-hint hover:bg-leaf-tint pointer-coarse:min-h-11"
    >
      {label}
      {count === undefined ? (
        <SkeletonLine className="w-6" />
      ) : (
        <span
          className={`min-w-6 rounded-badge px-1.5 text-center font-bold ${isHighlighted ? "bg-turmeric text-turmeric-ink" : ""}`}
        >
          {formatNumber(count)}
        </span>
      )}
    </Link>
  );
}
