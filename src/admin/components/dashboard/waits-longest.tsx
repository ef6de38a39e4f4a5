import { useAdminLoad } from "#src/kit/use-admin-load.ts";
import { minutesSince, waited } from "#src/language/dates/waited.ts";
import { m } from "#src/language/messages.ts";
import { taka } from "#src/language/numbers/numbers.ts";
import { type AdminOrderRow, listOrders } from "#src/orders/admin/contract.ts";
import { Amount } from "#src/ui/display/price.tsx";
import { WaitingTime } from "#src/ui/display/waiting-time.tsx";
import { DashboardList, type DashboardRow } from "./dashboard-list.tsx";

/** The orders that have waited longest for packing or delivery. */
export function WaitsLongest() {
  const pending = useAdminLoad(listOrders, { status: "pending" as const }, { watch: true });
  const processing = useAdminLoad(listOrders, { status: "processing" as const }, { watch: true });
  const lists = [pending, processing];
  const known = pending.value && processing.value;
  const orders =
    known &&
    lists
      .flatMap(({ value }) => value?.data ?? [])
      .sort((one, other) => one.created_at.localeCompare(other.created_at));
  const [oldest] = orders ?? [];
  return (
    <DashboardList
      title={m.dashboard_waits()}
      note={oldest && m.dashboard_oldest({ wait: waited(minutesSince(oldest.created_at)) })}
      to="/admin/orders?status=pending"
      rows={orders?.map(asRow)}
      calm={m.dashboard_calm()}
      problem={pending.problem ?? processing.problem}
      onRetry={() => {
        for (const { load } of lists) void load();
      }}
    />
  );
}

const asRow = (order: AdminOrderRow): DashboardRow => ({
  key: order.id,
  to: `/admin/orders?status=${order.status}&order=${order.id}`,
  name: `${order.number} · ${order.customer.name}`,
  note: (
    <>
      <WaitingTime since={order.created_at} /> ·{" "}
      {order.status === "processing" && `${m.orders_processing()} · `}
      {order.address_details}
    </>
  ),
  end: <Amount of={taka(order.total_price)} />,
});
