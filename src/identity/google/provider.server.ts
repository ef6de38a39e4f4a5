import type { GenericOAuthConfig, GenericOAuthUserInfo } from "better-auth/plugins/generic-oauth";
import { createRemoteJWKSet, type JWTPayload, jwtVerify } from "jose";
import type { Provider } from "../../platform/settings/provider-settings.server.ts";
import { nameOf } from "../names/known-as.server.ts";
import { email as emailShape } from "../schemas.ts";

/** What the provider is called in addresses: it is asked to send people back to /identity/callback/google. */
export const providerId = "google";

const timeoutMs = 30_000;

/**
 * The OpenID provider as better-auth wants it: every address given, nothing looked up at start. `proven` is told an
 * address that the provider has verified, before an account is looked for or made.
 */
export function oauthOf(
  provider: Provider,
  proven: (email: string) => Promise<void>,
  told: (message: string, facts: { error: unknown }) => void,
): GenericOAuthConfig {
  const keys = createRemoteJWKSet(new URL(provider.jwksUrl), { timeoutDuration: timeoutMs });
  const expected = {
    issuer: [provider.issuer, provider.issuer.replace(/^https:\/\//, "")],
    audience: provider.clientId,
    requiredClaims: ["sub", "exp"],
  };
  /** What a token says, where the provider signed it for us; undefined proves nothing, and is refused. */
  const genuine = async (token = "") => {
    try {
      return (await jwtVerify(token, keys, expected)).payload;
    } catch (error) {
      told("a sign-in token was not the provider's", { error });
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
    // On a shared phone one chooses who one is; not every provider knows how to ask.
    prompt: provider.isGoogle ? "select_account" : undefined,
    accountSubject: ({ profile }) => String(profile.sub ?? ""),
    async getUserInfo({ idToken, accessToken }) {
      const payload = await genuine(idToken);
      if (!payload) return null;
      const identity = payload.email ? payload : await askMore(provider, payload, accessToken);
      const known = read(identity);
      if (known.email && known.emailVerified) await proven(known.email.toLowerCase());
      return known;
    },
  };
}

/** Some providers put the address into a second answer; it counts only if it speaks of the same person. */
async function askMore(
  { userInfoUrl }: Provider,
  payload: JWTPayload,
  accessToken: string | undefined,
): Promise<JWTPayload> {
  if (!userInfoUrl || !accessToken) return payload;
  const answer = await fetch(userInfoUrl, {
    headers: { Authorization: `Bearer ${accessToken}` },
    signal: AbortSignal.timeout(timeoutMs),
  });
  const more = answer.ok ? ((await answer.json()) as JWTPayload) : {};
  return more.sub === payload.sub ? { ...payload, ...more } : payload;
}

function read({ sub, email, email_verified, name, picture }: JWTPayload): GenericOAuthUserInfo {
  const text = (value: unknown) => (typeof value === "string" && value ? value : undefined);
  const address = emailShape.safeParse(email).data;
  return {
    sub,
    email: address,
    emailVerified: email_verified === true,
    name: nameOf(name, address ?? ""),
    image: text(picture),
  };
}
