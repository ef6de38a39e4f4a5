import type { ToWorker } from "../contract.ts";
import type { CustomerPush } from "../customer-push.ts";
import type { OrderPush } from "../order-push.ts";
import { answerFile, answerPage, answerPrivate, answerPublic, fetchOrPreloaded } from "./answer.ts";
import { type CatalogueReader, cacheCatalogue } from "./catalogue.ts";
import { copyDateOf, markStale } from "./clients.ts";
import { deleteOldBuilds, storeCopy, version } from "./copies.ts";
import { isCustomerPush, openCustomerPush, showCustomerPush } from "./customer-pushes.ts";
import { cacheBuild, cacheRound } from "./install.ts";
import { openNotification, showPush } from "./order-pushes.ts";
import { endSession, endsSession, isPrivate } from "./private-answers.ts";
import { type FetchEvent, type MessageFromPageEvent, scope } from "./scope.ts";
import { sendPendingOrder } from "./send-pending-order.ts";

scope.addEventListener("install", (event) => event.waitUntil(cacheBuild()));

scope.addEventListener("activate", (event) => {
  const preload = scope.registration.navigationPreload?.enable();
  event.waitUntil(Promise.all([preload, deleteOldBuilds()]).then(() => scope.clients.claim()));
});

/** Registers the fetch handler; `reader` answers from the compact catalogue when the server is unreachable. */
export function answerPages(reader: CatalogueReader): void {
  scope.addEventListener("fetch", (event) => {
    const url = new URL(event.request.url);
    if (url.origin !== scope.location.origin) return;
    if (endsSession(event.request, url)) return event.respondWith(endSession(event.request));
    const answer = answerFor(event, url, reader);
    if (answer) event.respondWith(answer);
    // An authorization code works once: without `respondWith` the browser would repeat the preloaded request.
    else if (event.request.mode === "navigate" && event.preloadResponse)
      event.respondWith(fetchOrPreloaded(event));
  });
}

/** Bypasses the back office, identity, and requests that change data; of the back office only the rider's round works offline. */
function answerFor(event: FetchEvent, url: URL, reader: CatalogueReader): Promise<Response> | undefined {
  const { request } = event;
  const path = url.pathname.replace(/^\/bn(?=\/|$)/, "") || "/";
  if (request.method !== "GET") return undefined;
  if (isPrivate(request, url)) return answerPrivate(event);
  if (path.startsWith("/api/")) return isPublic(url) ? answerPublic(event, reader) : undefined;
  if (path.startsWith("/identity/")) return undefined;
  if (/^\/(assets|fonts)\//.test(path)) return answerFile(event, "files");
  if (/^\/(pictures|scenes)\//.test(path)) return answerFile(event, "pictures");
  if (request.mode !== "navigate" || /\.[a-z0-9]+$/i.test(path)) return undefined;
  if (/^\/admin(\/|$)/.test(path) && path !== "/admin/round") return undefined;
  return answerPage(event, url);
}

/** Requests with `ids` need the cart's current prices, so no copy is used. */
const isPublic = ({ pathname, searchParams }: URL) =>
  /^\/api\/(?!(admin|auth|account|phone-proof)(\/|$))/.test(pathname) && !searchParams.has("ids");

scope.addEventListener("message", (event) => {
  const message = event.data as ToWorker;
  if (message.kind === "version") event.ports[0]?.postMessage(version);
  if (message.kind === "take-over") event.waitUntil(scope.skipWaiting());
  if (message.kind === "round") event.waitUntil(cacheRound());
  if (message.kind === "catalogue") event.waitUntil(cacheCatalogue().catch(() => undefined));
  if (message.kind === "opened") event.waitUntil(handleOpened(event, message.keep));
});

scope.addEventListener("sync", (event) => {
  if (event.tag === "order") event.waitUntil(sendPendingOrder());
});

scope.addEventListener("push", (event) => {
  // A push service's own test has no data.
  if (!event.data) return;
  const push = event.data.json() as OrderPush | CustomerPush;
  event.waitUntil("kind" in push ? showCustomerPush(push) : showPush(push));
});
scope.addEventListener("notificationclick", (event) => {
  const { notification } = event;
  event.waitUntil(
    isCustomerPush(notification.data) ? openCustomerPush(notification) : openNotification(notification),
  );
});

async function handleOpened({ source }: MessageFromPageEvent, url: string | undefined): Promise<void> {
  const at = source && copyDateOf(source.id);
  if (source && at) markStale(source.id, at);
  if (!url) return;
  const answer = await fetch(url);
  if (answer.status === 200 && !answer.redirected) await storeCopy("pages", url, answer);
}
