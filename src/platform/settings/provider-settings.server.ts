import type { z } from "zod";
import { textSetting, urlSetting } from "./kinds.server.ts";

const providerAddress = () => urlSetting(["http", "https"], "https://id.example");

export const providerEnvironment = {
  GOOGLE_CLIENT_ID: textSetting(undefined),
  GOOGLE_CLIENT_SECRET: textSetting(undefined),
  OIDC_ISSUER: providerAddress(),
  OIDC_AUTHORIZATION_URL: providerAddress(),
  OIDC_TOKEN_URL: providerAddress(),
  OIDC_JWKS_URL: providerAddress(),
  OIDC_USERINFO_URL: providerAddress(),
};

type ProviderVariables = z.output<z.ZodObject<typeof providerEnvironment>>;

/** An OpenID provider with all its URLs; nothing is discovered at start. */
export type ProviderSettings = {
  clientId: string;
  clientSecret: string;
  issuer: string;
  authorizationUrl: string;
  tokenUrl: string;
  jwksUrl: string;
  userInfoUrl: string | undefined;
  isGoogle: boolean;
};

const google = {
  issuer: "https://accounts.google.com",
  authorizationUrl: "https://accounts.google.com/o/oauth2/v2/auth",
  tokenUrl: "https://oauth2.googleapis.com/token",
  jwksUrl: "https://www.googleapis.com/oauth2/v3/certs",
  userInfoUrl: "https://openidconnect.googleapis.com/v1/userinfo",
};

/** The configured provider, if any. Calls `fail` if settings are inconsistent. */
export function toProviderSettings(
  variables: ProviderVariables,
  fail: (sentence: string) => never,
): ProviderSettings | undefined {
  const { GOOGLE_CLIENT_ID: clientId, GOOGLE_CLIENT_SECRET: clientSecret } = variables;
  if (!clientId && !clientSecret) return undefined;
  if (!clientId || !clientSecret)
    return fail(
      "GOOGLE_CLIENT_ID and GOOGLE_CLIENT_SECRET: one needs the other. Give both, or leave both out.",
    );
  const client = { clientId, clientSecret };
  if (!variables.OIDC_ISSUER) return { ...client, ...google, isGoogle: true };
  const { OIDC_AUTHORIZATION_URL, OIDC_TOKEN_URL, OIDC_JWKS_URL } = variables;
  if (!OIDC_AUTHORIZATION_URL || !OIDC_TOKEN_URL || !OIDC_JWKS_URL)
    return fail(
      "OIDC_ISSUER: needs OIDC_AUTHORIZATION_URL, OIDC_TOKEN_URL and OIDC_JWKS_URL beside it. Give all four, or leave all out.",
    );
  return {
    ...client,
    issuer: variables.OIDC_ISSUER,
    authorizationUrl: OIDC_AUTHORIZATION_URL,
    tokenUrl: OIDC_TOKEN_URL,
    jwksUrl: OIDC_JWKS_URL,
    userInfoUrl: variables.OIDC_USERINFO_URL,
    isGoogle: false,
  };
}
