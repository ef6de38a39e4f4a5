import { readOrCreateSecret } from "#src/platform/settings/secrets.server.ts";
import type { Shop } from "#src/platform/shop.server.ts";
import { claimAddress, deleteAccount, endSessions, updateProfile } from "./accounts.server.ts";
import { type Hashing, openBetterAuth, ownIssuer } from "./better-auth.server.ts";
import { type DemoAccounts, openDemoProvider } from "./demo-provider.server.ts";
import type { IdentityService } from "./identity-service.server.ts";
import { createPasswords } from "./passwords.server.ts";
import { createOauthConfig } from "./provider.server.ts";
import { servePaths } from "./service-paths.server.ts";
import { verifyIdToken } from "./verify-id-token.server.ts";

/** Opens the built-in identity service. `demo` are accounts that replace a provider if none is configured. */
export async function openAuthService(
  shop: Shop,
  demo?: DemoAccounts,
  hashing?: Hashing,
): Promise<IdentityService> {
  const {
    database,
    settings: { provider },
    log,
  } = shop;
  const secret = await readOrCreateSecret(database, "identity");
  const onEmailVerified = (email: string, name: string) => claimAddress(database, email, name);
  const demoProvider = demo && !provider ? await openDemoProvider(shop, demo, onEmailVerified) : undefined;
  const oauth = provider ? createOauthConfig(provider, onEmailVerified, log.warn) : demoProvider?.oauth;
  const { auth, close } = await openBetterAuth(shop, secret, oauth, hashing);
  return {
    issuer: ownIssuer,
    verifyIdToken: (token) => verifyIdToken(auth, database, token),
    updateProfile,
    endSessions,
    deleteAccount,
    passwords: createPasswords(auth, database),
    offersGoogle: async () => provider !== undefined || ((await demoProvider?.isOpen()) ?? false),
    servePaths: (api) => {
      if (demoProvider) api.hono.get("/identity/demo", demoProvider.showPage);
      servePaths(api, auth.handler);
    },
    close,
  };
}
