import { createHmac, timingSafeEqual } from "node:crypto";
import type { z } from "zod";
import { Problem } from "#src/api/problem.ts";
import type { Viewer } from "#src/api/viewer.ts";
import { m } from "#src/language/messages.ts";
import type { ApiContext } from "#src/platform/http/api.server.ts";
import { storedSecret } from "#src/platform/settings/secrets.server.ts";
import type { Shop } from "#src/platform/shop.server.ts";
import { subjectOf } from "../passwords/passwords.server.ts";
import type { IdentityService } from "../service/identity-service.server.ts";
import type { emailProof } from "./schemas.ts";

/**
 * What a link in an e-mail to `email` carries to prove that the address belongs to the account `userId`. It opens nothing by itself
 * and needs no end: it counts only in a session of that account.
 */
export async function emailProofFor(
  { database }: Pick<Shop, "database">,
  { userId, email }: { userId: number | string; email: string },
): Promise<string> {
  const secret = await storedSecret(database, "email-proofs");
  return createHmac("sha256", secret).update(`${userId} ${email}`).digest("base64url");
}

/**
 * Notes that the viewer reads the mail of their address, by the proof in a link that was sent there. Refuses with `invalid_fields` the
 * proof of another account or address. Somebody who opens the link of a stranger who registered the address is not signed in to that
 * account, and so proves nothing for the stranger.
 */
export async function proveEmail(
  { proof }: z.output<typeof emailProof>,
  { shop, viewer }: ApiContext<Viewer>,
  service: IdentityService,
) {
  const right = Buffer.from(await emailProofFor(shop, { userId: viewer.id, email: viewer.email }));
  const given = Buffer.from(proof);
  if (given.length !== right.length || !timingSafeEqual(given, right)) {
    const message = m.email_proof_other();
    throw new Problem("invalid_fields", message, { errors: { proof: message } });
  }
  // The service says at each sign-in whether the address is proven.
  await service.passwords?.confirmEmail(await subjectOf(shop, viewer));
  await shop.database.pool.query("update users set email_verified = true where id = $1 and email = $2", [
    viewer.id,
    viewer.email,
  ]);
  return { success: true as const, message: m.email_proof_done({ email: viewer.email }) };
}
