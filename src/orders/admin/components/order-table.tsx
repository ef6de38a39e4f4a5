import { memo } from "react";
import { shortSlotText } from "#src/delivery/slot-text.ts";
import { ChooseAllBox, ChooseBox } from "#src/kit/several/choose-box.tsx";
import type { RowSelection } from "#src/kit/several/use-selection.ts";
import { dayAndTime } from "#src/language/dates/dates.ts";
import { timeOrDay } from "#src/language/dates/short-dates.ts";
import { m } from "#src/language/messages.ts";
import { formatNumber, formatTaka } from "#src/language/numbers/numbers.ts";
import { OrderStatusAndProgress } from "#src/orders/order-status.tsx";
import { Link } from "#src/ui/buttons/link.tsx";
import { Amount } from "#src/ui/display/price.tsx";
import { WaitingTime } from "#src/ui/display/waiting-time.tsx";
import type { AdminOrderRow } from "../contract.ts";
import { moveThroughRows } from "./move-through-rows.ts";

export type OrderRowsProps = {
  rows: AdminOrderRow[];
  chosen: RowSelection<AdminOrderRow>;
  /** The order that is open beside the list. */
  openId: number | undefined;
  /** The URL that opens an order. */
  urlOf: (id: number) => string;
  /** Leaves out what the open order shows: address and time. */
  narrow?: boolean;
  /** Shows how long each order has waited. */
  waiting?: boolean;
};

// Hidden by the style sheet, so that opening an order does not rerender rows.
const hiddenBesideOrderClass = "in-data-narrow:hidden";
const headClass = "h-[34px] px-2 text-left font-semibold text-ink-soft";

/** Rows of 40 px, each a link. */
export function OrderTable(props: OrderRowsProps) {
  const { rows, chosen, openId, urlOf, narrow = false, waiting = false } = props;
  const hasSlots = rows.some(({ slot }) => slot);
  // Below 1280 px the customer's name needs the space.
  const itemsColumnClass = hasSlots ? "max-xl:hidden" : "";
  return (
    <table
      onKeyDown={(event) => moveThroughRows(event, chosen)}
      data-narrow={narrow || undefined}
      className="w-full table-fixed overflow-clip rounded-field bg-card text-hint shadow-rest"
    >
      <caption className="sr-only">{waiting ? m.admin_order_table_waiting() : m.admin_order_table()}</caption>
      <thead className="border-b border-line bg-paper">
        <tr>
          <td className="w-10">
            <ChooseAllBox label={m.admin_order_choose_all()} chosen={chosen} count={rows.length} />
          </td>
          <th className={`${headClass} w-22`}>{m.office_order()}</th>
          <th className={`${headClass} w-25`}>{waiting ? m.admin_order_waits() : m.admin_order_time()}</th>
          <th className={headClass}>{m.office_customer()}</th>
          <th className={`${headClass} max-xl:hidden ${hiddenBesideOrderClass}`}>{m.common_address()}</th>
          {hasSlots && (
            <th className={`${headClass} w-32 ${hiddenBesideOrderClass}`}>{m.admin_order_comes()}</th>
          )}
          <th className={`${headClass} w-14 text-right ${itemsColumnClass}`}>{m.admin_order_items()}</th>
          <th className={`${headClass} w-24 text-right`}>{m.common_total()}</th>
          <th className={`${headClass} w-36 pl-4 xl:w-66 xl:in-data-narrow:w-36`}>{m.office_status()}</th>
        </tr>
      </thead>
      <tbody className="divide-y divide-line">
        {rows.map((row) => (
          <OrderRow
            key={row.id}
            row={row}
            open={row.id === openId}
            to={urlOf(row.id)}
            chosen={chosen}
            hasSlots={hasSlots}
            waiting={waiting}
          />
        ))}
      </tbody>
    </table>
  );
}

type OrderRowProps = {
  row: AdminOrderRow;
  open: boolean;
  to: string;
  /** Whether there is a column for the delivery time. */
  hasSlots: boolean;
  waiting: boolean;
} & Pick<OrderRowsProps, "chosen">;

const OrderRow = memo(({ row, chosen, open, to, hasSlots, waiting }: OrderRowProps) => {
  const backgroundClass = open || chosen.has(row.id) ? "bg-leaf-tint" : "hover:bg-paper";
  return (
    <tr
      className={`relative h-10 has-focus-visible:bg-leaf-tint ${backgroundClass} ${open ? "shadow-[inset_3px_0_0_var(--color-leaf)]" : ""}`}
    >
      <td>
        <ChooseBox id={row.id} label={m.admin_order_choose({ number: row.number })} chosen={chosen} />
      </td>
      <td className="px-2 font-bold">
        <Link
          to={to}
          preventScrollReset
          data-row
          id={`order-${row.id}`}
          aria-current={open || undefined}
          className="after:absolute after:inset-0 focus-visible:outline-none focus-visible:after:outline-[2.5px] focus-visible:after:-outline-offset-3 focus-visible:after:outline-ink"
        >
          {row.number}
        </Link>
      </td>
      <td className="whitespace-nowrap px-2 text-ink-soft">
        {waiting ? (
          <WaitingTime since={row.created_at} />
        ) : (
          <time dateTime={row.created_at} title={dayAndTime(row.created_at)}>
            {timeOrDay(row.created_at)}
          </time>
        )}
      </td>
      <td className="truncate px-2">{row.customer.name}</td>
      <td className={`truncate px-2 text-ink-soft max-xl:hidden ${hiddenBesideOrderClass}`}>
        {row.address_details}
      </td>
      {hasSlots && (
        <td className={`truncate px-2 ${hiddenBesideOrderClass}`}>{row.slot && shortSlotText(row.slot)}</td>
      )}
      <td className={`px-2 text-right ${hasSlots ? "max-xl:hidden" : ""}`}>{formatNumber(row.pieces)}</td>
      <td className="px-2 text-right font-bold">
        <Amount text={formatTaka(row.total_price)} />
      </td>
      <td className="py-1 pl-4">
        <OrderStatusAndProgress {...row} />
        {row.changed_by_customer && (
          <span className="block text-unit text-turmeric-ink">{m.admin_order_changed_by_customer()}</span>
        )}
      </td>
    </tr>
  );
});
