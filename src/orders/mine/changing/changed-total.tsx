import type { ReactNode } from "react";
import { m } from "#src/language/messages.ts";
import { formatMinusTaka } from "#src/language/numbers/minus-taka.ts";
import { formatTaka } from "#src/language/numbers/numbers.ts";
import { payTitle } from "#src/orders/components/pay-title.ts";
import { amountDue } from "#src/orders/due.ts";
import { Amount } from "#src/ui/display/price.tsx";
import type { ChangedSums, MyOrder } from "../contract.ts";

type ChangedTotalProps = {
  order: MyOrder;
  /** What the order would come to; undefined if nothing differs, or while it is computed. */
  sums: ChangedSums | undefined;
  waiting: boolean;
};

/** The old total and the new one, with its parts. */
export function ChangedTotal({ order, sums, waiting }: ChangedTotalProps) {
  const oldTotal = amountDue(order);
  return (
    <div className="rounded-small bg-leaf-tint px-4 py-3" role="status">
      {sums && (
        <dl className="mb-2 grid grid-cols-[1fr_auto] gap-x-3 gap-y-1 border-b border-dashed border-leaf-line pb-2">
          <Row name={m.my_order_goods()}>
            <Amount text={formatTaka(sums.items_total)} />
          </Row>
          {(order.fee !== undefined || sums.fee > 0) && (
            <Row name={m.my_order_fee()}>
              {sums.fee ? <Amount text={formatTaka(sums.fee)} /> : m.common_free()}
            </Row>
          )}
          {sums.offer && (
            <Row name={sums.offer.name}>
              <Amount text={formatMinusTaka(sums.offer.amount)} />
            </Row>
          )}
          {sums.discount !== undefined && (
            <Row name={m.order_discount_because({ reason: order.discount_reason ?? "" })}>
              <Amount text={formatMinusTaka(sums.discount)} />
            </Row>
          )}
        </dl>
      )}
      <p className="flex items-baseline justify-between gap-3">
        <span className="font-semibold">{payTitle(order)}</span>
        <span className="text-right">
          {sums && sums.total !== oldTotal && (
            <del className="mr-2 text-ink-soft">
              <span className="sr-only">{m.my_order_edit_old_total()} </span>
              <Amount text={formatTaka(oldTotal)} />
            </del>
          )}
          <strong className="text-title">
            {waiting && !sums ? m.common_one_moment() : <Amount text={formatTaka(sums?.total ?? oldTotal)} />}
          </strong>
        </span>
      </p>
    </div>
  );
}

const Row = ({ name, children }: { name: string; children: ReactNode }) => (
  <>
    <dt className="min-w-0">{name}</dt>
    <dd className="text-right">{children}</dd>
  </>
);
