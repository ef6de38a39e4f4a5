import type { GenericOAuthConfig, GenericOAuthUserInfo } from "better-auth/plugins/generic-oauth";
import { createRemoteJWKSet, type JWTPayload, jwtVerify } from "jose";
import type { ProviderSettings } from "#src/platform/settings/provider-settings.server.ts";
import { toUserName } from "../names/user-name.server.ts";
import { email as emailSchema } from "../schemas.ts";

/** The provider's name in paths, as in /identity/callback/google. */
export const providerId = "google";

const timeoutMs = 30_000;

/**
 * Configures OAuth with fixed URLs, so that nothing is discovered at start. `onEmailVerified` gets a verified e-mail
 * address and name before the account is looked up.
 */
export function createOauthConfig(
  provider: ProviderSettings,
  onEmailVerified: (email: string, name: string) => Promise<void>,
  warn: (message: string, facts: { error: unknown }) => void,
): GenericOAuthConfig {
  const keys = createRemoteJWKSet(new URL(provider.jwksUrl), { timeoutDuration: timeoutMs });
  const expected = {
    issuer: [provider.issuer, provider.issuer.replace(/^https:\/\//, "")],
    audience: provider.clientId,
    requiredClaims: ["sub", "exp"],
  };
  /** The claims of a token signed for us; undefined for any other, which is refused. */
  const verifyToken = async (token = "") => {
    try {
      return (await jwtVerify(token, keys, expected)).payload;
    } catch (error) {
      warn("a sign-in token was not the provider's", { error });
      return undefined;
    }
  };
  return {
    providerId,
    clientId: provider.clientId,
    clientSecret: provider.clientSecret,
    authorizationUrl: provider.authorizationUrl,
    tokenUrl: provider.tokenUrl,
    scopes: ["openid", "email", "profile"],
    pkce: true,
    // On a shared phone the shopper chooses the account; not every provider supports this parameter.
    prompt: provider.isGoogle ? "select_account" : undefined,
    accountSubject: ({ profile }) => String(profile.sub ?? ""),
    async getUserInfo({ idToken, accessToken }) {
      const payload = await verifyToken(idToken);
      if (!payload) return null;
      const identity = payload.email ? payload : await addUserInfo(provider, payload, accessToken);
      const user = toUserInfo(identity);
      if (user.email && user.emailVerified) await onEmailVerified(user.email.toLowerCase(), user.name);
      return user;
    },
  };
}

/** Some providers return the e-mail address only from the userinfo endpoint; it counts if it is for the same user. */
async function addUserInfo(
  { userInfoUrl }: ProviderSettings,
  payload: JWTPayload,
  accessToken: string | undefined,
): Promise<JWTPayload> {
  if (!userInfoUrl || !accessToken) return payload;
  const answer = await fetch(userInfoUrl, {
    headers: { Authorization: `Bearer ${accessToken}` },
    signal: AbortSignal.timeout(timeoutMs),
  });
  const userInfo = answer.ok ? ((await answer.json()) as JWTPayload) : {};
  return userInfo.sub === payload.sub ? { ...payload, ...userInfo } : payload;
}

function toUserInfo({
  sub,
  email,
  email_verified,
  name,
  picture,
}: JWTPayload): GenericOAuthUserInfo & { name: string } {
  const toText = (value: unknown) => (typeof value === "string" && value ? value : undefined);
  const address = emailSchema.safeParse(email).data;
  return {
    sub,
    email: address,
    emailVerified: email_verified === true,
    name: toUserName(name, address ?? ""),
    image: toText(picture),
  };
}
