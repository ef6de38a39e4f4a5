import { ListFrame } from "#src/kit/list/list-frame.tsx";
import { Tabs } from "#src/kit/list/tabs.tsx";
import { PageHead } from "#src/kit/page-head.tsx";
import { useAdminLoad } from "#src/kit/use-admin-load.ts";
import { useListUrl } from "#src/kit/use-list-url.ts";
import { localUrl } from "#src/language/locale.ts";
import { m } from "#src/language/messages.ts";
import { Link } from "#src/ui/buttons/link.tsx";
import { Note } from "#src/ui/display/note.tsx";
import { listNotifications, type OrderNotification } from "../notifications/contract.ts";
import { NotificationEntry } from "../notifications/notification-entry.tsx";
import { notificationStatusNames } from "../notifications/notification-labels.ts";

const statuses = Object.keys(notificationStatusNames) as OrderNotification["status"][];

/** What customers and the shop were sent about orders, by status; failed notifications first. */
export default function NotificationsPage() {
  const { read, toFilteredUrl } = useListUrl();
  const statusParameter = read("status") ?? "failed";
  const status = statuses.find((listed) => listed === statusParameter);
  const list = useAdminLoad(listNotifications, { status, after: read("after") });
  return (
    <>
      <PageHead title={m.notifications_title()} note={m.notifications_note()} />
      <Tabs
        label={m.notifications_views()}
        tabs={[
          ...statuses.map((listed) => ({
            name: notificationStatusNames[listed](),
            to: toFilteredUrl({ status: listed === "failed" ? undefined : listed }),
            chosen: listed === status,
          })),
          { name: m.office_all(), to: toFilteredUrl({ status: "all" }), chosen: !status },
        ]}
      />
      {status === "unsent" && <Note className="mb-3">{m.notifications_unsent_hint()}</Note>}
      <ListFrame
        list={list}
        empty={{
          title: m.notifications_empty(),
          text: m.notifications_empty_text(),
          next: { label: m.common_orders(), to: localUrl("/admin/orders") },
        }}
      >
        {(rows) => (
          <ul className="divide-y divide-line rounded-card bg-card text-hint shadow-rest">
            {rows.map((notification) => (
              <li key={notification.id} className="px-4 py-3">
                <NotificationEntry
                  notification={notification}
                  order={<OrderLink {...notification.order} />}
                  onResent={() => void list.load()}
                />
              </li>
            ))}
          </ul>
        )}
      </ListFrame>
    </>
  );
}

const OrderLink = ({ id, number }: OrderNotification["order"]) => (
  <Link
    to={localUrl(`/admin/orders?order=${id}`)}
    className="inline-flex min-h-8 items-center text-leaf hover:underline pointer-coarse:min-h-11"
  >
    {number}
  </Link>
);
