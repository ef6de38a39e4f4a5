import { useAdminLoad } from "#src/kit/use-admin-load.ts";
import { m } from "#src/language/messages.ts";
import { listOrderNotifications } from "./contract.ts";
import { NotificationEntry } from "./notification-entry.tsx";

export function OrderNotifications({ id }: { id: number }) {
  const { value, problem, load } = useAdminLoad(listOrderNotifications, { id: String(id) }, { watch: true });
  const entries = value?.data.filter(({ channel }) => channel !== "shop");
  return (
    <section aria-labelledby="order-notifications" className="mt-4 border-t border-line pt-3 text-hint">
      <h3 id="order-notifications" className="mb-1 font-bold">
        {m.notifications_of_order()}
      </h3>
      {problem && !value && <p>{problem.message}</p>}
      {entries?.length === 0 && <p className="text-ink-soft">{m.notifications_none()}</p>}
      <ul className="grid gap-2">
        {entries?.map((notification) => (
          <li key={notification.id}>
            <NotificationEntry notification={notification} onResent={() => void load()} />
          </li>
        ))}
      </ul>
    </section>
  );
}
