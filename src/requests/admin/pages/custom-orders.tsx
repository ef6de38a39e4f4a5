import { useOverview } from "#src/admin/use-overview.ts";
import { maxProductNameLength } from "#src/catalogue/admin/rules.ts";
import { localUrl } from "#src/language/locale.ts";
import { m } from "#src/language/messages.ts";
import { ButtonLink } from "#src/ui/buttons/button.tsx";
import { InboxFrame } from "../components/inbox-frame.tsx";
import type { InboxItem } from "../components/inbox-item.ts";
import { InboxList } from "../components/inbox-list.tsx";
import {
  answerCustomOrder,
  type CustomOrderRow,
  listCustomOrders,
  removeCustomOrder,
  resendCustomOrderAnswer,
  showCustomOrder,
  stepCustomOrder,
} from "../contract.ts";
import { useInbox } from "../use-inbox.ts";

const operations = {
  show: showCustomOrder,
  step: stepCustomOrder,
  answer: answerCustomOrder,
  resend: resendCustomOrderAnswer,
  remove: removeCustomOrder,
};

export default function AdminCustomOrdersPage() {
  const overview = useOverview();
  const { list, ...handlers } = useInbox(listCustomOrders, overview.load);
  return (
    <InboxFrame
      title={m.office_custom_orders()}
      kind="custom-orders"
      counts={overview.value?.data}
      empty={{ title: m.inbox_custom_orders_empty(), text: m.inbox_custom_orders_empty_text() }}
      list={list}
    >
      {(rows) => (
        <InboxList
          label={m.office_custom_orders()}
          kind="custom-order"
          entries={rows.map(toInboxItem)}
          operations={operations}
          {...handlers}
        />
      )}
    </InboxFrame>
  );
}

const toInboxItem = (row: CustomOrderRow): InboxItem => ({
  summary: row,
  name: row.customer_name,
  subject: row.order_details,
  text: row.order_details,
  phone: row.customer_phone,
  email: row.customer_email,
  address: row.delivery_address,
  extraActions: <CustomOrderLinks row={row} />,
});

/** Links to create an order or a product from a custom order, or to its existing order. */
function CustomOrderLinks({ row: { id, order, order_details } }: { row: CustomOrderRow }) {
  const [firstLine = ""] = order_details.trim().split("\n");
  const productParameters = new URLSearchParams({ name: firstLine.slice(0, maxProductNameLength) });
  return (
    <div className="flex flex-wrap gap-2">
      <ButtonLink
        viewTransition={false}
        variant="second"
        size="dense"
        to={localUrl(order ? `/admin/orders?order=${order.id}` : `/admin/custom-orders/${id}`)}
      >
        {order ? m.custom_order_see({ number: order.number }) : m.custom_order_make()}
      </ButtonLink>
      <ButtonLink
        viewTransition={false}
        variant="quiet"
        size="dense"
        to={localUrl(`/admin/products/new?${productParameters}`)}
      >
        {m.custom_order_product()}
      </ButtonLink>
    </div>
  );
}
