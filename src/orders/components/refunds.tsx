import { dayAndTime } from "#src/language/dates/dates.ts";
import { m } from "#src/language/messages.ts";
import { formatMinusTaka } from "#src/language/numbers/minus-taka.ts";
import { formatTaka } from "#src/language/numbers/numbers.ts";
import { Amount } from "#src/ui/display/price.tsx";
import type { Order } from "../contract.ts";
import { amountDue } from "../due.ts";
import { refundText, refundWayText } from "../refunds/refund-text.ts";

export function Refunds({ order }: { order: Order }) {
  if (!order.refunds || order.refunded === undefined) return null;
  return (
    <dl className="mt-3 grid grid-cols-[1fr_auto] gap-y-1 border-t border-dashed border-line pt-3">
      {order.refunds.map((refund) => (
        <div key={refund.id} className="col-span-2 grid grid-cols-subgrid">
          <dt className="min-w-0 pr-3">
            {refundText(refund)}
            <span className="block text-hint text-ink-soft">
              {refundWayText(refund)} · {dayAndTime(refund.at)}
            </span>
          </dt>
          <dd className="text-right">
            <Amount text={formatMinusTaka(refund.amount)} />
          </dd>
        </div>
      ))}
      <div className="col-span-2 grid grid-cols-subgrid font-bold">
        <dt>{m.order_after_refunds()}</dt>
        <dd className="text-right">
          <Amount text={formatTaka((order.paid ?? amountDue(order)) - order.refunded)} />
        </dd>
      </div>
    </dl>
  );
}
