import type { LucideIcon } from "lucide-react";
import Mail from "lucide-react/icons/mail";
import Package from "lucide-react/icons/package";
import Pencil from "lucide-react/icons/pencil";
import PhoneCall from "lucide-react/icons/phone-call";
import { listCalls } from "#src/fulfilment/calls/contract.ts";
import { useAdminLoad } from "#src/kit/use-admin-load.ts";
import { minutesSince, waitedText } from "#src/language/dates/waited.ts";
import { m } from "#src/language/messages.ts";
import { type AdminOrderRow, listOrders } from "#src/orders/admin/contract.ts";
import {
  type CustomOrderRow,
  listCustomOrders,
  listMessages,
  type MessageRow,
} from "#src/requests/admin/contract.ts";
import { AnswerBy } from "#src/ui/display/answer-by.tsx";
import { WaitingTime } from "#src/ui/display/waiting-time.tsx";
import { DashboardList, type DashboardRow } from "./dashboard-list.tsx";

type WaitingRow = Omit<DashboardRow, "end"> & {
  /** When it began to wait, in ISO 8601. */
  since: string;
  /** The deadline for an answer, if it is near. */
  answerBy?: string | undefined;
};

/**
 * Lists what has waited longest: orders to be called, packed or delivered, custom orders, and messages if the
 * viewer `answersMessages`. Entries with a near deadline come first.
 */
export function WaitsLongest({ answersMessages }: { answersMessages: boolean }) {
  const pending = useAdminLoad(listOrders, { status: "pending" as const }, { watch: true });
  const processing = useAdminLoad(listOrders, { status: "processing" as const }, { watch: true });
  const calls = useAdminLoad(listCalls, {}, { watch: true });
  const customOrders = useAdminLoad(listCustomOrders, { status: "open" as const }, { watch: true });
  const messages = useAdminLoad(
    listMessages,
    { status: "open" as const },
    { watch: true, loadWhile: answersMessages },
  );
  const loads = [pending, processing, calls, customOrders, ...(answersMessages ? [messages] : [])];
  const idsToCall = new Set(calls.value?.data.map(({ id }) => id));
  const orders = [...(pending.value?.data ?? []), ...(processing.value?.data ?? [])];
  const waitingRows: WaitingRow[] | undefined = loads.every(({ value }) => value)
    ? [
        ...orders.map((order) => toWaitingOrderRow(order, idsToCall.has(order.id))),
        ...(customOrders.value?.data ?? []).map(toWaitingCustomOrderRow),
        ...(messages.value?.data ?? []).map(toWaitingMessageRow),
      ].sort(compareUrgency)
    : undefined;
  const oldestTime = waitingRows?.map(({ since }) => since).sort()[0];
  return (
    <DashboardList
      title={m.dashboard_waits()}
      note={oldestTime && m.dashboard_oldest({ wait: waitedText(minutesSince(oldestTime)) })}
      to="/admin/orders"
      rows={waitingRows?.map(({ since, answerBy, ...row }) => ({
        ...row,
        end: answerBy ? <AnswerBy time={answerBy} /> : <WaitingTime since={since} />,
      }))}
      emptyText={m.dashboard_nothing_waits()}
      problem={loads.find(({ problem }) => problem)?.problem}
      onRetry={() => {
        for (const { load } of loads) void load();
      }}
    />
  );
}

/** Entries with a near deadline first, then the longest waiting; ISO times sort as text. */
const compareUrgency = (one: WaitingRow, other: WaitingRow) =>
  Number(!one.answerBy) - Number(!other.answerBy) || one.since.localeCompare(other.since);

const kindLabels: Record<
  "order" | "call" | "custom_order" | "message",
  { Icon: LucideIcon; name: () => string }
> = {
  order: { Icon: Package, name: m.office_order },
  call: { Icon: PhoneCall, name: m.dashboard_to_call },
  custom_order: { Icon: Pencil, name: m.dashboard_custom_order },
  message: { Icon: Mail, name: m.dashboard_message },
};

function toWaitingOrderRow(order: AdminOrderRow, isToCall: boolean): WaitingRow {
  const { id, status, created_at: since, number, customer, address_details: address } = order;
  const kind = isToCall ? kindLabels.call : kindLabels.order;
  const statusText = status === "processing" ? m.orders_processing() : kind.name();
  return {
    key: `order ${id}`,
    to: isToCall ? `/admin/calls?order=${id}` : `/admin/orders?status=${status}&order=${id}`,
    Icon: kind.Icon,
    name: `${number} · ${customer.name}`,
    note: `${statusText} · ${address}`,
    since,
  };
}

const toWaitingCustomOrderRow = (row: CustomOrderRow): WaitingRow => ({
  key: `custom order ${row.id}`,
  to: "/admin/custom-orders?status=open",
  Icon: kindLabels.custom_order.Icon,
  name: row.order_details,
  note: `${kindLabels.custom_order.name()} · ${row.customer_name}`,
  since: row.created_at,
});

const toWaitingMessageRow = (row: MessageRow): WaitingRow => ({
  key: `message ${row.id}`,
  to: "/admin/messages?status=open",
  Icon: kindLabels.message.Icon,
  name: row.subject || row.message,
  note: `${kindLabels.message.name()} · ${row.name}`,
  since: row.created_at,
  answerBy: (row.urgent && row.answer_by) || undefined,
});
