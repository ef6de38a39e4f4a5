import { InboxFrame } from "../../../admin/kit/inbox-frame.tsx";
import { m } from "../../../language/messages.ts";
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
});
