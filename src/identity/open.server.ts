import type { Viewer } from "../api/viewer.ts";
import type { Api, ApiContext } from "../platform/http/api.server.ts";
import type { Shop } from "../platform/shop.server.ts";
import type { DeleteUserData } from "./account/delete-account.server.ts";
import { findKey } from "./api-keys/find-key.server.ts";
import { makeAdmin } from "./first-admin/make-admin.server.ts";
import { restoreAdmin } from "./first-admin/restore-admin.server.ts";
import { confirmViewer } from "./passwords/confirm-viewer.server.ts";
import type { ClaimForNumber, ShowsCodes } from "./phone-sign-in/find-sms-gateway.server.ts";
import { serveIdentity } from "./routes.server.ts";
import { openAuthService } from "./service/auth-service.server.ts";
import { type DemoAccounts, isDemoReached } from "./service/demo-provider.server.ts";
import type { IdentityService } from "./service/identity-service.server.ts";
import { findViewer } from "./session/sessions.server.ts";

/** `demo` are the accounts that replace a provider if none is configured. */
export type OpenIdentityService = (shop: Shop, demo?: DemoAccounts) => Promise<IdentityService>;

export async function openIdentity(
  shop: Shop,
  openService: OpenIdentityService = openAuthService,
  demo?: DemoAccounts,
) {
  const service = await openService(shop, demo);
  const showsCodes: ShowsCodes = async (network) =>
    demo !== undefined &&
    isDemoReached(shop.settings, network) &&
    (await demo.isInDatabase(shop.database.pool));
  return {
    viewerOf: (request: Request) => findViewer(shop, request),
    findKey: (token: string) => findKey(shop, token),
    /** `deletions` delete features' data of a deleted account; `claims` add theirs to one with a proven number. */
    serve: (api: Api, deletions: readonly DeleteUserData[], claims: readonly ClaimForNumber[]) =>
      serveIdentity(api, service, { deletions: deletions, claims, showsCodes }),
    /** See `confirmViewer`. */
    confirm: (password: string, context: ApiContext<Viewer>) => confirmViewer(password, context, service),
    offersGoogle: async () => (await service.offersGoogle?.()) ?? false,
    /** Whether signing in by mobile number is available: by SMS, or with the codes that the demo shows. */
    offersPhone: async () => (await shop.details.sending()).sms !== undefined || (await showsCodes()),
    /** The password generated for a new admin, to be shown once; undefined if none was generated. */
    makeAdmin: () => makeAdmin(shop, service),
    /** See `restoreAdmin`. */
    restoreAdmin: (options: { email?: string; password?: string }) => restoreAdmin(shop, service, options),
    close: () => service.close(),
  };
}
