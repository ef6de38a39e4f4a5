import { betterAuth } from "better-auth";
import { jwt } from "better-auth/plugins/jwt";
import pg from "pg";
import type { Shop } from "../platform/shop.server.ts";
import { maxPassword, minPassword } from "./shapes.ts";

/** Who signs the embedded service's ID tokens, and for whom; fixed, so that a new address of the shop orphans nobody. */
export const ownIssuer = "tatka:identity";
export const ownAudience = "tatka:shop";

export type IdentityService = ReturnType<typeof openIdentityService>;

/**
 * The identity service that comes with the shop: better-auth, with its tables in the schema `identity`.
 * It says who somebody is; what they may do in the shop is none of its business.
 */
export function openIdentityService(shop: Shop, secret: string) {
  const { settings } = shop;
  const pool = new pg.Pool({ ...shop.connection, max: 4, options: "-c search_path=identity" });
  pool.on("error", (error) => {
    if (!pool.ending) shop.log.warn("identity database connection lost", { error });
  });
  const auth = betterAuth({
    appName: settings.shop.name.en,
    baseURL: settings.publicUrl ?? `http://localhost:${settings.port}`,
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
      minPasswordLength: minPassword,
      maxPasswordLength: maxPassword,
    },
    // The shop counts tries itself, for all processes together; see the limits where it is mounted.
    rateLimit: { enabled: false },
    // Its cookie is for its own addresses only: pages are the same for everyone.
    advanced: {
      cookiePrefix: "tatka",
      defaultCookieAttributes: { path: "/identity" },
      ipAddress: { ipAddressHeaders: ["x-forwarded-for"] },
    },
    telemetry: { enabled: false },
    logger: {
      log: (level, message, ...rest) => shop.log[level === "debug" ? "info" : level](message, { rest }),
      level: "error",
    },
    plugins: [
      jwt({
        jwt: { issuer: ownIssuer, audience: ownAudience, expirationTime: "15m" },
        disableSettingJwtHeader: true,
      }),
    ],
  });
  return { auth, close: () => pool.end() };
}
