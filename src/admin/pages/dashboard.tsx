import { mayWorkIn, type StaffPart } from "../../api/viewer.ts";
import { listAdminProducts } from "../../catalogue/admin/contract.ts";
import { listRunningOut } from "../../catalogue/admin/stock/contract.ts";
import { useSession } from "../../identity/session/session-store.ts";
import { minutesSince, waited } from "../../language/dates/waited.ts";
import { locale } from "../../language/locale.ts";
import { m } from "../../language/messages.ts";
import { number, taka } from "../../language/numbers.ts";
import { type AdminOrderRow, listOrders } from "../../orders/admin/contract.ts";
import { DemoCard } from "../../settings/admin/components/demo-card.tsx";
import { OpeningSteps } from "../../settings/admin/components/opening-steps.tsx";
import { showOpening } from "../../settings/admin/contract.ts";
import { Amount } from "../../ui/display/price.tsx";
import { WaitingTime } from "../../ui/display/waiting-time.tsx";
import { DashboardCard } from "../components/dashboard-card.tsx";
import { DashboardList, type DashboardRow } from "../components/dashboard-list.tsx";
import { figuresOf } from "../components/figures.ts";
import { Failed } from "../kit/list-frame.tsx";
import { PageHead } from "../kit/page-head.tsx";
import { useAdminLoad } from "../kit/use-admin-load.ts";
import { useList } from "../kit/use-list.ts";

export default function DashboardPage() {
  const { overview } = useList();
  const counts = overview.value?.data;
  const figures = figuresOf(counts);
  const user = useSession()?.user;
  const isAdmin = user !== undefined && mayWorkIn(user, "admin");
  const may = (part: StaffPart) => user === undefined || mayWorkIn(user, part);
  return (
    <>
      <PageHead title={m.dashboard_title()} note={counts?.orders && todo(counts.orders.pending)} />
      {isAdmin && <NewShop />}
      {overview.problem && <Failed text={overview.problem.message} onRetry={overview.load} />}
      <div className="grid grid-cols-2 gap-2 max-md:*:last:col-span-2 sm:gap-3 md:grid-cols-3 xl:grid-cols-5">
        {may("catalogue") && <DashboardCard {...figures.products} />}
        {may("orders") && <DashboardCard {...figures.orders} />}
        {may("customers") && <DashboardCard {...figures.users} />}
        {may("orders") && <DashboardCard {...figures.customOrders} />}
        {may("customers") && <DashboardCard {...figures.messages} />}
      </div>
      <div className="mt-3 grid items-start gap-3 lg:grid-cols-2 xl:grid-cols-3">
        {may("orders") && <ToPack />}
        {may("catalogue") && <RunsOut />}
        {may("catalogue") && <NearlyOut />}
      </div>
    </>
  );
}

/** What a shop needs that has not sold anything yet; nothing where it has. */
function NewShop() {
  const { value, load } = useAdminLoad(showOpening, {});
  const opening = value?.data;
  if (!opening) return null;
  if (opening.demo_products > 0)
    return <DemoCard products={opening.demo_products} onRemoved={() => void load()} />;
  if (opening.product !== null && opening.order) return null;
  return <OpeningSteps opening={opening} addresses={stepAddresses} />;
}

const stepAddresses = { categories: "/admin/products", product: "/admin/products/new" };

const shown = 6;

const todo = (pending: number) =>
  pending === 0
    ? m.dashboard_calm()
    : pending === 1
      ? m.dashboard_one_waits()
      : m.dashboard_wait({ count: number(pending) });

function ToPack() {
  const pending = useAdminLoad(listOrders, { status: "pending" as const }, { watch: true }).value?.data;
  const [oldest] = pending ?? [];
  return (
    <DashboardList
      title={m.dashboard_to_pack()}
      note={oldest && m.dashboard_oldest({ wait: waited(minutesSince(oldest.created_at)) })}
      to="/admin/orders?status=pending"
      rows={pending?.slice(0, shown).map(asRow)}
      calm={m.dashboard_to_pack_none()}
    />
  );
}

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

function RunsOut() {
  const { value } = useAdminLoad(listRunningOut, {}, { watch: true });
  const rows = value?.data.slice(0, shown).map(({ product, per_day, days_left }) => ({
    key: product.id,
    to: `/admin/stock/${product.id}`,
    name: product.names[locale()],
    note: m.running_a_day({ count: number(Math.round(per_day * 10) / 10) }),
    end: days_left === 0 ? m.running_gone() : m.running_left({ count: number(product.stock ?? 0) }),
  }));
  return (
    <DashboardList
      title={m.running_title()}
      note={m.running_note()}
      to="/admin/stock"
      rows={rows}
      calm={m.running_empty()}
    />
  );
}

function NearlyOut() {
  const { value } = useAdminLoad(listAdminProducts, { short: true }, { watch: true });
  const rows = value?.data.slice(0, shown).map((product) => ({
    key: product.id,
    to: `/admin/stock/${product.id}`,
    name: product.names[locale()],
    note: product.weights[locale()],
    end: product.stock === 0 ? m.dashboard_gone() : m.dashboard_left({ count: number(product.stock ?? 0) }),
  }));
  return (
    <DashboardList
      title={m.dashboard_nearly_out()}
      to="/admin/products?short=1"
      rows={rows}
      calm={m.dashboard_nearly_out_none()}
    />
  );
}
