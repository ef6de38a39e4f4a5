import { Failed, ListSkeleton } from "#src/kit/list/list-frame.tsx";
import { useAdminLoad } from "#src/kit/use-admin-load.ts";
import { useListUrl } from "#src/kit/use-list-url.ts";
import { timeOrDay } from "#src/language/dates/short-dates.ts";
import { localUrl } from "#src/language/locale.ts";
import { m } from "#src/language/messages.ts";
import { formatNumber, formatTaka } from "#src/language/numbers/numbers.ts";
import { OrderStatusAndProgress } from "#src/orders/order-status.tsx";
import { ButtonLink } from "#src/ui/buttons/button.tsx";
import { Link } from "#src/ui/buttons/link.tsx";
import { EmptyState } from "#src/ui/display/empty-state.tsx";
import { Amount } from "#src/ui/display/price.tsx";
import { listOrdersOfUser, type OrderOfUser } from "./contract.ts";

/** A user's orders, newest first, paginated. `linked`: the reader may open orders. */
export function OrdersOfUser({ id, linked }: { id: string; linked: boolean }) {
  const { read, withChanges } = useListUrl();
  const list = useAdminLoad(listOrdersOfUser, { id, before: read("before") });
  if (list.problem) return <Failed text={list.problem.message} onRetry={list.load} />;
  if (!list.value) return <ListSkeleton />;
  const { data, meta } = list.value;
  if (data.length === 0) return <EmptyState title={m.office_no_orders_yet()} />;
  return (
    <section aria-labelledby="user-orders">
      <h2 id="user-orders" className="mb-2 font-bold">
        {m.user_orders_title()}
      </h2>
      <ul
        aria-busy={list.stale}
        className="divide-y divide-line overflow-clip rounded-card bg-card shadow-rest aria-busy:opacity-60"
      >
        {data.map((order) => (
          <li key={order.id}>
            {linked ? (
              <Link
                to={localUrl(`/admin/orders?order=${order.id}`)}
                className={`${rowClass} hover:bg-leaf-tint`}
              >
                <Cells order={order} />
              </Link>
            ) : (
              <div className={rowClass}>
                <Cells order={order} />
              </div>
            )}
          </li>
        ))}
      </ul>
      {meta.next && (
        <ButtonLink
          variant="second"
          size="dense"
          className="mt-3"
          to={withChanges({ before: String(meta.next) })}
        >
          {m.user_older_orders()}
        </ButtonLink>
      )}
    </section>
  );
}

const rowClass =
  "grid min-h-10 grid-cols-[auto_1fr_auto] items-center gap-x-3 gap-y-1 px-3 py-2 -outline-offset-3 focus-visible:-outline-offset-3 pointer-coarse:min-h-11 sm:grid-cols-[6rem_7rem_1fr_auto_6rem]";

function Cells({ order }: { order: OrderOfUser }) {
  return (
    <>
      <strong className="font-semibold">{order.number}</strong>
      <time dateTime={order.created_at} className="text-hint text-ink-soft">
        {timeOrDay(order.created_at)}
      </time>
      <span className="text-hint text-ink-soft max-sm:col-span-2 max-sm:row-start-2">
        {order.pieces === 1
          ? m.admin_order_one_piece()
          : m.admin_order_pieces({ count: formatNumber(order.pieces) })}
      </span>
      <OrderStatusAndProgress {...order} />
      <strong className="text-right">
        <Amount text={formatTaka(order.total_price)} />
      </strong>
    </>
  );
}
