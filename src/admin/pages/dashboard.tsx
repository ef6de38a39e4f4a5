import { listAdminProducts } from "../../catalogue/admin/contract.ts";
import { minutesSince, waited } from "../../language/dates/waited.ts";
import { locale } from "../../language/locale.ts";
import { m } from "../../language/messages.ts";
import { number, taka } from "../../language/numbers.ts";
import { type AdminOrderRow, listOrders } from "../../orders/admin/contract.ts";
import { Amount } from "../../ui/display/price.tsx";
import { WaitingTime } from "../../ui/display/waiting-time.tsx";
import { DashboardCard } from "../kit/dashboard-card.tsx";
import { DashboardList, type DashboardRow } from "../kit/dashboard-list.tsx";
import { figuresOf } from "../kit/figures.ts";
import { Failed } from "../kit/list-frame.tsx";
import { PageHead } from "../kit/page-head.tsx";
import { useList } from "../kit/use-list.ts";
import { useLoad } from "../kit/use-load.ts";

export const meta = () => [
  { title: m.page_title({ page: m.dashboard_title() }) },
  { name: "description", content: m.dashboard_description() },
  { name: "robots", content: "noindex" },
];

export default function DashboardPage() {
  const { overview } = useList();
  const counts = overview.value?.data;
  const figures = figuresOf(counts);
  const pending = useLoad(listOrders, { status: "pending" as const }, { watch: true }).value?.data;
  const note = counts && [todo(counts.orders.pending), oldest(pending?.[0])].filter(Boolean).join(" ");
  return (
    <>
      <PageHead title={m.dashboard_title()} note={note} />
      {overview.failure && <Failed text={overview.failure} onRetry={overview.load} />}
      <div className="grid grid-cols-2 gap-2 max-md:*:last:col-span-2 sm:gap-3 md:grid-cols-3 xl:grid-cols-5">
        <DashboardCard {...figures.products} />
        <DashboardCard {...figures.orders} />
        <DashboardCard {...figures.users} />
        <DashboardCard {...figures.customOrders} />
        <DashboardCard {...figures.messages} />
      </div>
      <div className="mt-3 grid items-start gap-3 lg:grid-cols-2">
        <DashboardList
          title={m.dashboard_to_pack()}
          to="/admin/orders?status=pending"
          rows={pending?.slice(0, shown).map(asRow)}
          calm={m.dashboard_to_pack_none()}
        />
        <DashboardList
          title={m.dashboard_nearly_out()}
          to="/admin/products?short=1"
          rows={useShort()}
          calm={m.dashboard_nearly_out_none()}
        />
      </div>
    </>
  );
}

const shown = 6;

const todo = (pending: number) =>
  pending === 0
    ? m.dashboard_calm()
    : pending === 1
      ? m.dashboard_one_waits()
      : m.dashboard_wait({ count: number(pending) });

const oldest = (order: AdminOrderRow | undefined) =>
  order && m.dashboard_oldest({ wait: waited(minutesSince(order.created_at)) });

const asRow = (order: AdminOrderRow): DashboardRow => ({
  key: order.id,
  to: `/admin/orders?status=pending&order=${order.id}`,
  name: `${order.number} · ${order.customer.name}`,
  note: (
    <>
      <WaitingTime since={order.created_at} /> · {order.address_details}
    </>
  ),
  end: <Amount of={taka(order.total_price)} />,
});

function useShort(): DashboardRow[] | undefined {
  const { value } = useLoad(listAdminProducts, { short: true }, { watch: true });
  return value?.data.slice(0, shown).map((product) => ({
    key: product.id,
    to: `/admin/products?search=${encodeURIComponent(product.sku)}`,
    name: product.names[locale()],
    note: product.weights[locale()],
    end: product.stock === 0 ? m.dashboard_gone() : m.dashboard_left({ count: number(product.stock ?? 0) }),
  }));
}
