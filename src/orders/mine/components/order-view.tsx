import Phone from "lucide-react/icons/phone";
import Printer from "lucide-react/icons/printer";
import RotateCcw from "lucide-react/icons/rotate-ccw";
import type { ReactNode } from "react";
import { slotInSentence } from "#src/delivery/slot-text.ts";
import { telLink } from "#src/language/contact/tel-link.ts";
import { dayAndTime } from "#src/language/dates/dates.ts";
import { m } from "#src/language/messages.ts";
import { formatMinusTaka, formatSignedTaka } from "#src/language/numbers/minus-taka.ts";
import { formatDigits, formatTaka } from "#src/language/numbers/numbers.ts";
import { takenBackText } from "#src/orders/change-text.ts";
import { CancelledNote } from "#src/orders/components/cancelled-note.tsx";
import { payTitle } from "#src/orders/components/pay-title.ts";
import { Payments } from "#src/orders/components/payments.tsx";
import { Refunds } from "#src/orders/components/refunds.tsx";
import { amountDue, cashOfTotal } from "#src/orders/due.ts";
import { offerText } from "#src/orders/offer-text.ts";
import { isWaiting, progressOf } from "#src/orders/order.ts";
import { OrderStatusBadge, progressNames } from "#src/orders/order-status.tsx";
import ChatLinks from "#src/shell/chat-links.tsx";
import { useRootData } from "#src/shell/root-data.ts";
import { Button } from "#src/ui/buttons/button.tsx";
import { buttonClasses } from "#src/ui/buttons/button-classes.ts";
import { Note } from "#src/ui/display/note.tsx";
import { Amount } from "#src/ui/display/price.tsx";
import { Panel } from "#src/ui/layout/card.tsx";
import { arrivalText } from "../arrival-text.ts";
import { ItemsCard } from "../changing/items-card.tsx";
import type { MyOrder } from "../contract.ts";
import { JoinOrders } from "../joining/join-orders.tsx";
import { useOrderAgain } from "../use-order-again.ts";
import { CancelOwn } from "./cancel-own.tsx";
import { DeliveryCard } from "./delivery-card.tsx";
import { PaperFoot, PaperHead } from "./paper.tsx";
import { SinceThenNote } from "./since-then-note.tsx";
import { Timeline } from "./timeline.tsx";

type OrderViewProps = {
  order: MyOrder;
  onChanged: (order: MyOrder) => void;
  onOvertaken: () => void;
  /** The form to report a problem. */
  report: ReactNode;
  /** A card that asks to turn on notifications. */
  push: ReactNode;
};

/** The customer's page of one order: where it is, what it has and costs, and what may still be changed. */
export function OrderView({ order, onChanged, onOvertaken, report, push }: OrderViewProps) {
  const shop = useRootData()?.shop;
  const phone = shop?.phone;
  const commonProps = { order, onOvertaken };
  const isCancelled = order.status === "cancelled";
  const isUnderWay = order.fulfilment === "on_the_way" && !isCancelled;
  return (
    <>
      <PaperHead order={order} />
      <Head order={order} />
      <div className="mt-4 grid gap-4 lg:grid-cols-[minmax(0,1fr)_24.5rem] lg:items-start lg:gap-6 print:flex! print:flex-col">
        <div className="grid min-w-0 gap-4 lg:col-start-2 lg:row-start-1 print:contents!">
          {phone && isUnderWay && <ShopCard phone={phone} rider={order.rider} />}
          <DeliveryCard {...commonProps} phone={phone} onChanged={onChanged} />
          <div className="print:order-1">
            <Total order={order} />
          </div>
          <Way order={order} />
          <ChatLinks shop={shop} about={m.my_order_number({ number: order.number })} />
          {isWaiting(order.status) && <div className="print:hidden!">{push}</div>}
        </div>
        <div className="grid min-w-0 gap-4 lg:row-start-1 print:contents!">
          <JoinOrders {...commonProps} onJoined={onChanged} />
          <ItemsCard {...commonProps} onChanged={onChanged} />
          <Again order={order} />
          <CancelOwn {...commonProps} onCancelled={onChanged} />
          {hasLeftShop(order) && <div className="contents print:hidden!">{report}</div>}
          <div className="print:order-2">
            <PaperFoot />
          </div>
        </div>
      </div>
    </>
  );
}

/** Whether products and total are final. */
const hasLeftShop = ({ status, fulfilment }: MyOrder) =>
  status === "completed" ||
  (status === "processing" && (fulfilment === "on_the_way" || fulfilment === "not_delivered"));

/** Ordering again once the order is done, and the invoice once the total is final. */
function Again({ order }: { order: MyOrder }) {
  const { busy, again } = useOrderAgain();
  const isOver = !isWaiting(order.status);
  return (
    <div className="grid gap-2 empty:hidden print:hidden!">
      {isOver && <SinceThenNote order={order} />}
      <div className="flex flex-wrap gap-2 empty:hidden">
        {isOver && (
          <Button variant="second" busy={busy !== undefined} onClick={() => void again(order)}>
            <RotateCcw size={18} aria-hidden />
            {m.orders_again()}
          </Button>
        )}
        {hasLeftShop(order) && (
          <Button variant="quiet" onClick={() => window.print()}>
            <Printer size={18} aria-hidden />
            {m.my_order_invoice()}
          </Button>
        )}
      </div>
    </div>
  );
}

/** The most important fact, in one sentence. */
function statusText(order: MyOrder): string {
  const progress = progressOf({ fulfilment: "placed", ...order });
  const phone = formatDigits(order.mobile_no);
  if (order.to_agree === "delivery") return m.checkout_placed_open({ phone });
  if (order.to_agree === "time") return m.checkout_placed_open_time({ phone });
  if (progress === "delivered" || progress === "cancelled")
    return m.my_order_placed_at({ at: dayAndTime(order.created_at) });
  if (progress === "not_delivered") return m.my_order_not_delivered_text();
  const nextSentence =
    progress === "placed" && order.needs_call
      ? m.my_order_placed_text({ phone })
      : m.my_order_cash({ total: formatTaka(amountDue(order)) });
  return order.slot
    ? `${m.checkout_placed_arriving({ slot: slotInSentence(order.slot) })} ${nextSentence}`
    : nextSentence;
}

function Head({ order }: { order: MyOrder }) {
  const progress = progressOf({ fulfilment: "placed", ...order });
  return (
    <div className="min-w-0 print:hidden!">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <h1 className="text-title">
          {progress === "cancelled"
            ? m.my_order_number({ number: order.number })
            : (takenBackText(order) ?? progressNames[progress]())}
        </h1>
        <OrderStatusBadge status={order.status} />
      </div>
      {order.arrival && (
        <p role="status" className="mt-1 text-sub">
          {arrivalText(order.arrival)}
        </p>
      )}
      <p className="text-long">
        {progress !== "cancelled" && (
          <span className="max-lg:sr-only">{m.my_order_number({ number: order.number })} · </span>
        )}
        {statusText(order)}
      </p>
    </div>
  );
}

/** Where the order is: its stages, and why it is not delivered. */
function Way({ order }: { order: MyOrder }) {
  const lastStep = order.steps.at(-1);
  return (
    <Panel aria-labelledby="order-way" className="print:hidden!">
      <h2 id="order-way" className="sr-only">
        {m.my_order_way()}
      </h2>
      <CancelledNote cancelled={order.cancelled} className="mb-3" />
      {lastStep?.outcome === "nobody_there" && (
        <Note className="mb-3">
          {m.order_progress_nobody_there()}. {m.my_order_call_again()}
        </Note>
      )}
      <Timeline order={order} />
    </Panel>
  );
}

/** Always the shop's number, also while a rider is on the way. */
const ShopCard = ({ phone, rider }: { phone: string; rider: string | undefined }) => (
  <Panel className="flex items-center justify-between gap-3 print:hidden!">
    <p className="min-w-0">
      <span className="block font-semibold">
        {rider ? m.my_order_rider_named({ name: rider }) : m.my_order_rider()}
      </span>
      <span className="text-hint text-ink-soft">{formatDigits(phone)}</span>
    </p>
    <a href={telLink(phone)} className={buttonClasses("primary", "normal", false)}>
      <Phone size={20} aria-hidden />
      {m.my_order_call()}
    </a>
  </Panel>
);

function Total({ order }: { order: MyOrder }) {
  const totalBefore = order.edits?.[0]?.total_before;
  return (
    <Panel>
      {(order.items_total !== undefined || order.rounding !== undefined) && (
        <dl className="mb-3 grid grid-cols-[1fr_auto] gap-y-1 border-b border-dashed border-line pb-3">
          <dt>{m.my_order_goods()}</dt>
          <dd>
            <Amount text={formatTaka(order.items_total ?? order.total_price)} />
          </dd>
          {order.fee !== undefined && (
            <>
              <dt>{m.my_order_fee()}</dt>
              <dd className="text-right">
                {order.fee ? <Amount text={formatTaka(order.fee)} /> : m.common_free()}
              </dd>
            </>
          )}
          {order.offer && (
            <>
              <dt className="min-w-0 pr-3">{offerText(order.offer)}</dt>
              <dd className="text-right">
                <Amount text={formatMinusTaka(order.offer.amount)} />
              </dd>
            </>
          )}
          {order.discount !== undefined && (
            <>
              <dt className="min-w-0 pr-3">
                {m.order_discount_because({ reason: order.discount_reason ?? "" })}
              </dt>
              <dd className="text-right">
                <Amount text={formatMinusTaka(order.discount)} />
              </dd>
            </>
          )}
          {order.rounding !== undefined && (
            <>
              <dt>{m.order_rounding()}</dt>
              <dd className="text-right">
                <Amount text={formatSignedTaka(order.rounding)} />
              </dd>
            </>
          )}
        </dl>
      )}
      <div className="flex items-baseline justify-between gap-3">
        <div>
          <h2 className="text-sub">{payTitle(order)}</h2>
          {totalBefore !== undefined && totalBefore !== order.total_price && (
            <p className="text-hint text-ink-soft">
              {m.my_order_total_before({ total: formatTaka(cashOfTotal(totalBefore)) })}
            </p>
          )}
        </div>
        <strong className="text-title">
          <Amount text={formatTaka(order.paid ?? amountDue(order))} />
        </strong>
      </div>
      <Payments order={order} />
      <Refunds order={order} />
    </Panel>
  );
}
