import { InboxFrame } from "../../../admin/kit/inbox-frame.tsx";
import { here } from "../../../language/locale.ts";
import { m } from "../../../language/messages.ts";
import { ButtonLink } from "../../../ui/buttons/button.tsx";
import type { InboxItem } from "../components/inbox-entry.tsx";
import { InboxList } from "../components/inbox-list.tsx";
import { type CustomOrderRow, listCustomOrders, markCustomOrder } from "../contract.ts";
import { useInbox } from "../use-inbox.ts";

export default function AdminCustomOrdersPage() {
  const { list, mark } = useInbox(listCustomOrders, markCustomOrder);
  return (
    <InboxFrame
      title={m.office_custom_orders()}
      searchLabel={m.inbox_search()}
      empty={{ title: m.inbox_custom_orders_empty(), text: m.inbox_custom_orders_empty_text() }}
      list={list}
    >
      {(rows) => (
        <InboxList
          label={m.office_custom_orders()}
          entries={rows.map(asEntry)}
          onMark={mark}
          replySubject={() => m.inbox_custom_orders_reply()}
        />
      )}
    </InboxFrame>
  );
}

const asEntry = (row: CustomOrderRow): InboxItem => ({
  id: row.id,
  name: row.customer_name,
  subject: row.order_details,
  text: row.order_details,
  at: row.created_at,
  done: row.done,
  phone: row.customer_phone,
  email: row.customer_email,
  address: row.delivery_address,
  foot: <OrderOfIt row={row} />,
});

/** The way to make an order of a custom order, or to the order that it has become. */
function OrderOfIt({ row: { id, order } }: { row: CustomOrderRow }) {
  return (
    <ButtonLink
      viewTransition={false}
      variant="second"
      size="dense"
      to={here(order ? `/admin/orders?order=${order.id}` : `/admin/custom-orders/${id}`)}
    >
      {order ? m.custom_order_see({ number: order.number }) : m.custom_order_make()}
    </ButtonLink>
  );
}
