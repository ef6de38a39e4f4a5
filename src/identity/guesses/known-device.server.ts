import { createHmac, randomBytes, timingSafeEqual } from "node:crypto";
import { parse, serialize } from "hono/utils/cookie";
import { readOrCreateSecret } from "#src/platform/settings/secrets.server.ts";
import type { Shop } from "#src/platform/shop.server.ts";

/** Days from the last sign-in by password or code. */
const knownDeviceDays = 365;

/** The only path that receives the known-device cookie of a number. */
export const numberCookiePath = "/api/auth/phone-code";

/**
 * The cookie of a device on which the owner of an e-mail address or a number (E.164) has signed in. It
 * authorises nothing: the device's guesses, and the codes sent to it, are counted separately from those of strangers.
 */
export async function createKnownDeviceCookie(
  shop: Shop,
  owner: string,
  path = "/identity",
): Promise<string> {
  const device = randomBytes(16).toString("base64url");
  return serialize(cookieName(shop), `${device}.${await signDevice(shop, device, owner)}`, {
    path,
    httpOnly: true,
    sameSite: "Strict",
    secure: isSecure(shop),
    maxAge: knownDeviceDays * 24 * 60 * 60,
  });
}

/** The known device in a request's cookies; undefined if it is unknown to the owner of the e-mail address or number. */
export async function findKnownDevice(
  shop: Shop,
  owner: string,
  cookies: string | undefined,
): Promise<string | undefined> {
  const name = cookieName(shop);
  const [device = "", signature = ""] = (cookies && parse(cookies, name)[name])?.split(".") ?? [];
  if (!device || !signature) return undefined;
  const actualSignature = Buffer.from(signature);
  const expectedSignature = Buffer.from(await signDevice(shop, device, owner));
  return actualSignature.length === expectedSignature.length &&
    timingSafeEqual(actualSignature, expectedSignature)
    ? device
    : undefined;
}

const isSecure = ({ settings }: Shop) => settings.publicUrl?.startsWith("https:") ?? false;

const cookieName = (shop: Shop) => `${isSecure(shop) ? "__Secure-" : ""}tatka.known`;

async function signDevice(shop: Shop, device: string, owner: string): Promise<string> {
  const secret = await readOrCreateSecret(shop.database, "known devices");
  return createHmac("sha256", secret).update(`${device} ${owner}`).digest("base64url");
}
