import { type BetterAuthOptions, betterAuth } from "better-auth";
import { type GenericOAuthConfig, genericOAuth } from "better-auth/plugins/generic-oauth";
import { jwt } from "better-auth/plugins/jwt";
import { maxPassword, minPassword } from "#src/api/limits.ts";
import { now } from "#src/platform/clock.server.ts";
import { openPool } from "#src/platform/database/connections.server.ts";
import { shopUrl } from "#src/platform/http/urls/client-ip.server.ts";
import type { Shop } from "#src/platform/shop.server.ts";
import { composeResetEmail } from "../passwords/reset-email.server.ts";
import { createServiceLog, recordFault } from "./service-faults.server.ts";

/** Issuer and audience of the ID tokens. Fixed, because a new URL of the shop must not lock users out. */
export const ownIssuer = "tatka:identity";
export const ownAudience = "tatka:shop";

/** Connections to the database that this service may open. */
const maxConnections = 4;

/** How passwords are hashed and checked; undefined for the hashing of better-auth. */
export type Hashing = NonNullable<BetterAuthOptions["emailAndPassword"]>["password"];

export type BetterAuth = Awaited<ReturnType<typeof openBetterAuth>>["auth"];

/** How long the link to set a new password works. */
const resetSeconds = 60 * 60;

/** Its session is only needed right after a sign-in; the second hour allows for clock differences. */
const serviceSessionSeconds = 2 * 60 * 60;

/** better-auth with tables in the schema `identity`. `oauth`: the sign-in provider. `hashing` is only for tests. */
export async function openBetterAuth(
  shop: Shop,
  secret: string,
  oauth?: GenericOAuthConfig,
  hashing?: Hashing,
) {
  const { settings } = shop;
  const pool = openPool(shop.connection, maxConnections, { options: "-c search_path=identity" });
  const auth = betterAuth({
    appName: settings.shop.name_en ?? "Tatka",
    baseURL: shopUrl(settings),
    basePath: "/identity",
    secret,
    database: pool,
    // Without PUBLIC_URL the shop trusts the host of the request, so that a phone in the same network can sign in.
    trustedOrigins: (request) => {
      const origin = request && new URL(request.url).origin;
      return settings.publicUrl || !origin ? [] : [origin];
    },
    emailAndPassword: {
      enabled: true,
      password: hashing,
      minPasswordLength: minPassword,
      maxPasswordLength: maxPassword,
      resetPasswordTokenExpiresIn: resetSeconds,
      sendResetPassword: ({ user, token }) =>
        composeResetEmail(shop, user, token).then((email) =>
          shop.mail.send(email, { validSeconds: resetSeconds }),
        ),
      revokeSessionsOnPasswordReset: true,
    },
    session: { expiresIn: serviceSessionSeconds, disableSessionRefresh: true },
    databaseHooks: {
      session: {
        create: {
          // Uses the database's clock, which all servers share.
          before: async (session) => ({
            data: {
              ...session,
              createdAt: new Date(now()),
              expiresAt: new Date(now() + serviceSessionSeconds * 1_000),
            },
          }),
        },
      },
    },
    // Stored hashed, so that a reader of the database cannot set a password.
    verification: { storeIdentifier: { default: "plain", overrides: { "reset-password:": "hashed" } } },
    user: {
      // A provider must have verified the e-mail address (DECISIONS 21).
      validateUserInfo: ({ user, source }) =>
        source.method === "oauth" && source.action !== "sign-in" && !user.emailVerified
          ? { error: "email_not_verified" }
          : undefined,
    },
    // A page of this origin, so that the page which opened the window can still read it.
    onAPIError: { errorURL: `${shopUrl(settings)}/identity/ended`, onError: (error) => recordFault(error) },
    // The shop has its own operations for these, with limits.
    disabledPaths: ["/request-password-reset", "/reset-password", "/change-password", "/update-user"],
    // The shop counts attempts itself, for all processes together; see service-paths.
    rateLimit: { enabled: false },
    // The cookie is for /identity only: pages are the same for everyone.
    advanced: {
      cookiePrefix: "tatka",
      defaultCookieAttributes: { path: "/identity" },
      ipAddress: { ipAddressHeaders: ["x-forwarded-for"] },
    },
    telemetry: { enabled: false },
    logger: { log: createServiceLog(shop.log), level: "error" },
    plugins: [
      jwt({
        jwt: {
          issuer: ownIssuer,
          audience: ownAudience,
          expirationTime: "15m",
          definePayload: ({ user, session }) => ({
            name: user.name,
            email: user.email,
            emailVerified: user.emailVerified,
            sid: session.id,
            auth_time: Math.floor(session.createdAt.getTime() / 1_000),
            // Uses the database's clock, which all servers share.
            iat: Math.floor(now() / 1_000),
          }),
        },
        disableSettingJwtHeader: true,
      }),
      ...(await providerPlugins(oauth)),
    ],
  });
  return { auth, close: () => pool.end() };
}

/** This part of better-auth is loaded only with a provider. */
async function providerPlugins(oauth: GenericOAuthConfig | undefined) {
  if (!oauth) return [];
  const { oauthPopup } = await import("better-auth/plugins");
  return [genericOAuth({ config: [oauth] }), oauthPopup()];
}
