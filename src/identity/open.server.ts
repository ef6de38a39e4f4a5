import type { Api } from "../platform/http/api.server.ts";
import { keptSecret } from "../platform/settings/secrets.server.ts";
import type { Shop } from "../platform/shop.server.ts";
import { makeAdmin } from "./first-admin/make-admin.server.ts";
import { restoreAdmin } from "./first-admin/restore-admin.server.ts";
import { serveIdentity } from "./routes.server.ts";
import { openIdentityService } from "./service/auth-service.server.ts";
import { whoHolds } from "./session/sessions.server.ts";

/** Opens who-is-who: the identity service, the shop's own sessions on top of it, and the admin's account. */
export async function openIdentity(shop: Shop) {
  const service = await openIdentityService(shop, await keptSecret(shop.database, "identity"));
  return {
    viewerOf: (request: Request) => whoHolds(shop, request),
    serve: (api: Api) => serveIdentity(api, service),
    /** The password that was made up for a new admin, to be shown once; undefined when there is nothing to tell. */
    makeAdmin: () => makeAdmin(shop, service),
    /** An admin's account, made or given back: see `restoreAdmin`. */
    restoreAdmin: (given: { email?: string; password?: string }) => restoreAdmin(shop, service, given),
    close: () => service.close(),
  };
}
