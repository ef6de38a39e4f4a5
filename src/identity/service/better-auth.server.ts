import { type BetterAuthOptions, betterAuth } from "better-auth";
import { type GenericOAuthConfig, genericOAuth } from "better-auth/plugins/generic-oauth";
import { jwt } from "better-auth/plugins/jwt";
import { maxPassword, minPassword } from "#src/api/limits.ts";
import { now } from "#src/platform/clock.server.ts";
import { openPool } from "#src/platform/database/connections.server.ts";
import { shopUrl } from "#src/platform/http/urls/client-ip.server.ts";
import type { Shop } from "#src/platform/shop.server.ts";
import { resetEmail } from "../passwords/reset-email.server.ts";
import { noteFault, serviceLog } from "./service-faults.server.ts";

/** Issuer and audience of the ID tokens. Fixed: with the shop's address in it, a new address would cut off every user. */
export const ownIssuer = "tatka:identity";
export const ownAudience = "tatka:shop";

/** How passwords are hashed and compared with a hash. */
export type Hashing = NonNullable<BetterAuthOptions["emailAndPassword"]>["password"];

export type BetterAuth = Awaited<ReturnType<typeof openBetterAuth>>["auth"];

/** How long a link to a new password works. */
const resetSeconds = 60 * 60;

/**
 * How long better-auth's own session lasts. It only makes ID tokens, right after a sign-in; the second hour is for a server whose
 * clock is an hour ahead.
 */
const serviceSessionSeconds = 2 * 60 * 60;

/**
 * better-auth with the shop's settings and its tables in the schema `identity`. `oauth` is the provider that one may also sign in with.
 * `hashing` is better-auth's own unless a test has another.
 */
export async function openBetterAuth(
  shop: Shop,
  secret: string,
  oauth?: GenericOAuthConfig,
  hashing?: Hashing,
) {
  const { settings } = shop;
  const pool = openPool(shop.connection, 4, { options: "-c search_path=identity" });
  const auth = betterAuth({
    appName: settings.shop.name_en ?? "Tatka",
    baseURL: shopUrl(settings),
    basePath: "/identity",
    secret,
    database: pool,
    // Without PUBLIC_URL the shop trusts the address it was called by, so that a phone in the same network can sign in.
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
        resetEmail(shop, user, token).then((email) => shop.mail.send(email, { validSeconds: resetSeconds })),
      revokeSessionsOnPasswordReset: true,
    },
    session: { expiresIn: serviceSessionSeconds, disableSessionRefresh: true },
    databaseHooks: {
      session: {
        create: {
          // By the clock of the database, on which all servers of a shop agree.
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
      // An account from a provider needs an address that the provider has verified (DECISIONS 21).
      validateUserInfo: ({ user, source }) =>
        source.method === "oauth" && source.action !== "sign-in" && !user.emailVerified
          ? { error: "email_not_verified" }
          : undefined,
    },
    // A page of the service itself, so that the page which opened the window can still read it.
    onAPIError: { errorURL: `${shopUrl(settings)}/identity/ended`, onError: (error) => noteFault(error) },
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
    logger: { log: serviceLog(shop.log), level: "error" },
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
            // Its end is counted from here: every server of the shop agrees on that clock.
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

/** Sign-in with Google or another provider. This part of better-auth is loaded only where there is one. */
async function providerPlugins(oauth: GenericOAuthConfig | undefined) {
  if (!oauth) return [];
  const { oauthPopup } = await import("better-auth/plugins");
  return [genericOAuth({ config: [oauth] }), oauthPopup()];
}
