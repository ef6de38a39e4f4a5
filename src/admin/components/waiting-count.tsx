import { m } from "#src/language/messages.ts";
import { formatNumber } from "#src/language/numbers/numbers.ts";
import { CountBadge } from "#src/ui/display/count-badge.tsx";

export function WaitingCount({ count, className = "" }: { count: number; className?: string }) {
  if (count === 0) return null;
  return (
    <>
      <CountBadge look="turmeric" count={formatNumber(count)} className={className} />
      <span className="sr-only">{m.office_waiting()}</span>
    </>
  );
}
