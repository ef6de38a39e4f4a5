import { createLocalJWKSet, errors, type JSONWebKeySet, type JWTPayload, jwtVerify } from "jose";
import type { Shop } from "../../platform/shop.server.ts";
import { nameOf } from "../names/known-as.server.ts";
import type { IdentityService } from "../service/auth-service.server.ts";
import { ownAudience, ownIssuer } from "./own-names.server.ts";

/** Whom the identity service vouches for. `issuer` and `subject` together name them for ever. */
export type Identity = {
  issuer: string;
  subject: string;
  name: string;
  email: string;
  emailVerified: boolean;
};

/** SPEC 9: a token counts as expired this long before its end. Service and shop tell the time by one clock. */
const expiredSeconds = 30;

/**
 * Checks an ID token: signature against the service's published keys, issuer, audience and expiry, and that the
 * session it was made in has not been ended since. Undefined for a token that proves nothing.
 */
export async function identityIn(
  token: string,
  shop: Shop,
  service: IdentityService,
): Promise<Identity | undefined> {
  try {
    const keys = createLocalJWKSet((await service.auth.api.getJwks()) as JSONWebKeySet);
    const { payload } = await jwtVerify(token, keys, {
      issuer: ownIssuer,
      audience: ownAudience,
      currentDate: new Date(Date.now() + expiredSeconds * 1_000),
      requiredClaims: ["sub", "exp", "email", "sid"],
    });
    return (await isOpen(shop, payload)) ? readIdentity(payload) : undefined;
  } catch (error) {
    if (error instanceof errors.JOSEError) return undefined;
    throw error;
  }
}

async function isOpen(shop: Shop, { sid, sub }: JWTPayload): Promise<boolean> {
  const { rowCount } = await shop.database.pool.query(
    `select from identity.session where id = $1 and "userId" = $2 and "expiresAt" > now()`,
    [sid, sub],
  );
  return rowCount === 1;
}

function readIdentity(payload: JWTPayload): Identity | undefined {
  const { iss, sub, email, name, emailVerified } = payload;
  if (!iss || !sub || typeof email !== "string") return undefined;
  return {
    issuer: iss,
    subject: sub,
    name: nameOf(name, email),
    email: email.toLowerCase(),
    emailVerified: emailVerified === true,
  };
}

/** The same for an e-mail and a password, which the service itself checks. */
export async function identityWith(
  email: string,
  password: string,
  service: IdentityService,
): Promise<Identity | undefined> {
  return fromService(() => service.auth.api.signInEmail({ body: { email, password } }));
}

/** Registers somebody with the service; undefined where it does not accept the address or the password. */
export async function newIdentity(
  name: string,
  email: string,
  password: string,
  service: IdentityService,
): Promise<Identity | undefined> {
  return fromService(() => service.auth.api.signUpEmail({ body: { name, email, password } }));
}

type Account = { user: { id: string; name: string; email: string; emailVerified: boolean } };

async function fromService(act: () => Promise<Account>): Promise<Identity | undefined> {
  try {
    const { user } = await act();
    const { id, name, email, emailVerified } = user;
    return { issuer: ownIssuer, subject: id, name, email, emailVerified };
  } catch (error) {
    // better-auth refuses by throwing an APIError with the HTTP status; its own faults are 5xx.
    const status = (error as { statusCode?: number }).statusCode ?? 500;
    if (status < 500) return undefined;
    throw error;
  }
}
