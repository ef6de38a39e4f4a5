import { Hono } from "hono";
import { serveAdmin } from "./admin/routes.server.ts";
import { serveCatalogue } from "./catalogue/routes.server.ts";
import { serveContent } from "./content/routes.server.ts";
import { openIdentity } from "./identity/open.server.ts";
import { serveOrders } from "./orders/routes.server.ts";
import type { Api, Env } from "./platform/api.server.ts";
import { serveApiDocs } from "./platform/api-docs.server.ts";
import { serveHealth } from "./platform/health.server.ts";
import { serveRequests } from "./requests/routes.server.ts";
import { serveReviews } from "./reviews/routes.server.ts";
import type { Shop } from "./platform/shop.server.ts";

/** Every act of the shop, mounted: one line a feature. */
export async function openApi(shop: Shop) {
  const hono = new Hono<Env>();
  const identity = await openIdentity(shop);
  const api: Api = { hono, shop, whoIs: identity.whoIs, mounted: [] };

  identity.serve(api);
  serveCatalogue(api);
  serveContent(api);
  serveOrders(api);
  serveReviews(api);
  serveRequests(api);
  serveAdmin(api);

  serveApiDocs(api);
  serveHealth(api);
  return { hono, mounted: api.mounted, identity, close: identity.close };
}
