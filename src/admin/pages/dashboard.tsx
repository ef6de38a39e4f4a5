import PhoneIncoming from "lucide-react/icons/phone-incoming";
import type { Loaded } from "#src/api/client/use-load.ts";
import { isStaff, mayWorkIn, type StaffPart, type Viewer } from "#src/api/viewer.ts";
import { useSession } from "#src/identity/session/session-store.ts";
import { Failed, ListSkeleton } from "#src/kit/list/list-frame.tsx";
import { PageHead } from "#src/kit/page-head.tsx";
import { useAdminLoad } from "#src/kit/use-admin-load.ts";
import { localUrl } from "#src/language/locale.ts";
import { m } from "#src/language/messages.ts";
import { formatNumber, formatTaka } from "#src/language/numbers/numbers.ts";
import { type SalesDay, showSales } from "#src/orders/admin/sales/contract.ts";
import { DemoCard } from "#src/settings/admin/components/demo-card.tsx";
import { FactsCard } from "#src/settings/admin/components/facts-card.tsx";
import { OpeningSteps } from "#src/settings/admin/components/opening-steps.tsx";
import { type Opening, showOpening } from "#src/settings/admin/contract.ts";
import { ButtonLink } from "#src/ui/buttons/button.tsx";
import { DashboardCard } from "../components/dashboard/dashboard-card.tsx";
import { DayBars, sumOf } from "../components/dashboard/day-bars.tsx";
import { toDashboardCards } from "../components/dashboard/figures.ts";
import { HomePageNow } from "../components/dashboard/home-page-now.tsx";
import {
  MissedSearchesList,
  RunningOutList,
  TopProductsList,
} from "../components/dashboard/product-lists.tsx";
import { TodayFigures } from "../components/dashboard/today-figures.tsx";
import { WaitsLongest } from "../components/dashboard/waits-longest.tsx";
import type { Overview } from "../contract.ts";
import { useOverview } from "../use-overview.ts";

export default function DashboardPage() {
  const overview = useOverview();
  const user = useSession()?.user;
  const staff = user && isStaff(user) ? user : undefined;
  const orders = overview.value?.data.orders;
  return (
    <>
      <PageHead title={m.dashboard_title()} note={orders && pendingOrdersText(orders.pending)}>
        {staff && mayWorkIn(staff, "orders") && <NextJobs orders={orders} />}
      </PageHead>
      {overview.problem && <Failed text={overview.problem.message} onRetry={overview.load} />}
      {staff && <MainCards user={staff} />}
      {staff ? <DashboardOfStaff user={staff} /> : <ListSkeleton />}
    </>
  );
}

const DashboardOfStaff = ({ user }: DashboardProps) =>
  mayWorkIn(user, "admin") ? <DashboardOfAdmin user={user} /> : <Dashboard user={user} />;

function pendingOrdersText(pending: number): string {
  if (pending === 0) return m.dashboard_calm();
  return pending === 1 ? m.dashboard_one_waits() : m.dashboard_wait({ count: formatNumber(pending) });
}

/** Links to take an order by phone, and to the next orders to pack or call. */
function NextJobs({ orders }: { orders: Overview["orders"] | undefined }) {
  const job = orders && findNextJob(orders);
  return (
    <div className="flex min-h-9 flex-wrap gap-2 pointer-coarse:min-h-11">
      {orders && (
        <ButtonLink variant="second" size="dense" to={localUrl("/admin/orders/new")}>
          <PhoneIncoming size={16} aria-hidden />
          {m.phone_order_title()}
        </ButtonLink>
      )}
      {job && (
        <ButtonLink size="dense" to={localUrl(job.to)}>
          {job.name()}
        </ButtonLink>
      )}
    </div>
  );
}

function findNextJob({ to_pack, to_call }: NonNullable<Overview["orders"]>) {
  if (to_pack > 0) return { to: "/admin/packing", name: m.dashboard_pack_next };
  return to_call > 0 ? { to: "/admin/calls", name: m.dashboard_call_next } : undefined;
}

type DashboardProps = { user: Viewer };

/** The checklist of a new shop is above the figures, so both wait until it is loaded, to avoid a layout shift. */
function DashboardOfAdmin({ user }: DashboardProps) {
  const { value, problem, load } = useAdminLoad(showOpening, {});
  if (!value && !problem) return <ListSkeleton />;
  return (
    <>
      <NewShop value={value} load={load} />
      <Dashboard user={user} />
    </>
  );
}

/** The checklist of a new shop; later only a card for missing facts and one to remove the demo products. */
function NewShop({ value, load }: Pick<Loaded<{ data: Opening }>, "value" | "load">) {
  const opening = value?.data;
  if (!opening) return null;
  const isOpen = opening.demo_products > 0 || (opening.product !== null && opening.order);
  if (isOpen)
    return (
      <>
        {opening.lacks_facts && <FactsCard />}
        {opening.demo_products > 0 && (
          <DemoCard products={opening.demo_products} onRemoved={() => void load()} />
        )}
      </>
    );
  return <OpeningSteps opening={opening} addresses={stepUrls} />;
}

const stepUrls = { categories: "/admin/categories", product: "/admin/products/new" };

/** The totals of products, orders and customers; those of the viewer's parts. */
function MainCards({ user }: DashboardProps) {
  const overview = useOverview();
  const figures = toDashboardCards(overview.value?.data);
  return (
    <div className="mb-3 grid gap-2 empty:hidden sm:gap-3 md:grid-cols-3">
      {mayWorkIn(user, "catalogue") && <DashboardCard {...figures.products} />}
      {mayWorkIn(user, "orders") && <DashboardCard {...figures.orders} />}
      {mayWorkIn(user, "customers") && <DashboardCard {...figures.users} />}
    </div>
  );
}

/** The cards of the viewer's parts: sales, lists of products, the home page and the inboxes. */
function Dashboard({ user }: DashboardProps) {
  const mayWork = (part: StaffPart) => mayWorkIn(user, part);
  const overview = useOverview();
  const figures = toDashboardCards(overview.value?.data);
  const orderCount = overview.value?.data.orders?.total;
  // The sales are hidden until the shop has an order.
  const hasSold = mayWork("orders") && orderCount !== 0;
  if (mayWork("orders") && orderCount === undefined && !overview.problem) return <ListSkeleton />;
  return (
    <>
      {hasSold && <Sales />}
      {!mayWork("orders") && mayWork("customers") && (
        <TodayFigures showsUsers users={overview.value?.data.users} />
      )}
      <div className="grid gap-3 empty:hidden lg:grid-flow-col lg:auto-cols-fr">
        {mayWork("catalogue") && <RunningOutList />}
        {mayWork("catalogue") && <MissedSearchesList />}
        {hasSold && <TopProductsList mayOpen={mayWork("catalogue")} />}
      </div>
      <div className="mt-3 grid items-start gap-2 sm:gap-3 md:grid-cols-2">
        {mayWork("content") && <HomePageNow />}
        <div className="grid gap-2 empty:hidden sm:gap-3">
          {mayWork("orders") && <DashboardCard {...figures.customOrders} />}
          {mayWork("customers") && <DashboardCard {...figures.messages} />}
        </div>
      </div>
    </>
  );
}

/** The sum of the last seven days, today included. */
const weekText = (days: SalesDay[]): string =>
  m.dashboard_week({
    ordered: formatTaka(Math.round(sumOf(days.slice(-7), "taka"))),
    delivered: formatTaka(Math.round(sumOf(days.slice(-7), "delivered"))),
  });

/** Sales, with new customers if the viewer may see them. */
function Sales() {
  const overview = useOverview();
  const user = useSession()?.user;
  const sales = useAdminLoad(showSales, {}, { watch: true });
  return (
    <>
      {sales.problem && <Failed text={sales.problem.message} onRetry={() => void sales.load()} />}
      <TodayFigures
        sales={sales}
        showsUsers={user !== undefined && mayWorkIn(user, "customers")}
        users={overview.value?.data.users}
      />
      <div className="mb-3 grid gap-3 lg:grid-cols-[minmax(0,1.75fr)_minmax(0,1fr)]">
        <DayBars
          title={m.dashboard_days({ count: formatNumber(14) })}
          days={sales.value?.data.days}
          toTotalsText={weekText}
        >
          <ButtonLink variant="second" size="dense" to={localUrl("/admin/reports")}>
            {m.reports_title()}
          </ButtonLink>
        </DayBars>
        <WaitsLongest answersMessages={user !== undefined && mayWorkIn(user, "customers")} />
      </div>
    </>
  );
}
