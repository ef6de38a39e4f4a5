import Phone from "lucide-react/icons/phone";
import Printer from "lucide-react/icons/printer";
import RotateCcw from "lucide-react/icons/rotate-ccw";
import type { ReactNode } from "react";
import { slotText } from "../../../delivery/slot-text.ts";
import { telLink } from "../../../language/contact/tel-link.ts";
import { dayAndTime } from "../../../language/dates/dates.ts";
import { m } from "../../../language/messages.ts";
import { digits, taka } from "../../../language/numbers/numbers.ts";
import { useRootData } from "../../../shell/root-data.ts";
import { Button } from "../../../ui/buttons/button.tsx";
import { buttonLook } from "../../../ui/buttons/look.ts";
import { Note } from "../../../ui/display/note.tsx";
import { Amount } from "../../../ui/display/price.tsx";
import { Panel } from "../../../ui/layout/card.tsx";
import { takenBackInWords } from "../../changed-words.ts";
import { CancelledNote } from "../../components/cancelled-note.tsx";
import { progressNames } from "../../components/order-status.tsx";
import { minusTaka } from "../../minus-taka.ts";
import { isEstimated, progressOf } from "../../order.ts";
import { refundInWords, refundWayInWords } from "../../refunds/refund-words.ts";
import type { MyOrder } from "../contract.ts";
import { useOrderAgain } from "../use-order-again.ts";
import { CancelOwn } from "./cancel-own.tsx";
import { DeliveryCard } from "./delivery-card.tsx";
import { OrderLines } from "./order-lines.tsx";
import { PaperFoot, PaperHead } from "./paper.tsx";
import { SinceThenNote } from "./since-then-note.tsx";
import { Timeline } from "./timeline.tsx";

type OrderViewProps = {
  order: MyOrder;
  onChanged: (order: MyOrder) => void;
  onOvertaken: () => void;
  /** To say that something is wrong with it. */
  report: ReactNode;
};

/** One order of the customer's: where it is, what is in it, what may still be changed. */
export function OrderView({ order, onChanged, onOvertaken, report }: OrderViewProps) {
  const phone = useRootData()?.shop?.phone;
  const { busy, again } = useOrderAgain();
  const acts = { order, onOvertaken };
  return (
    <>
      <PaperHead order={order} />
      <div className="flex flex-wrap items-end justify-between gap-3 print:hidden!">
        <Head order={order} />
        <div className="flex flex-wrap gap-2">
          <Button variant="second" size="small" busy={busy !== undefined} onClick={() => void again(order)}>
            <RotateCcw size={18} aria-hidden />
            {m.orders_again()}
          </Button>
          <Button variant="quiet" size="small" onClick={() => window.print()}>
            <Printer size={18} aria-hidden />
            {m.my_order_invoice()}
          </Button>
        </div>
      </div>
      <div className="print:hidden">
        <SinceThenNote order={order} />
      </div>
      <div className="mt-4 grid gap-4 lg:grid-cols-[minmax(0,1fr)_24.5rem] lg:items-start lg:gap-6 print:block!">
        <div className="grid min-w-0 gap-4 lg:col-start-2 lg:row-start-1 print:hidden!">
          {phone && order.fulfilment === "on_the_way" && order.status !== "cancelled" && (
            <ShopCard phone={phone} rider={order.rider} />
          )}
          <Way order={order} />
        </div>
        <div className="grid min-w-0 gap-4 lg:row-span-2 lg:row-start-1">
          <OrderLines order={order} />
          <div className="contents print:hidden!">{report}</div>
        </div>
        <div className="grid min-w-0 gap-4 lg:col-start-2">
          <Total order={order} />
          <DeliveryCard {...acts} phone={phone} onChanged={onChanged} />
          <CancelOwn {...acts} onCancelled={onChanged} />
          <PaperFoot />
        </div>
      </div>
    </>
  );
}

/** What matters now, in one sentence under where the order is. */
function saidOf(order: MyOrder): string {
  const progress = progressOf({ fulfilment: "placed", ...order });
  const when = order.slot && `${slotText(order.slot)}. `;
  if (progress === "placed")
    return `${when ?? ""}${m.my_order_placed_text({ phone: digits(order.mobile_no) })}`;
  if (progress === "delivered" || progress === "cancelled")
    return m.my_order_placed_at({ at: dayAndTime(order.created_at) });
  return `${when ?? ""}${m.my_order_cash({ total: taka(order.total_price) })}`;
}

function Head({ order }: { order: MyOrder }) {
  const progress = progressOf({ fulfilment: "placed", ...order });
  return (
    <div className="min-w-0">
      <h1 className="text-title">{takenBackInWords(order) ?? progressNames[progress]()}</h1>
      <p className="text-long">
        <span className="max-lg:sr-only">{m.my_order_number({ number: order.number })} · </span>
        {saidOf(order)}
      </p>
    </div>
  );
}

function Way({ order }: { order: MyOrder }) {
  const last = order.steps.at(-1);
  return (
    <Panel aria-labelledby="order-way">
      <h2 id="order-way" className="sr-only">
        {m.my_order_way()}
      </h2>
      <CancelledNote cancelled={order.cancelled} className="mb-3" />
      {last?.outcome === "nobody_there" && (
        <Note className="mb-3">
          {m.order_progress_nobody_there()} {m.my_order_call_again()}
        </Note>
      )}
      <Timeline order={order} />
    </Panel>
  );
}

/** On the way one may want to call: always the shop's number. */
const ShopCard = ({ phone, rider }: { phone: string; rider: string | undefined }) => (
  <Panel className="flex items-center justify-between gap-3">
    <p className="min-w-0">
      <span className="block font-semibold">
        {rider ? m.my_order_rider_named({ name: rider }) : m.my_order_rider()}
      </span>
      <span className="text-hint text-ink-soft">{digits(phone)}</span>
    </p>
    <a href={telLink(phone)} className={buttonLook("primary", "normal", false)}>
      <Phone size={20} aria-hidden />
      {m.my_order_call()}
    </a>
  </Panel>
);

function Total({ order }: { order: MyOrder }) {
  const before = order.edits?.[0]?.total_before;
  return (
    <Panel>
      {order.items_total !== undefined && (
        <dl className="mb-3 grid grid-cols-[1fr_auto] gap-y-1 border-b border-dashed border-line pb-3">
          <dt>{m.my_order_goods()}</dt>
          <dd>
            <Amount of={taka(order.items_total)} />
          </dd>
          <dt>{m.my_order_fee()}</dt>
          <dd className="text-right">{order.fee ? <Amount of={taka(order.fee)} /> : m.delivery_free()}</dd>
          {order.discount !== undefined && (
            <>
              <dt className="min-w-0 pr-3">
                {m.order_discount_because({ reason: order.discount_reason ?? "" })}
              </dt>
              <dd className="text-right">
                <Amount of={minusTaka(order.discount)} />
              </dd>
            </>
          )}
        </dl>
      )}
      <div className="flex items-baseline justify-between gap-3">
        <div>
          <h2 className="text-sub">{payTitle(order)}</h2>
          {before !== undefined && before !== order.total_price && (
            <p className="text-hint text-ink-soft">{m.my_order_total_before({ total: taka(before) })}</p>
          )}
        </div>
        <strong className="text-title">
          <Amount of={taka(order.paid ?? order.total_price)} />
        </strong>
      </div>
      <Refunds order={order} />
    </Panel>
  );
}

/** What the shop gave back afterwards, and what it cost in the end. */
function Refunds({ order }: { order: MyOrder }) {
  if (!order.refunds || order.refunded === undefined) return null;
  return (
    <dl className="mt-3 grid grid-cols-[1fr_auto] gap-y-1 border-t border-dashed border-line pt-3">
      {order.refunds.map((refund) => (
        <div key={refund.id} className="col-span-2 grid grid-cols-subgrid">
          <dt className="min-w-0 pr-3">
            {refundInWords(refund)}
            <span className="block text-hint text-ink-soft">
              {refundWayInWords(refund)} · {dayAndTime(refund.at)}
            </span>
          </dt>
          <dd className="text-right">
            <Amount of={minusTaka(refund.amount)} />
          </dd>
        </div>
      ))}
      <div className="col-span-2 grid grid-cols-subgrid font-bold">
        <dt>{m.order_after_refunds()}</dt>
        <dd className="text-right">
          <Amount of={taka((order.paid ?? order.total_price) - order.refunded)} />
        </dd>
      </div>
    </dl>
  );
}

function payTitle(order: MyOrder): string {
  if (order.status === "completed") return m.my_order_paid();
  if (order.status === "cancelled") return m.checkout_total();
  return isEstimated(order) ? m.my_order_to_pay_about() : m.my_order_to_pay();
}
