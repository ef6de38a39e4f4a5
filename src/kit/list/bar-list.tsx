import type { ReactNode } from "react";
import { Link } from "#src/ui/buttons/link.tsx";

export type BarRow = {
  key: string | number;
  name: string;
  /** The URL that the name links to. */
  to?: string | undefined;
  /** Shown below the name. */
  note?: ReactNode;
  /** The amount that sets the bar's length. */
  value: number;
  /** The amount as text. */
  text: ReactNode;
};

/** A bar chart with a row for each entry. The longest bar fills its column. */
export function BarList({ rows }: { rows: BarRow[] }) {
  const maxValue = Math.max(...rows.map(({ value }) => value), 1);
  return (
    <ul className="divide-y divide-line">
      {rows.map(({ key, name, to, note, value, text }) => (
        <li
          key={key}
          className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-3 px-2 py-1.5 sm:grid-cols-[minmax(0,1.2fr)_minmax(0,1fr)_5rem]"
        >
          <span className="min-w-0">
            {to ? (
              <Link
                to={to}
                className="inline-flex min-h-6 max-w-full items-center font-semibold hover:text-leaf hover:underline pointer-coarse:min-h-11"
              >
                <span className="truncate">{name}</span>
              </Link>
            ) : (
              <span className="block truncate font-semibold">{name}</span>
            )}
            {note && <span className="block truncate text-unit text-ink-soft">{note}</span>}
          </span>
          <span aria-hidden className="max-sm:order-last max-sm:col-span-2">
            <span
              className="block h-2 rounded-full bg-leaf"
              style={{ width: `${(value / maxValue) * 100}%` }}
            />
          </span>
          <strong className="text-right text-hint">{text}</strong>
        </li>
      ))}
    </ul>
  );
}
