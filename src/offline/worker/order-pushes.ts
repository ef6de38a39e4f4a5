import type { OrderPush } from "../order-push.ts";
import { scope } from "./scope.ts";

/** All waiting orders share one notification. */
const tag = "new-orders";
/** The maximum number of lines in it. */
const maxLines = 4;

/** The data of a notification: the orders that it shows. */
type NotifiedOrders = Pick<OrderPush, "orders" | "lines" | "address">;

let lastPush: Promise<unknown> = Promise.resolve();

/** Shows new orders together with those of the previous notification; serialised, so that none is lost. */
export function showPush(push: OrderPush): Promise<unknown> {
  lastPush = lastPush.catch(() => undefined).then(() => showNotification(push));
  return lastPush;
}

async function showNotification(orderPush: OrderPush): Promise<void> {
  const { title, several: titleOfSeveral, language, always, ...push } = orderPush;
  const pages = await findBackOfficePages();
  // A visible page shows new orders itself.
  if (!always && pages.some(isVisible)) return;
  const [shownNotification] = await scope.registration.getNotifications({ tag });
  const shownOrders = shownNotification?.data as NotifiedOrders | undefined;
  // Deduplicates: a server that crashed may send a push twice.
  const orders = [...new Set([...push.orders, ...(shownOrders?.orders ?? [])])];
  const lines = [...new Set([...push.lines, ...(shownOrders?.lines ?? [])])].slice(0, maxLines);
  const hasMore = orders.length > push.orders.length;
  const address = hasMore ? push.address.replace(/\?.*/, "") : push.address;
  const heading = hasMore ? titleOfSeveral.replace("{count}", orders.length.toLocaleString(language)) : title;
  const options = {
    body: lines.join("\n"),
    tag,
    renotify: true,
    lang: language,
    icon: "/app/icon-192.png",
    data: { orders, lines, address } satisfies NotifiedOrders,
  };
  await scope.registration.showNotification(heading, options);
}

/** Focuses an open page of the back office, else opens the notification's URL. */
export async function openNotification(notification: Notification): Promise<void> {
  notification.close();
  const pages = await findBackOfficePages();
  const page = pages.find(isVisible) ?? pages[0];
  await (page ? page.focus() : scope.clients.openWindow((notification.data as NotifiedOrders).address));
}

async function findBackOfficePages() {
  const pages = await scope.clients.matchAll({ type: "window", includeUncontrolled: true });
  return pages.filter(({ url }) => /^(\/bn)?\/admin(\/|$)/.test(new URL(url).pathname));
}

const isVisible = ({ visibilityState }: { visibilityState: DocumentVisibilityState }) =>
  visibilityState === "visible";
