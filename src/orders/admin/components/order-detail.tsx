import ScrollText from "lucide-react/icons/scroll-text";
import type { ReactNode } from "react";
import { dayAndTime } from "../../../language/dates/dates.ts";
import { here } from "../../../language/locale.ts";
import { m } from "../../../language/messages.ts";
import { lineTotal } from "../../../language/numbers/money.ts";
import { number, taka } from "../../../language/numbers/numbers.ts";
import { weightOf } from "../../../language/numbers/weights.ts";
import { ButtonLink } from "../../../ui/buttons/button.tsx";
import { Link } from "../../../ui/buttons/link.tsx";
import { Amount } from "../../../ui/display/price.tsx";
import { EditLines } from "../../components/edit-lines.tsx";
import { lineMissing, orderMissing } from "../../components/missing-in-words.ts";
import { OrderStatusBadge, progressNames } from "../../components/order-status.tsx";
import { minusTaka } from "../../minus-taka.ts";
import { isEstimated } from "../../order.ts";
import { cancelReasonLabels } from "../cancelling/cancel-reasons.ts";
import type { AdminOrder } from "../contract.ts";
import { CustomerBlock } from "../phone/customer-block.tsx";
import { printAddress } from "../several/bulk-bar.tsx";

type OrderDetailProps = {
  order: AdminOrder;
  /** In place of the products and the buttons, while they are changed. */
  form?: ReactNode;
  /** When it comes. */
  when: ReactNode;
  /** What the customer was told. */
  after: ReactNode;
  /** The buttons of the next steps. */
  children: ReactNode;
};

/** One order: customer, address, items, and its steps. */
export function OrderDetail({ order, form, when, after, children }: OrderDetailProps) {
  return (
    <>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <OrderStatusBadge {...order} />
        <time dateTime={order.created_at} className="text-hint text-ink-soft">
          {dayAndTime(order.created_at)}
        </time>
      </div>
      <CustomerBlock order={order} />
      {when}
      {order.if_missing && <p className="mt-2 text-hint">{orderMissing(order)}</p>}
      {form || (
        <>
          <Products order={order} />
          {children}
        </>
      )}
      <ButtonLink viewTransition={false} variant="quiet" size="dense" wide to={printAddress([order])}>
        {m.print_now()}
      </ButtonLink>
      {after}
      <Way order={order} />
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
              {step_grams ? weightOf(packed_grams ?? step_grams * quantity) : `${number(quantity)} ×`}
            </td>
            <td className="w-full py-1.5">
              {product.name}{" "}
              <span className="text-ink-soft">{step_grams ? weighing(packed_grams) : product.weight}</span>
              {line.if_missing && <span className="block">{lineMissing(line)}</span>}
            </td>
            <td className="py-1.5 pl-3 text-right">
              <Total now={total} usual={lineTotal(product.price, quantity)} />
            </td>
          </tr>
        ))}
      </tbody>
      <tfoot className="border-t border-line">
        {order.items_total !== undefined && (
          <>
            <Sum name={m.my_order_goods()} amount={order.items_total} />
            <Sum name={m.my_order_fee()} amount={order.fee ?? 0} />
            {order.discount !== undefined && (
              <Sum
                name={m.order_discount_because({ reason: order.discount_reason ?? "" })}
                amount={-order.discount}
              />
            )}
          </>
        )}
        <tr className="h-10 text-body font-bold">
          <td />
          <th scope="row" className="text-left">
            {isEstimated(order) ? m.admin_order_total_about() : m.admin_order_total_cash()}
          </th>
          <td className="pl-3 text-right text-price">
            <Amount of={taka(order.total_price)} />
          </td>
        </tr>
      </tfoot>
    </table>
  );
}

const outcomeNames = { nobody_there: m.order_progress_nobody_there, partly: m.order_progress_partly };

/** "Cancelled, by Salma: out of stock". */
function inWords({ progress, outcome, by, reason, note }: Omit<AdminOrder["steps"][number], "at">): string {
  const status = outcome ? outcomeNames[outcome]() : progressNames[progress]();
  const step = m.admin_order_step_by({ status, name: by });
  return reason ? m.admin_order_step_why({ step, reason: note ?? cancelReasonLabels[reason]() }) : step;
}

type Event = { at: string; text: string; edit?: AdminOrder["edits"][number] };

/** Steps and changes of an order in the order of time. */
function happened({ steps, edits }: AdminOrder): Event[] {
  const changed = edits.map((edit): Event => {
    const [before, after] = [taka(edit.total_before), taka(edit.total_after)];
    // A change without lines is one of the time.
    const text =
      edit.lines.length === 0 && !edit.discount
        ? m.admin_slot_by({ name: edit.by })
        : m.admin_edit_by({ name: edit.by, before, after });
    return { at: edit.at, text, edit };
  });
  const stepped = steps.map(({ at, ...step }): Event => ({ at, text: inWords(step) }));
  return [...stepped, ...changed].toSorted((one, other) => (one.at < other.at ? -1 : 1));
}

/** What a line costs; beside it what it would cost by its price, where it is another. */
function Total({ now, usual }: { now: number; usual: number }) {
  return (
    <>
      {now !== usual && (
        <del className="block text-ink-soft">
          <Amount of={taka(usual)} />
        </del>
      )}
      <Amount of={taka(now)} />
    </>
  );
}

/** Who did what, and when. */
function Way({ order }: { order: AdminOrder }) {
  return (
    <section aria-labelledby="order-way" className="mt-4 border-t border-line pt-3 text-hint">
      <h3 id="order-way" className="mb-1 font-bold">
        {m.admin_order_way()}
      </h3>
      <ol className="grid gap-1">
        <li className="grid grid-cols-[1fr_auto] gap-3">
          {order.taken_by ? m.admin_order_taken({ name: order.taken_by }) : m.admin_order_ordered()}
          <time className="text-ink-soft">{dayAndTime(order.created_at)}</time>
        </li>
        {happened(order).map(({ at, text, edit }) => (
          <li key={at} className="grid grid-cols-[1fr_auto] gap-x-3">
            {text}
            <time className="text-ink-soft">{dayAndTime(at)}</time>
            {edit && (
              <div className="col-span-2 text-ink-soft">
                <EditLines edit={edit} />
                {edit.note && <p>“{edit.note}”</p>}
              </div>
            )}
          </li>
        ))}
      </ol>
      <Link
        to={here(`/admin/journal?kind=order&subject=${order.id}`)}
        className="mt-2 -ml-1 inline-flex min-h-8 items-center gap-1.5 rounded-badge px-1 text-leaf hover:underline pointer-coarse:min-h-11"
      >
        <ScrollText size={16} aria-hidden />
        {m.admin_order_journal()}
      </Link>
    </section>
  );
}

/** Whether a line that is sold by weight has been weighed. */
const weighing = (packedGrams: number | undefined) =>
  packedGrams === undefined ? m.admin_order_to_weigh() : m.admin_order_weighed();

const Sum = ({ name, amount }: { name: string; amount: number }) => (
  <tr>
    <td />
    <th scope="row" className="pt-1.5 text-left font-normal">
      {name}
    </th>
    <td className="pt-1.5 pl-3 text-right">
      <Amount of={amount < 0 ? minusTaka(-amount) : taka(amount)} />
    </td>
  </tr>
);
