import type { Api } from "../platform/http/api.server.ts";
import type { Shop } from "../platform/shop.server.ts";
import type { ForgetUser } from "./account/delete-account.server.ts";
import { makeAdmin } from "./first-admin/make-admin.server.ts";
import { restoreAdmin } from "./first-admin/restore-admin.server.ts";
import { serveIdentity } from "./routes.server.ts";
import { openAuthService } from "./service/auth-service.server.ts";
import type { IdentityService } from "./service/identity-service.server.ts";
import { viewerOf } from "./session/sessions.server.ts";

/** Opens an identity service for a shop. */
export type OpenIdentityService = (shop: Shop) => Promise<IdentityService>;

/** Opens the identity service, the shop's own sessions on top of it, and the admin's account. */
export async function openIdentity(shop: Shop, openService: OpenIdentityService = openAuthService) {
  const service = await openService(shop);
  return {
    viewerOf: (request: Request) => viewerOf(shop, request),
    /** Mounts all operations; `forget` are the features' deletions for a deleted account. */
    serve: (api: Api, forget: readonly ForgetUser[]) => serveIdentity(api, service, forget),
    /** The password generated for a new admin, to be shown once; undefined where none was needed. */
    makeAdmin: () => makeAdmin(shop, service),
    /** See `restoreAdmin`. */
    restoreAdmin: (given: { email?: string; password?: string }) => restoreAdmin(shop, service, given),
    close: () => service.close(),
  };
}
