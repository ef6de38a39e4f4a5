import { createLocalJWKSet, errors, type JSONWebKeySet, type JWTPayload, jwtVerify } from "jose";
import { now } from "#src/platform/clock.server.ts";
import type { Database } from "#src/platform/database/database.server.ts";
import { toUserName } from "../names/user-name.server.ts";
import { isOpenSession } from "./accounts.server.ts";
import { type BetterAuth, ownAudience, ownIssuer } from "./better-auth.server.ts";
import type { Identity } from "./identity-service.server.ts";

/** SPEC 9: a token counts as expired this long before its end. Both by the clock of the database. */
const expiryMarginSeconds = 30;

/** Verifies an ID token's signature, issuer, audience, expiry and open session; undefined if it is invalid. */
export async function verifyIdToken(
  auth: BetterAuth,
  database: Database,
  token: string,
): Promise<Identity | undefined> {
  try {
    const keys = createLocalJWKSet((await auth.api.getJwks()) as JSONWebKeySet);
    const { payload } = await jwtVerify(token, keys, {
      issuer: ownIssuer,
      audience: ownAudience,
      currentDate: new Date(now() + expiryMarginSeconds * 1_000),
      requiredClaims: ["sub", "exp", "email", "sid"],
    });
    return (await isOpenSession(database, payload["sid"], payload.sub)) ? readIdentity(payload) : undefined;
  } catch (error) {
    if (error instanceof errors.JOSEError) return undefined;
    throw error;
  }
}

function readIdentity({ sub, email, name, emailVerified, auth_time }: JWTPayload): Identity | undefined {
  if (!sub || typeof email !== "string") return undefined;
  return {
    issuer: ownIssuer,
    subject: sub,
    name: toUserName(name, email),
    email: email.toLowerCase(),
    emailVerified: emailVerified === true,
    signedInAt: typeof auth_time === "number" ? new Date(Math.min(auth_time * 1_000, now())) : undefined,
  };
}
