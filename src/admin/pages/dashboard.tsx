import type { Loaded } from "../../api/client/use-load.ts";
import { isStaff, mayWorkIn, type StaffPart, type Viewer } from "../../api/viewer.ts";
import { useSession } from "../../identity/session/session-store.ts";
import { m } from "../../language/messages.ts";
import { number } from "../../language/numbers/numbers.ts";
import { showSales } from "../../orders/admin/sales/contract.ts";
import { DemoCard } from "../../settings/admin/components/demo-card.tsx";
import { OpeningSteps } from "../../settings/admin/components/opening-steps.tsx";
import { type Opening, showOpening } from "../../settings/admin/contract.ts";
import { DashboardCard } from "../components/dashboard/dashboard-card.tsx";
import { DayBars } from "../components/dashboard/day-bars.tsx";
import { figuresOf } from "../components/dashboard/figures.ts";
import { HomePageNow } from "../components/dashboard/home-page-now.tsx";
import { NotFound, RunsOut, SoldMost } from "../components/dashboard/product-lists.tsx";
import { TodayFigures } from "../components/dashboard/today-figures.tsx";
import { WaitsLongest } from "../components/dashboard/waits-longest.tsx";
import { Failed, ListSkeleton } from "../kit/list/list-frame.tsx";
import { useList } from "../kit/list/use-list.ts";
import { PageHead } from "../kit/page-head.tsx";
import { useAdminLoad } from "../kit/use-admin-load.ts";

export default function DashboardPage() {
  const { overview } = useList();
  const user = useSession()?.user;
  const orders = overview.value?.data.orders;
  return (
    <>
      <PageHead title={m.dashboard_title()} note={orders && todo(orders.pending)} />
      {overview.problem && <Failed text={overview.problem.message} onRetry={overview.load} />}
      {!user || !isStaff(user) ? (
        <ListSkeleton />
      ) : mayWorkIn(user, "admin") ? (
        <DashboardOfAdmin user={user} />
      ) : (
        <Dashboard user={user} />
      )}
    </>
  );
}

const todo = (pending: number) =>
  pending === 0
    ? m.dashboard_calm()
    : pending === 1
      ? m.dashboard_one_waits()
      : m.dashboard_wait({ count: number(pending) });

type DashboardProps = { user: Viewer };

/** What a new shop needs stands above the figures: so they wait until it is known whether it is one, and stay where they are then. */
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

/** What a shop needs that has not sold anything yet; nothing where it has. */
function NewShop({ value, load }: Pick<Loaded<{ data: Opening }>, "value" | "load">) {
  const opening = value?.data;
  if (!opening) return null;
  if (opening.demo_products > 0)
    return <DemoCard products={opening.demo_products} onRemoved={() => void load()} />;
  if (opening.product !== null && opening.order) return null;
  return <OpeningSteps opening={opening} addresses={stepAddresses} />;
}

const stepAddresses = { categories: "/admin/categories", product: "/admin/products/new" };

function Dashboard({ user }: DashboardProps) {
  const may = (part: StaffPart) => mayWorkIn(user, part);
  const { overview } = useList();
  const figures = figuresOf(overview.value?.data);
  return (
    <>
      {may("orders") ? (
        <Sales />
      ) : (
        may("customers") && <TodayFigures showsUsers users={overview.value?.data.users} />
      )}
      <div className="grid gap-3 lg:grid-cols-2">
        {may("catalogue") && <RunsOut />}
        {may("catalogue") && <NotFound />}
        {may("orders") && <SoldMost mayOpen={may("catalogue")} />}
        {may("content") && <HomePageNow />}
      </div>
      <div className="mt-3 grid grid-cols-2 gap-2 max-md:*:last:odd:col-span-2 sm:gap-3 md:grid-cols-3 xl:grid-cols-5">
        {may("catalogue") && <DashboardCard {...figures.products} />}
        {may("orders") && <DashboardCard {...figures.orders} />}
        {may("customers") && <DashboardCard {...figures.users} />}
        {may("orders") && <DashboardCard {...figures.customOrders} />}
        {may("customers") && <DashboardCard {...figures.messages} />}
      </div>
    </>
  );
}

/** What was sold, with the new customers beside it for those who may know them. */
function Sales() {
  const { overview } = useList();
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
        <DayBars days={sales.value?.data.days} />
        <WaitsLongest />
      </div>
    </>
  );
}
