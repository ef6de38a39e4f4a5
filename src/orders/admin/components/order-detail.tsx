import type { ReactNode } from "react";
import { dayAndTime } from "#src/language/dates/dates.ts";
import { m } from "#src/language/messages.ts";
import { formatSignedTaka } from "#src/language/numbers/minus-taka.ts";
import { lineTotal } from "#src/language/numbers/money.ts";
import { formatNumber, formatTaka } from "#src/language/numbers/numbers.ts";
import { weightText } from "#src/language/numbers/weight-text.ts";
import { amountDue } from "#src/orders/due.ts";
import { lineMissingText, orderMissingText } from "#src/orders/missing-text.ts";
import { offerText } from "#src/orders/offer-text.ts";
import { isEstimated } from "#src/orders/order.ts";
import { OrderStatusAndProgress } from "#src/orders/order-status.tsx";
import { isPaidInCash } from "#src/orders/payment-text.ts";
import { refundText, refundWayText } from "#src/orders/refunds/refund-text.ts";
import { type Weighing, weighingState } from "#src/orders/weighed-text.ts";
import { ButtonLink } from "#src/ui/buttons/button.tsx";
import { Amount } from "#src/ui/display/price.tsx";
import type { AdminOrder } from "../contract.ts";
import { FailedDelivery } from "../failed-delivery.tsx";
import { printUrl } from "../several/bulk-bar.tsx";
import { CustomerBlock } from "./customer-block.tsx";
import { OrderHistory } from "./order-history.tsx";

type OrderDetailProps = {
  order: AdminOrder;
  /** Replaces the products and buttons while they are edited. */
  form?: ReactNode;
  /** Address and phone, place and time, with their forms. */
  deliveryFields: ReactNode;
  notifications: ReactNode;
  children: ReactNode;
};

/** Everything about one order in the back office: customer, delivery, products, notifications, history. */
export function OrderDetail({ order, form, children, ...props }: OrderDetailProps) {
  const { deliveryFields, notifications } = props;
  return (
    <>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <OrderStatusAndProgress {...order} />
        <time dateTime={order.created_at} className="text-hint text-ink-soft">
          {dayAndTime(order.created_at)}
        </time>
      </div>
      <FailedDelivery order={order} />
      <CustomerBlock order={order} />
      {deliveryFields}
      {order.if_missing && <p className="mt-2 text-hint">{orderMissingText(order)}</p>}
      {form || (
        <>
          <Products order={order} />
          {children}
        </>
      )}
      <ButtonLink viewTransition={false} variant="quiet" size="dense" wide to={printUrl([order])}>
        {m.print_now()}
      </ButtonLink>
      {notifications}
      <OrderHistory order={order} />
    </>
  );
}

function Products({ order }: { order: AdminOrder }) {
  return (
    <table className="mt-3 w-full border-y border-line text-hint">
      <caption className="sr-only">{m.admin_order_goods()}</caption>
      <tbody className="divide-y divide-line">
        {order.order_items.map(({ id, quantity, total, product, step_grams, packed_grams, ...line }) => (
          <tr key={id} className="h-8 align-baseline">
            <td className="py-1.5 pr-3 font-bold whitespace-nowrap">
              {step_grams ? weightText(packed_grams ?? step_grams * quantity) : `${formatNumber(quantity)} ×`}
            </td>
            <td className="w-full py-1.5">
              {product.name}{" "}
              <span className="text-ink-soft">
                {weighingText(order, { step_grams, packed_grams }) ?? (
                  <span className="whitespace-nowrap">{product.weight}</span>
                )}
              </span>
              {line.if_missing && <span className="block">{lineMissingText(line)}</span>}
            </td>
            <td className="py-1.5 pl-3 text-right">
              <LinePrice price={total} usualPrice={lineTotal(product.price, quantity)} />
            </td>
          </tr>
        ))}
      </tbody>
      <tfoot className="border-t border-line">
        {order.items_total !== undefined && (
          <>
            <Sum name={m.my_order_goods()} amount={order.items_total} />
            <Sum name={m.my_order_fee()} amount={order.fee ?? 0} />
            {order.offer && <Sum name={offerText(order.offer)} amount={-order.offer.amount} />}
            {order.discount !== undefined && (
              <Sum
                name={m.order_discount_because({ reason: order.discount_reason ?? "" })}
                amount={-order.discount}
              />
            )}
          </>
        )}
        {order.rounding !== undefined && <Sum name={m.order_rounding()} amount={order.rounding} />}
        <tr className="h-10 text-body font-bold">
          <td />
          <th scope="row" className="text-left">
            {totalTitle(order)}
          </th>
          <td className="pl-3 text-right text-price">
            <Amount text={formatTaka(amountDue(order))} />
          </td>
        </tr>
        {order.refunds
          .filter(({ taken_back }) => !taken_back)
          .map((refund) => (
            <Sum
              key={refund.id}
              name={`${refundText(refund)} (${refundWayText(refund)})`}
              amount={-refund.amount}
            />
          ))}
      </tfoot>
    </table>
  );
}

function totalTitle(order: AdminOrder): string {
  if (!isPaidInCash(order)) return m.common_total();
  return isEstimated(order) ? m.admin_order_total_about() : m.admin_order_total_cash();
}

/** A line's price; above it the usual price, if that differs. */
function LinePrice({ price, usualPrice }: { price: number; usualPrice: number }) {
  return (
    <>
      {price !== usualPrice && (
        <del className="block text-ink-soft">
          <Amount text={formatTaka(usualPrice)} />
        </del>
      )}
      <Amount text={formatTaka(price)} />
    </>
  );
}

const weighingNames: Record<Weighing, () => string> = {
  to_weigh: m.admin_order_to_weigh,
  weighed: m.admin_order_weighed,
  unweighed: m.orders_unweighed,
  cancelled: () => "",
};

/** Whether a line sold by weight has been weighed; undefined for others. */
function weighingText(...line: Parameters<typeof weighingState>): string | undefined {
  const state = weighingState(...line);
  return state && weighingNames[state]();
}

/** A row below the products, in taka; below 0 if it is taken off. */
const Sum = ({ name, amount }: { name: string; amount: number }) => (
  <tr>
    <td />
    <th scope="row" className="pt-1.5 text-left font-normal">
      {name}
    </th>
    <td className="pt-1.5 pl-3 text-right">
      <Amount text={formatSignedTaka(amount)} />
    </td>
  </tr>
);
