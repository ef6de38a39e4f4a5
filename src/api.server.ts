import { Hono } from "hono";
import { demoAccounts } from "../demo/accounts.server.ts";
import { countDemo, removeDemoRows } from "../demo/remove.server.ts";
import { serveAdmin } from "./admin/routes.server.ts";
import { serveCartLinks } from "./cart/links/routes.server.ts";
import { deleteAlertsOfUser } from "./catalogue/alerts/alert-queue.server.ts";
import { serveCatalogue } from "./catalogue/routes.server.ts";
import { deleteSavedProducts } from "./catalogue/saved/change-saved.server.ts";
import { openSearch } from "./catalogue/search/open-search.server.ts";
import { serveCheckout } from "./checkout/routes.server.ts";
import { currentNotice, serveContent } from "./content/routes.server.ts";
import { serveSitemap } from "./content/sitemap.server.ts";
import * as contracts from "./contracts.ts";
import { findLowestFee } from "./delivery/find-delivery.server.ts";
import { serveDelivery } from "./delivery/routes.server.ts";
import { serveEvents } from "./events/routes.server.ts";
import { deleteWebhooksOf } from "./events/webhooks/change-webhook.server.ts";
import { deliverWebhooks } from "./events/webhooks/deliver-webhooks.server.ts";
import { serveFulfilment } from "./fulfilment/routes.server.ts";
import { type OpenIdentityService, openIdentity } from "./identity/open.server.ts";
import { deletePhones } from "./identity/phone-codes/phone-codes.server.ts";
import { anonymizeJournal } from "./journal/record.server.ts";
import { serveJournal } from "./journal/routes.server.ts";
import { sendNotifications } from "./notifications/send-notifications.server.ts";
import { chargeOffers } from "./offers/charge-offers.server.ts";
import { serveOffers } from "./offers/routes.server.ts";
import { serveAppManifest } from "./offline/app-manifest.server.ts";
import { claimPhoneOrders } from "./orders/mine/claim-phone-orders.server.ts";
import { composeNotifications } from "./orders/notifications/compose-notifications.server.ts";
import { deleteNotifications } from "./orders/notifications/notify-customer.server.ts";
import { orderNumber } from "./orders/order.ts";
import { serveOrders } from "./orders/routes.server.ts";
import { serveUploads } from "./pictures/routes.server.ts";
import { servePlaces } from "./places/routes.server.ts";
import type { Api } from "./platform/http/api.server.ts";
import { serveApiDocs } from "./platform/http/api-docs/serve-api-docs.server.ts";
import type { Env } from "./platform/http/env.server.ts";
import { serveHealth } from "./platform/http/health.server.ts";
import { ReadLimit } from "./platform/http/limits/read-limit.server.ts";
import { deleteEmailsTo } from "./platform/mail/emails.server.ts";
import type { Metrics } from "./platform/metrics/metrics.server.ts";
import type { Shop } from "./platform/shop.server.ts";
import { deleteRequestsOf } from "./requests/delete-settled.server.ts";
import { serveRequests } from "./requests/routes.server.ts";
import { newestReviews } from "./reviews/read-reviews.server.ts";
import { serveReviews } from "./reviews/routes.server.ts";
import { serveSettings } from "./settings/routes.server.ts";
import { serveShell } from "./shell/routes.server.ts";
import type { SystemFacts } from "./system/facts.server.ts";
import { serveMetrics } from "./system/metrics-route.server.ts";
import { serveProbes } from "./system/probes.server.ts";
import { serveSystem } from "./system/routes.server.ts";

type ProcessFacts = Pick<SystemFacts, "cache"> & { metrics: Metrics | undefined };

/** Mounts every operation. Calls `onSearchChanged` when search results may change, with the products' ids if known. */
export async function openApi(
  shop: Shop,
  onSearchChanged: (ids?: readonly number[]) => void,
  { cache, metrics }: ProcessFacts,
  openService?: OpenIdentityService,
) {
  const hono = new Hono<Env>();
  const identity = await openIdentity(shop, openService, demoAccounts);
  const search = openSearch(shop, onSearchChanged);
  const { viewerOf, findKey } = identity;
  const api: Api = { hono, shop, viewerOf, findKey, mounted: [], reads: new ReadLimit() };

  // When an account is deleted, each feature deletes its data; orders and reviews stay.
  const accountDeletions = [
    deleteEmailsTo,
    deleteSavedProducts,
    deleteAlertsOfUser,
    anonymizeJournal,
    deleteNotifications,
    deletePhones,
    deleteRequestsOf,
    deleteWebhooksOf,
  ];
  identity.serve(api, accountDeletions, [claimPhoneOrders]);
  const closeUploads = serveUploads(api);
  const closeCatalogue = serveCatalogue(api, search, newestReviews);
  servePlaces(api);
  serveShell(api, {
    noticeOf: currentNotice,
    lowestFee: findLowestFee,
    offersGoogle: identity.offersGoogle,
    offersPhone: identity.offersPhone,
  });
  serveContent(api);
  serveDelivery(api);
  chargeOffers(shop);
  serveOffers(api, { index: search.index, orderNumber });
  serveCartLinks(api);
  serveOrders(api);
  serveCheckout(api);
  serveFulfilment(api);
  serveReviews(api);
  serveRequests(api);
  serveEvents(api, identity.confirm);
  serveSettings(api, { count: countDemo, remove: removeDemoRows }, identity.confirm);
  serveJournal(api);
  serveAdmin(api);

  sendNotifications(shop, composeNotifications);
  const closeWebhooks = deliverWebhooks(shop);
  serveSitemap(api);
  serveAppManifest(api);
  const health = serveHealth(api, () => {
    const index = search.index.health();
    // Search falls back to PostgreSQL: slower, and without tolerance for spelling.
    return { ...(index.failure && { status: "no new search index" }), search: index };
  });
  const facts: SystemFacts = { cache, index: () => search.index.health() };
  serveProbes(api);
  serveMetrics(api, metrics, { ...facts, probe: health.probe });
  const closeSystem = serveSystem(api, facts);
  serveApiDocs(api, contracts);
  const close = async () => {
    closeSystem();
    closeUploads();
    await closeWebhooks();
    await closeCatalogue();
    await search.close();
    await identity.close();
    await health.close();
  };
  return { ...api, identity, search, close };
}
