import type { CustomerPush } from "../customer-push.ts";
import { scope } from "./scope.ts";

type ShownPush = Pick<CustomerPush, "kind" | "address">;

export const isCustomerPush = (data: unknown): data is ShownPush =>
  (data as ShownPush | null)?.kind === "customer";

/** Always shows something, because browsers revoke the permission of a site that does not. */
export const showCustomerPush = ({
  kind,
  title,
  body,
  tag,
  language,
  address,
}: CustomerPush): Promise<void> => {
  const options = {
    body,
    tag,
    renotify: true,
    lang: language,
    icon: "/app/icon-192.png",
    data: { kind, address } satisfies ShownPush,
  };
  return scope.registration.showNotification(title, options);
};

/** Focuses a page that shows it already, else opens it. */
export async function openCustomerPush(notification: Notification): Promise<void> {
  notification.close();
  const { address } = notification.data as ShownPush;
  const pages = await scope.clients.matchAll({ type: "window", includeUncontrolled: true });
  const page = pages.find(({ url }) => new URL(url).pathname === address);
  await (page ? page.focus() : scope.clients.openWindow(address));
}
