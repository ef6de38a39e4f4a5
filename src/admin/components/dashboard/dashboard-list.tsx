import type { LucideIcon } from "lucide-react";
import ChevronRight from "lucide-react/icons/chevron-right";
import { type ReactNode, useId } from "react";
import type { CallFailure } from "#src/api/answer.ts";
import { Failed } from "#src/kit/list/list-frame.tsx";
import { localUrl } from "#src/language/locale.ts";
import { m } from "#src/language/messages.ts";
import { Link } from "#src/ui/buttons/link.tsx";
import { SkeletonLine } from "#src/ui/display/skeleton.tsx";
import { Tile } from "#src/ui/display/tile.tsx";

export type DashboardRow = {
  key: string | number;
  /** An English URL; undefined without a link. */
  to: string | undefined;
  picture?: { image: string; tint: string } | undefined;
  Icon?: LucideIcon | undefined;
  name: ReactNode;
  note: ReactNode;
  /** At the right: the count, amount or state that the list is about. */
  end: ReactNode;
};

type DashboardListProps = {
  title: string;
  /** Below the title, such as the age of the oldest entry. */
  note?: ReactNode;
  to: string | undefined;
  /** Undefined until loaded. Only the first few are shown. */
  rows: DashboardRow[] | undefined;
  emptyText: string;
  exportButton?: ReactNode;
  problem?: CallFailure | undefined;
  onRetry?: () => void;
  children?: ReactNode;
};

const maxRows = 6;
const placeholderKeys = ["a", "b", "c", "d", "e", "f"];

/** A card of the dashboard with the first rows of a list, or its skeleton, failure or empty text. */
export function DashboardList(props: DashboardListProps) {
  const { title, note, to, rows, emptyText, exportButton } = props;
  const { problem, onRetry, children } = props;
  const id = useId();
  return (
    <section aria-labelledby={id} className="flex min-w-0 flex-col rounded-card bg-card p-2 shadow-rest">
      <div className="flex min-h-9 items-center justify-between gap-3 px-2">
        <h2 id={id} className="font-bold">
          {title}
        </h2>
        {to && (
          <Link
            to={localUrl(to)}
            aria-labelledby={`${id}-all ${id}`}
            id={`${id}-all`}
            className="ml-auto inline-flex min-h-9 items-center gap-1 rounded-small text-hint font-semibold whitespace-nowrap text-leaf pointer-coarse:min-h-11"
          >
            {m.office_see_all()}
            <ChevronRight size={16} aria-hidden />
          </Link>
        )}
        {rows && rows.length > 0 && exportButton}
      </div>
      <p className="min-h-6 px-2 pb-1 text-hint text-ink-soft">{note}</p>
      {problem && onRetry && <Failed text={problem.message} onRetry={onRetry} />}
      {rows?.length === 0 && <p className="px-2 py-3 text-ink-soft">{emptyText}</p>}
      <ul className="divide-y divide-line">
        {rows?.slice(0, maxRows).map(({ key, ...row }) => (
          <li key={key}>
            <Row {...row} />
          </li>
        ))}
        {!rows && !problem && <SkeletonRows />}
      </ul>
      {children && <div className="mt-auto px-2 pt-2 pb-1">{children}</div>}
    </section>
  );
}

const SkeletonRows = () =>
  placeholderKeys.map((key) => (
    <li key={key} className="flex min-h-12 items-center gap-3 px-2">
      <SkeletonLine className="w-2/3" />
      <SkeletonLine className="ml-auto w-12" />
    </li>
  ));

function Row({ to, picture, Icon, name, note, end: endContent }: Omit<DashboardRow, "key">) {
  const content = (
    <>
      {picture && (
        <Tile
          category={picture.tint}
          src={picture.image}
          alt=""
          width={32}
          height={32}
          className="size-8 shrink-0"
        />
      )}
      {Icon && <Icon size={18} aria-hidden className="shrink-0 text-ink-soft" />}
      <span className="min-w-0 flex-1">
        <span className="block truncate font-semibold">{name}</span>
        <span className="block truncate text-unit text-ink-soft">{note}</span>
      </span>
      <span className="shrink-0 text-hint font-bold">{endContent}</span>
    </>
  );
  const rowClass = "flex min-h-12 items-center gap-3 rounded-small px-2";
  if (to === undefined) return <div className={rowClass}>{content}</div>;
  return (
    <Link to={localUrl(to)} className={`${rowClass} hover:bg-leaf-tint`}>
      {content}
    </Link>
  );
}
