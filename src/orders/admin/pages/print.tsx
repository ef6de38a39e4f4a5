import Printer from "lucide-react/icons/printer";
import { EmptyList } from "#src/kit/list/empty-list.tsx";
import { Failed, ListSkeleton } from "#src/kit/list/list-frame.tsx";
import { Tabs } from "#src/kit/list/tabs.tsx";
import { PageHead } from "#src/kit/page-head.tsx";
import { useAdminLoad } from "#src/kit/use-admin-load.ts";
import { useListUrl } from "#src/kit/use-list-url.ts";
import { localUrl } from "#src/language/locale.ts";
import { m } from "#src/language/messages.ts";
import { Button, ButtonLink } from "#src/ui/buttons/button.tsx";
import { printOrders } from "../contract.ts";
import { OrderSheet } from "../print/order-sheet.tsx";
import { PickList } from "../print/pick-list.tsx";

const views = { slips: m.print_slips, pick: m.print_pick, invoices: m.print_invoices };
type PrintView = keyof typeof views;

/** Slips, the pick list or invoices of the orders in the URL, to be printed. */
export default function AdminPrintPage() {
  const { read, withChanges } = useListUrl();
  const orders = read("orders");
  const viewNames = Object.keys(views) as PrintView[];
  const view = viewNames.find((viewName) => viewName === read("what")) ?? "slips";
  return (
    <>
      <div className="print:hidden">
        <PageHead title={m.print_title()}>
          <div className="flex flex-wrap gap-2">
            <ButtonLink viewTransition={false} variant="second" size="dense" to={localUrl("/admin/orders")}>
              {m.print_back()}
            </ButtonLink>
            {orders && (
              <Button size="dense" onClick={() => window.print()}>
                <Printer size={18} aria-hidden />
                {m.print_now()}
              </Button>
            )}
          </div>
        </PageHead>
        <Tabs
          label={m.print_what()}
          tabs={viewNames.map((listed) => ({
            name: views[listed](),
            to: withChanges({ what: listed }),
            chosen: listed === view,
          }))}
        />
      </div>
      {orders ? <Sheets orders={orders} view={view} /> : <NoOrders />}
    </>
  );
}

const NoOrders = () => (
  <EmptyList
    title={m.print_none()}
    text={m.print_none_text()}
    next={{ label: m.common_orders(), to: localUrl("/admin/orders") }}
  />
);

function Sheets({ orders, view }: { orders: string; view: PrintView }) {
  const { value, problem, load } = useAdminLoad(printOrders, { orders });
  if (!value) return problem ? <Failed text={problem.message} onRetry={load} /> : <ListSkeleton />;
  const { data } = value;
  if (data.orders.length === 0) return <NoOrders />;
  if (view === "pick") return <PickList lines={data.pick} />;
  return (
    <div className="grid gap-6 print:block!">
      {data.orders.map((order) => (
        <OrderSheet key={order.id} order={order} kind={view === "slips" ? "slip" : "invoice"} />
      ))}
    </div>
  );
}
