import ChevronRight from "lucide-react/icons/chevron-right";
import { type ReactNode, useId } from "react";
import { here } from "../../language/locale.ts";
import { m } from "../../language/messages.ts";
import { Link } from "../../ui/buttons/link.tsx";
import { SkeletonLine } from "../../ui/display/skeleton.tsx";

export type DashboardRow = {
  key: string | number;
  to: string;
  name: ReactNode;
  note: ReactNode;
  end: ReactNode;
};

type DashboardListProps = {
  title: string;
  /** Below the title, e.g. how long the oldest has waited. */
  note?: ReactNode;
  to: string;
  /** Undefined until loaded. */
  rows: DashboardRow[] | undefined;
  /** The text where nothing waits. */
  calm: string;
};

const places = ["a", "b", "c", "d", "e", "f"];

/** The first few of what waits, and the way to all of it. */
export function DashboardList({ title, note, to, rows, calm }: DashboardListProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="min-w-0 rounded-card bg-card p-2 shadow-rest">
      <div className="flex min-h-9 items-center justify-between gap-3 px-2">
        <h2 id={id} className="font-bold">
          {title}
        </h2>
        <Link
          to={here(to)}
          aria-labelledby={`${id}-all ${id}`}
          id={`${id}-all`}
          className="inline-flex min-h-9 items-center gap-1 rounded-small text-hint font-semibold text-leaf pointer-coarse:min-h-11"
        >
          {m.office_see_all()}
          <ChevronRight size={16} aria-hidden />
        </Link>
      </div>
      {note && <p className="px-2 pb-1 text-hint text-ink-soft">{note}</p>}
      {rows?.length === 0 && <p className="px-2 py-3 text-ink-soft">{calm}</p>}
      <ul className="divide-y divide-line">
        {rows
          ? rows.map(({ key, to: target, name, note, end }) => (
              <li key={key}>
                <Link
                  to={here(target)}
                  className="flex min-h-12 items-center gap-3 rounded-small px-2 hover:bg-leaf-tint"
                >
                  <span className="min-w-0 flex-1">
                    <span className="block truncate font-semibold">{name}</span>
                    <span className="block truncate text-unit text-ink-soft">{note}</span>
                  </span>
                  <span className="shrink-0 text-hint font-bold">{end}</span>
                </Link>
              </li>
            ))
          : places.map((place) => (
              <li key={place} className="flex min-h-12 items-center gap-3 px-2">
                <SkeletonLine className="w-2/3" />
                <SkeletonLine className="ml-auto w-12" />
              </li>
            ))}
      </ul>
    </section>
  );
}
