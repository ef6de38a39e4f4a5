import PhoneIncoming from "lucide-react/icons/phone-incoming";
import { useCallback, useEffect, useState } from "react";
import { useOverview } from "#src/admin/use-overview.ts";
import { ListFrame } from "#src/kit/list/list-frame.tsx";
import { SearchField } from "#src/kit/list/search-field.tsx";
import { Tabs } from "#src/kit/list/tabs.tsx";
import { PageHead } from "#src/kit/page-head.tsx";
import { useSelection } from "#src/kit/several/use-selection.ts";
import { useAdminLoad } from "#src/kit/use-admin-load.ts";
import { useListUrl } from "#src/kit/use-list-url.ts";
import { useWide } from "#src/kit/use-wide.ts";
import { localUrl } from "#src/language/locale.ts";
import { m } from "#src/language/messages.ts";
import { formatNumber } from "#src/language/numbers/numbers.ts";
import { isWaiting, statuses } from "#src/orders/order.ts";
import { progressNames, statusNames } from "#src/orders/order-status.tsx";
import { ButtonLink } from "#src/ui/buttons/button.tsx";
import { NewerOrders } from "../components/newer-orders.tsx";
import { OpenOrder } from "../components/open-order.tsx";
import { OrderCards } from "../components/order-cards.tsx";
import { OrderPanel } from "../components/order-panel.tsx";
import { OrderTable } from "../components/order-table.tsx";
import { type AdminOrder, listOrders } from "../contract.ts";
import { ExportOrders } from "../export/export-orders.tsx";
import { AreaFilter } from "../filters/area-filter.tsx";
import { DayFilter } from "../filters/day-filter.tsx";
import { FulfilmentFilter, listedSteps } from "../filters/fulfilment-filter.tsx";
import { SlotDayFilter } from "../filters/slot-day-filter.tsx";
import { SeveralOrders } from "../several/several-orders.tsx";
import { useNewerOrderCount } from "../use-newer-order-count.ts";

const listedStatuses = ["waiting", ...statuses] as const;
type ListedStatus = (typeof listedStatuses)[number];

/** The URL's query without a filter; "all" because waiting orders are the default. */
const noFilter = {
  status: "all",
  fulfilment: undefined,
  day: undefined,
  slot_day: undefined,
  search: undefined,
  place: undefined,
};

const noOrders = () => ({ title: m.office_no_orders_yet(), text: m.admin_order_empty_text() });
const noWaitingOrders = () => ({ title: m.admin_order_none_waits(), text: m.admin_order_none_waits_text() });

/** The orders as a filtered list; the one in the URL is open beside it, or over it on narrow screens. */
export default function AdminOrdersPage() {
  const { read, toFilteredUrl, withChanges, go } = useListUrl();
  const overview = useOverview();
  const fulfilment = listedSteps.find((listedStep) => listedStep === read("fulfilment"));
  // Waiting orders by default; a search covers all orders.
  const isUnnarrowed = !read("status") && !fulfilment && !read("search");
  const status = isUnnarrowed
    ? "waiting"
    : listedStatuses.find((listedStatus) => listedStatus === read("status"));
  const day = read("day");
  const slot_day = read("slot_day");
  const search = read("search");
  const place = read("place");
  const after = read("after");
  const filter = { status, fulfilment, day, slot_day, search, place };
  const list = useAdminLoad(listOrders, { ...filter, after });
  const newerOrders = useNewerOrderCount(list.value?.meta.newest);
  const chosen = useSelection(list.value?.data ?? []);
  const openId = Number(read("order")) || undefined;
  const Rows = useWide("table") ? OrderTable : OrderCards;
  const isBeside = useWide("beside");
  // The last open order stays rendered, so that its panel can slide out.
  const [shownId, setShownId] = useState(openId);
  if (openId && openId !== shownId) setShownId(openId);
  const hasFilter = Object.values({ ...filter, status: isUnnarrowed ? undefined : status }).some(Boolean);
  // An empty list has no rows that could move under the pointer.
  const hasOnlyNewerOrders = list.value?.data.length === 0 && newerOrders.count > 0;
  const reload = useCallback(() => {
    void list.load();
    void overview.load();
  }, [list.load, overview.load]);
  useEffect(() => {
    if (hasOnlyNewerOrders) reload();
  }, [hasOnlyNewerOrders, reload]);

  const updateRow = ({ id, status, fulfilment, revision, total_price, order_items }: AdminOrder) => {
    const pieces = order_items.reduce((sum, { quantity }) => sum + quantity, 0);
    list.changeValue((previousList) => ({
      ...previousList,
      data: previousList.data.map((row) =>
        row.id === id ? { ...row, status, fulfilment, revision, total_price, pieces } : row,
      ),
    }));
    void overview.load();
  };
  // Sorted oldest first, new orders of a long list are on a later page.
  const showNewer = () =>
    status === "waiting" && list.value?.meta.next ? go(toFilteredUrl({ status: "all" })) : reload();
  const closePanel = () => {
    go(withChanges({ order: undefined }));
    // The last step may have removed the order's row from the list.
    (document.getElementById(`order-${openId}`) ?? document.getElementById("content"))?.focus();
  };
  return (
    <>
      <OrdersHead waitingCount={list.value?.meta.waiting} />
      <StatusTabs
        status={status}
        isUndeliveredView={fulfilment === "not_delivered"}
        counts={overview.value?.data.orders ?? undefined}
      />
      <DayFilter filtersBefore={status === "processing" && <FulfilmentFilter />}>
        <SlotDayFilter />
        <AreaFilter />
      </DayFilter>
      <div
        className={`grid items-start gap-4 ${openId && isBeside ? "grid-cols-[minmax(0,1fr)_20.5rem]" : "grid-cols-[minmax(0,1fr)]"}`}
      >
        <section
          aria-label={m.common_orders()}
          onKeyDown={(event) => event.key === "Escape" && chosen.clear()}
          className="min-w-0"
        >
          <ListFrame
            list={list}
            empty={list.value?.meta.newest ? noWaitingOrders() : noOrders()}
            unfiltered={hasFilter ? toFilteredUrl(noFilter) : undefined}
          >
            {(rows) => (
              <Rows
                rows={rows}
                chosen={chosen}
                openId={openId}
                narrow={openId !== undefined && isBeside}
                waiting={status !== undefined && (status === "waiting" || isWaiting(status))}
                urlOf={(id) => withChanges({ order: String(id) })}
              />
            )}
          </ListFrame>
          <NewerOrders
            {...newerOrders}
            count={hasOnlyNewerOrders ? 0 : newerOrders.count}
            sticky={chosen.rows.length === 0}
            onShow={showNewer}
          />
          <SeveralOrders chosen={chosen} onMoved={reload} />
          <ExportOrders {...filter} />
        </section>
        {shownId && (
          <OrderPanel id={shownId} open={openId !== undefined} beside={isBeside} onClose={closePanel}>
            <OpenOrder key={shownId} id={shownId} onMoved={updateRow} onOvertaken={() => void list.load()} />
          </OrderPanel>
        )}
      </div>
    </>
  );
}

const OrdersHead = ({ waitingCount }: { waitingCount: number | undefined }) => (
  <PageHead
    title={m.common_orders()}
    note={waitingCount !== undefined && m.admin_order_waiting_count({ count: formatNumber(waitingCount) })}
  >
    <div className="flex gap-2">
      <SearchField label={m.admin_order_search()} />
      <ButtonLink viewTransition={false} variant="second" size="dense" to={localUrl("/admin/orders/new")}>
        <PhoneIncoming size={18} aria-hidden />
        <span className="max-md:sr-only whitespace-nowrap">{m.phone_order_title()}</span>
      </ButtonLink>
    </div>
  </PageHead>
);

type StatusTabsProps = {
  /** Undefined for all orders, and in the view of undelivered ones. */
  status: ListedStatus | undefined;
  isUndeliveredView: boolean;
  counts: { pending: number; processing: number; not_delivered: number } | undefined;
};

function StatusTabs({ status, isUndeliveredView, counts }: StatusTabsProps) {
  const { toFilteredUrl } = useListUrl();
  const countText = (listedStatus: ListedStatus) => {
    if (!counts) return undefined;
    if (listedStatus === "waiting") return formatNumber(counts.pending + counts.processing);
    return listedStatus === "pending" || listedStatus === "processing"
      ? formatNumber(counts[listedStatus])
      : undefined;
  };
  return (
    <Tabs
      label={m.office_status()}
      tabs={[
        ...listedStatuses.map((listedStatus) => ({
          name: listedStatus === "waiting" ? m.admin_order_waiting() : statusNames[listedStatus](),
          to: toFilteredUrl({ status: listedStatus, fulfilment: undefined }),
          chosen: listedStatus === status,
          count: countText(listedStatus),
        })),
        {
          name: progressNames.not_delivered(),
          to: toFilteredUrl({ status: undefined, fulfilment: "not_delivered" }),
          chosen: isUndeliveredView,
          count: counts && formatNumber(counts.not_delivered),
        },
        {
          name: m.office_all(),
          to: toFilteredUrl({ status: "all", fulfilment: undefined }),
          chosen: !status && !isUndeliveredView,
        },
      ]}
    />
  );
}
