import { storedSecret } from "../../platform/settings/secrets.server.ts";
import type { Shop } from "../../platform/shop.server.ts";
import { claimAddress, deleteAccount, endSessions, updateProfile } from "./accounts.server.ts";
import { type Hashing, openBetterAuth, ownIssuer } from "./better-auth.server.ts";
import { verifyIdToken } from "./id-tokens.server.ts";
import type { IdentityService } from "./identity-service.server.ts";
import { passwordsIn } from "./passwords.server.ts";
import { servePaths } from "./service-paths.server.ts";

/**
 * Opens the identity service that comes with the shop: better-auth, in this process and in the shop's database. Without `hashing`
 * passwords are hashed as better-auth does.
 */
export async function openAuthService(shop: Shop, hashing?: Hashing): Promise<IdentityService> {
  const { database } = shop;
  const secret = await storedSecret(database, "identity");
  const claimed = (email: string) => claimAddress(database, email);
  const { auth, close } = await openBetterAuth(shop, secret, claimed, hashing);
  return {
    issuer: ownIssuer,
    verifyIdToken: (token) => verifyIdToken(auth, database, token),
    updateProfile,
    endSessions,
    deleteAccount,
    passwords: passwordsIn(auth, database),
    servePaths: (api) => servePaths(api, auth.handler),
    close,
  };
}
