import { m } from "#src/language/messages.ts";
import { formatNumber } from "#src/language/numbers/numbers.ts";
import { CountBadge } from "#src/ui/display/count-badge.tsx";

/** The number of entries that wait for staff, beside a link to their page; nothing if it is 0. */
export function WaitingCount({ count, className = "" }: { count: number; className?: string }) {
  if (count === 0) return null;
  return (
    <>
      <CountBadge look="turmeric" count={formatNumber(count)} className={className} />
      <span className="sr-only">{m.office_waiting()}</span>
    </>
  );
}
