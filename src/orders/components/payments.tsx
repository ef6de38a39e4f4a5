import { formatTaka } from "#src/language/numbers/numbers.ts";
import { Amount } from "#src/ui/display/price.tsx";
import type { Order } from "../contract.ts";
import { isPaidInCash } from "../payment-text.ts";
import { refundWayText } from "../refunds/refund-text.ts";

/** How much was paid in which way, unless all of it was cash. */
export function Payments({ order }: { order: Pick<Order, "payments"> }) {
  if (!order.payments || isPaidInCash(order)) return null;
  return (
    <dl className="mt-2 grid grid-cols-[1fr_auto] gap-y-1">
      {order.payments.map((part) => (
        <div key={part.way} className="col-span-2 grid grid-cols-subgrid">
          <dt className="min-w-0 pr-3 break-words">{refundWayText(part)}</dt>
          <dd className="text-right">
            <Amount text={formatTaka(part.amount)} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
