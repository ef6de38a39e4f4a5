import Bell from "lucide-react/icons/bell";
import { clock } from "#src/language/dates/dates.ts";
import { m } from "#src/language/messages.ts";
import { formatNumber } from "#src/language/numbers/numbers.ts";
import { Button } from "#src/ui/buttons/button.tsx";
import { maxNewerCount } from "../rules.ts";

type NewerOrdersProps = {
  count: number;
  /** The ISO time when the list was loaded. */
  since: string;
  sticky: boolean;
  onShow: () => void;
};

/** Announces new orders below the list; the rows stay until the user presses "show". */
export function NewerOrders({ count, since, sticky, onShow }: NewerOrdersProps) {
  return (
    <div role="status" className={sticky ? "sticky bottom-[calc(var(--bar)+12px)] z-1" : ""}>
      {count > 0 && (
        <p className="mt-3 flex min-h-11 flex-wrap items-center gap-x-3 gap-y-1 rounded-field border border-line bg-paper py-1 pr-1 pl-4 text-hint">
          <Bell size={18} aria-hidden />
          <span className="min-w-0 flex-1">{newerOrdersText(count, clock(since))}</span>
          <Button variant="quiet" size="dense" onClick={onShow}>
            {m.admin_order_newer_show()}
          </Button>
        </p>
      )}
    </div>
  );
}

function newerOrdersText(count: number, time: string): string {
  if (count === 1) return m.admin_order_newer_one({ at: time });
  const values = { count: formatNumber(count), at: time };
  return count >= maxNewerCount ? m.admin_order_newer_many(values) : m.admin_order_newer(values);
}
