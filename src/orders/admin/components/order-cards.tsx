import { shortSlotText } from "#src/delivery/slot-text.ts";
import { ChooseAllBox, ChooseBox } from "#src/kit/several/choose-box.tsx";
import { timeOrDay } from "#src/language/dates/short-dates.ts";
import { m } from "#src/language/messages.ts";
import { formatNumber, formatTaka } from "#src/language/numbers/numbers.ts";
import { OrderStatusAndProgress } from "#src/orders/order-status.tsx";
import { Link } from "#src/ui/buttons/link.tsx";
import { Amount } from "#src/ui/display/price.tsx";
import { WaitingTime } from "#src/ui/display/waiting-time.tsx";
import type { AdminOrderRow } from "../contract.ts";
import { moveThroughRows } from "./move-through-rows.ts";
import type { OrderRowsProps } from "./order-table.tsx";

/** The list of orders on narrow screens: what `OrderTable` has in its rows, as cards. */
export function OrderCards({ rows, chosen, openId, urlOf, waiting = false }: OrderRowsProps) {
  return (
    <>
      <div className="flex items-center px-1 text-hint text-ink-soft">
        <ChooseAllBox label={m.admin_order_choose_all()} chosen={chosen} count={rows.length} />
        <span aria-hidden>{m.admin_order_choose_all()}</span>
      </div>
      <ul
        aria-label={waiting ? m.admin_order_table_waiting() : m.admin_order_table()}
        onKeyDown={(event) => moveThroughRows(event, chosen)}
        className="divide-y divide-line overflow-clip rounded-card bg-card shadow-rest"
      >
        {rows.map((row) => (
          <OrderCard
            key={row.id}
            row={row}
            chosen={chosen}
            waiting={waiting}
            open={row.id === openId}
            to={urlOf(row.id)}
          />
        ))}
      </ul>
    </>
  );
}

type OrderCardProps = { row: AdminOrderRow; open: boolean; to: string; waiting: boolean } & Pick<
  OrderRowsProps,
  "chosen"
>;

function OrderCard({ row, chosen, open, to, waiting }: OrderCardProps) {
  return (
    <li className={`flex items-center pl-1 ${chosen.has(row.id) ? "bg-leaf-tint" : ""}`}>
      <ChooseBox id={row.id} label={m.admin_order_choose({ number: row.number })} chosen={chosen} />
      <Link
        to={to}
        preventScrollReset
        data-row
        id={`order-${row.id}`}
        aria-current={open || undefined}
        className="grid min-w-0 flex-1 grid-cols-[1fr_auto] gap-x-3 gap-y-1 py-2.5 pr-3 pl-1.5 -outline-offset-3 focus-visible:-outline-offset-3 active:bg-leaf-tint aria-[current]:bg-leaf-tint"
      >
        <span className="min-w-0 truncate font-bold">
          {row.number} <span className="font-medium">{row.customer.name}</span>
        </span>
        <strong className="text-right">
          <Amount text={formatTaka(row.total_price)} />
        </strong>
        <span className="col-span-2 flex min-w-0 items-center gap-2 text-hint">
          <OrderStatusAndProgress {...row} />
          {row.slot && <span className="min-w-0 truncate">{shortSlotText(row.slot)}</span>}
        </span>
        {row.changed_by_customer && (
          <span className="col-span-2 text-hint text-turmeric-ink">
            {m.admin_order_changed_by_customer()}
          </span>
        )}
        <span className="min-w-0 truncate text-hint text-ink-soft">
          {waiting ? <WaitingTime since={row.created_at} /> : timeOrDay(row.created_at)} ·{" "}
          {row.address_details}
        </span>
        <span className="text-right text-hint text-ink-soft">
          {row.pieces === 1
            ? m.admin_order_one_piece()
            : m.admin_order_pieces({ count: formatNumber(row.pieces) })}
        </span>
      </Link>
    </li>
  );
}
