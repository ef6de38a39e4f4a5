import { useState } from "react";
import { Failed, ListFrame } from "../../../admin/kit/list-frame.tsx";
import { PageHead } from "../../../admin/kit/page-head.tsx";
import { SearchField } from "../../../admin/kit/search-field.tsx";
import { Tabs } from "../../../admin/kit/tabs.tsx";
import { useAddress } from "../../../admin/kit/use-address.ts";
import { useAdminLoad } from "../../../admin/kit/use-admin-load.ts";
import { useWide } from "../../../admin/kit/use-desktop.ts";
import { useList } from "../../../admin/kit/use-list.ts";
import { m } from "../../../language/messages.ts";
import { number } from "../../../language/numbers.ts";
import { statusNames } from "../../components/order-status.tsx";
import { isWaiting, type OrderStatus, statuses } from "../../order.ts";
import { DayFilter } from "../components/day-filter.tsx";
import { OrderCards } from "../components/order-cards.tsx";
import { OrderDetail } from "../components/order-detail.tsx";
import { OrderLoading } from "../components/order-loading.tsx";
import { OrderPanel } from "../components/order-panel.tsx";
import { OrderSteps } from "../components/order-steps.tsx";
import { OrderTable } from "../components/order-table.tsx";
import { type AdminOrder, listOrders, showOrder } from "../contract.ts";
import { SeveralOrders } from "../several/several-orders.tsx";
import { useChosen } from "../several/use-chosen.ts";
import { useStep } from "../use-step.ts";

export default function AdminOrdersPage() {
  const { read, narrowed, withChanges, go } = useAddress();
  const { overview } = useList();
  const status = statuses.find((one) => one === read("status"));
  const [day, search, page] = [read("day"), read("search"), read("page")];
  const list = useAdminLoad(listOrders, { status, day, search, page }, { watch: true });
  const chosen = useChosen(list.value?.data ?? []);
  const openId = Number(read("order")) || undefined;
  const Rows = useWide("table") ? OrderTable : OrderCards;
  const beside = useWide("beside");
  // A closing drawer still shows its order.
  const [shownId, setShownId] = useState(openId);
  if (openId && openId !== shownId) setShownId(openId);
  const total = list.value?.meta.total;

  const moved = ({ id, status }: Pick<AdminOrder, "id" | "status">) => {
    list.change((old) => ({
      ...old,
      data: old.data.map((row) => (row.id === id ? { ...row, status } : row)),
    }));
    void overview.load();
  };
  const close = () => {
    go(withChanges({ order: undefined }));
    // The order's row may have left the list with the last step.
    (document.getElementById(`order-${openId}`) ?? document.getElementById("content"))?.focus();
  };
  const counts = overview.value?.data.orders ?? undefined;
  const countOf = (one: OrderStatus) =>
    one === "pending" || one === "processing" ? counts && number(counts[one]) : undefined;
  return (
    <>
      <PageHead
        title={m.office_orders()}
        note={total !== undefined && m.admin_order_count({ count: number(total) })}
      >
        <SearchField label={m.admin_order_search()} />
      </PageHead>
      <Tabs
        label={m.admin_order_status()}
        tabs={[
          {
            name: m.admin_order_all(),
            to: narrowed({ status: undefined }),
            chosen: !status,
            count: counts && number(counts.total),
          },
          ...statuses.map((one) => ({
            name: statusNames[one](),
            to: narrowed({ status: one }),
            chosen: one === status,
            count: countOf(one),
          })),
        ]}
      />
      <DayFilter />
      <div className={openId && beside ? "grid grid-cols-[minmax(0,1fr)_20.5rem] items-start gap-4" : ""}>
        <section
          aria-label={m.office_orders()}
          onKeyDown={(event) => event.key === "Escape" && chosen.clear()}
          className="min-w-0"
        >
          <ListFrame
            list={list}
            empty={{ title: m.admin_order_empty(), text: m.admin_order_empty_text() }}
            unfiltered={
              status || day || search
                ? narrowed({ status: undefined, day: undefined, search: undefined })
                : undefined
            }
          >
            {(rows) => (
              <Rows
                rows={rows}
                chosen={chosen}
                openId={openId}
                narrow={openId !== undefined && beside}
                waiting={status !== undefined && isWaiting(status)}
                addressOf={(id) => withChanges({ order: String(id) })}
              />
            )}
          </ListFrame>
          <SeveralOrders
            chosen={chosen}
            onMoved={() => {
              void list.load();
              void overview.load();
            }}
          />
        </section>
        {shownId && (
          <OrderPanel id={shownId} open={openId !== undefined} beside={beside} onClose={close}>
            <OpenOrder key={shownId} id={shownId} onMoved={moved} onOvertaken={() => void list.load()} />
          </OrderPanel>
        )}
      </div>
    </>
  );
}

type OpenOrderProps = { id: number; onMoved: (order: AdminOrder) => void; onOvertaken: () => void };

function OpenOrder({ id, onMoved, onOvertaken }: OpenOrderProps) {
  const { value, problem, load, change } = useAdminLoad(showOrder, { id: String(id) });
  const { step, ...state } = useStep({
    onDone: (order) => {
      change(() => ({ data: order }));
      onMoved(order);
    },
    onOvertaken: () => {
      void load();
      onOvertaken();
    },
  });
  if (!value) return problem ? <Failed text={problem.message} onRetry={load} /> : <OrderLoading />;
  return (
    <OrderDetail order={value.data}>
      <OrderSteps
        order={value.data}
        {...state}
        onStep={(status, why) => void step(value.data, status, why)}
      />
    </OrderDetail>
  );
}
