import { slotOnPaper } from "#src/delivery/slot-text.ts";
import { dayAndTime } from "#src/language/dates/dates.ts";
import { m } from "#src/language/messages.ts";
import { formatMinusTaka, formatSignedTaka } from "#src/language/numbers/minus-taka.ts";
import { kiloPrice } from "#src/language/numbers/money.ts";
import { formatDigits, formatNumber, formatTaka } from "#src/language/numbers/numbers.ts";
import { weightText } from "#src/language/numbers/weight-text.ts";
import { payTitle } from "#src/orders/components/pay-title.ts";
import { Payments } from "#src/orders/components/payments.tsx";
import { Refunds } from "#src/orders/components/refunds.tsx";
import { amountDue } from "#src/orders/due.ts";
import { lineMissingText, orderMissingText } from "#src/orders/missing-text.ts";
import { offerText } from "#src/orders/offer-text.ts";
import { needsPacking } from "#src/orders/order.ts";
import { statusNames } from "#src/orders/order-status.tsx";
import { isPaidInCash, paymentText } from "#src/orders/payment-text.ts";
import { shopContactText } from "#src/orders/shop-contact-text.ts";
import { weighingState } from "#src/orders/weighed-text.ts";
import { callUsText } from "#src/shell/reach-us.ts";
import { useRootData } from "#src/shell/root-data.ts";
import { Amount } from "#src/ui/display/price.tsx";
import type { PrintedOrder } from "../contract.ts";
import { Sheet } from "./sheet.tsx";
import { TickHere } from "./tick-here.tsx";

type OrderSheetProps = {
  order: PrintedOrder;
  /** A slip has boxes to tick; an invoice has unit prices, the shop's DBID and the sentence about VAT. */
  kind: "slip" | "invoice";
};

/** One order on paper: a packing slip, or an invoice for the customer. */
export function OrderSheet({ order, kind }: OrderSheetProps) {
  const shop = useRootData()?.shop;
  const isInvoice = kind === "invoice";
  return (
    <Sheet title={isInvoice ? m.print_invoice() : m.print_slip()} number={order.number}>
      <Receiver order={order} />
      {!isInvoice && needsPacking(order) && order.if_missing && (
        <p className="pt-2 text-hint font-semibold">{orderMissingText(order)}</p>
      )}
      <Items order={order} kind={kind} />
      <div className="mt-4 ml-auto w-72 max-w-full break-inside-avoid rounded-field border-2 px-4 py-2">
        {order.items_total !== undefined && (
          <p className="text-hint">
            {m.print_sums({ items: formatTaka(order.items_total), fee: formatTaka(order.fee ?? 0) })}
          </p>
        )}
        {order.offer && (
          <p className="text-hint">
            {offerText(order.offer)}: {formatMinusTaka(order.offer.amount)}
          </p>
        )}
        {order.discount !== undefined && (
          <p className="text-hint">
            {m.print_discount({
              amount: formatMinusTaka(order.discount),
              reason: order.discount_reason ?? "",
            })}
          </p>
        )}
        {order.rounding !== undefined && (
          <p className="text-hint">
            {order.items_total === undefined && `${m.my_order_goods()} ${formatTaka(order.total_price)} · `}
            {m.order_rounding()}: {formatSignedTaka(order.rounding)}
          </p>
        )}
        <p className="text-hint font-semibold">{payTitle(order)}</p>
        <p className="text-right text-[1.75rem] leading-9 font-extrabold">
          <Amount text={formatTaka(order.paid ?? amountDue(order))} />
        </p>
        <Payments order={order} />
        <Refunds order={order} />
      </div>
      <footer className="mt-6 break-inside-avoid border-t pt-3 text-hint">
        {isInvoice && (
          <>
            {isPaidInCash(order) && <p>{m.print_way()}</p>}
            <p>{m.print_vat()}</p>
            <p>{shop && shopContactText(shop)}</p>
          </>
        )}
        <p>{m.print_help({ call: callUsText(shop?.phone ?? "") })}</p>
      </footer>
    </Sheet>
  );
}

function Receiver({ order }: { order: PrintedOrder }) {
  return (
    <div className="grid gap-x-8 gap-y-2 border-b-2 py-3 sm:grid-cols-[1fr_auto] print:grid-cols-[1fr_auto]">
      <div>
        <p className="text-hint">{m.print_to()}</p>
        <p className="text-long font-bold">{order.customer.name}</p>
        <p className="whitespace-pre-line">{order.address_details}</p>
        {order.slot && <p className="font-semibold">{slotOnPaper(order.slot)}</p>}
        {order.rider_note && <p>{m.admin_order_rider_note({ note: order.rider_note })}</p>}
        <p className="font-semibold">{formatDigits(order.mobile_no)}</p>
      </div>
      <div>
        <p className="text-hint">{m.print_date()}</p>
        <p className="font-semibold">{dayAndTime(order.created_at)}</p>
        {order.payments && isPaidInCash(order) && <p className="font-semibold">{paymentText(order)}</p>}
        {order.status === "cancelled" && <p className="text-long font-bold">{statusNames.cancelled()}</p>}
      </div>
    </div>
  );
}

function Items({ order, kind }: OrderSheetProps) {
  const isInvoice = kind === "invoice";
  const isToPack = !isInvoice && needsPacking(order);
  return (
    <table className="mt-2 w-full">
      <thead className="border-b text-hint">
        <tr>
          {!isInvoice && <td />}
          <th className="py-1 text-left">{m.office_product()}</th>
          <th className="pl-4 text-right">{m.common_quantity()}</th>
          {isInvoice && <th className="pl-4 text-right">{m.print_price()}</th>}
          <th className="pl-4 text-right">{m.common_total()}</th>
        </tr>
      </thead>
      <tbody className="divide-y">
        {order.order_items.map(
          ({ id, quantity, total, step_grams, packed_grams, product: { name, weight, price }, ...line }) => (
            <tr key={id} className="break-inside-avoid align-baseline">
              {!isInvoice && <TickHere />}
              <td className="w-full py-1.5">
                <span className="font-semibold">{name}</span> {!step_grams && weight}
                {weighingState(order, { step_grams, packed_grams }) === "unweighed" && (
                  <span className="block text-hint">{m.orders_unweighed()}</span>
                )}
                {isToPack && line.if_missing && (
                  <span className="block text-hint">{lineMissingText(line)}</span>
                )}
              </td>
              <td className="pl-4 text-right font-bold whitespace-nowrap">
                {step_grams ? weightText(packed_grams ?? step_grams * quantity) : formatNumber(quantity)}
              </td>
              {isInvoice && (
                <td className="pl-4 text-right">
                  <Amount
                    text={formatTaka(step_grams ? kiloPrice({ price, stepGrams: step_grams }) : price)}
                  />
                  {step_grams && m.product_per_kg()}
                </td>
              )}
              <td className="pl-4 text-right font-semibold">
                <Amount text={formatTaka(total)} />
              </td>
            </tr>
          ),
        )}
      </tbody>
    </table>
  );
}
