import type { Overview } from "#src/admin/contract.ts";
import { m } from "#src/language/messages.ts";
import { formatNumber } from "#src/language/numbers/numbers.ts";
import { countedDays } from "#src/requests/admin/rules.ts";

/** The dashboard's cards: figures, undefined until counted, with the links to their lists. */
export function toDashboardCards(counts: Overview | undefined) {
  const {
    products,
    orders,
    users,
    custom_orders: customOrders,
    messages,
  } = counts ?? ({} as Partial<Overview>);
  return {
    products: {
      title: m.office_products(),
      to: "/admin/products",
      total: products?.total,
      figures: [
        {
          label: m.dashboard_sold_out(),
          count: products?.sold_out,
          to: "/admin/products?short=1",
          isUrgent: true,
        },
        { label: m.dashboard_few_left(), count: products?.few_left, to: "/admin/products?short=1" },
        {
          label: m.admin_product_incomplete(),
          count: products?.incomplete,
          to: "/admin/products?incomplete=1",
        },
      ],
    },
    orders: {
      title: m.common_orders(),
      to: "/admin/orders",
      total: orders?.total,
      figures: [
        {
          label: m.orders_pending(),
          count: orders?.pending,
          to: "/admin/orders?status=pending",
          isUrgent: true,
        },
        { label: m.orders_processing(), count: orders?.processing, to: "/admin/orders?status=processing" },
        { label: m.dashboard_today(), count: orders?.today, to: "/admin/orders" },
      ],
    },
    users: {
      title: m.office_users(),
      to: "/admin/users",
      total: users?.total,
      figures: [{ label: m.dashboard_new_this_week(), count: users?.new_this_week, to: "/admin/users" }],
    },
    customOrders: {
      title: m.office_custom_orders(),
      to: "/admin/custom-orders",
      total: customOrders?.total,
      figures: [
        {
          label: m.inbox_open(),
          count: customOrders?.open,
          to: "/admin/custom-orders?status=open",
          isUrgent: true,
        },
      ],
    },
    messages: {
      title: m.office_messages(),
      to: "/admin/messages",
      total: messages?.total,
      note: messages ? answersText(messages.answers) : undefined,
      figures: [
        { label: m.inbox_open(), count: messages?.open, to: "/admin/messages?status=open", isUrgent: true },
      ],
    },
  };
}

/** "Answered in time in the last 30 days: 95 % (19 of 20)"; undefined if nothing had to be answered. */
function answersText({ wanted, in_time }: NonNullable<Overview["messages"]>["answers"]): string | undefined {
  if (wanted === 0) return undefined;
  return m.dashboard_answers({
    days: formatNumber(countedDays),
    percent: formatNumber(Math.floor((in_time / wanted) * 100)),
    in_time: formatNumber(in_time),
    wanted: formatNumber(wanted),
  });
}
