import { createHmac, timingSafeEqual } from "node:crypto";
import type { z } from "zod";
import { Problem } from "#src/api/problem.ts";
import type { Viewer } from "#src/api/viewer.ts";
import { m } from "#src/language/messages.ts";
import type { ApiContext } from "#src/platform/http/api.server.ts";
import { readOrCreateSecret } from "#src/platform/settings/secrets.server.ts";
import type { Shop } from "#src/platform/shop.server.ts";
import { readSubject } from "../passwords/passwords.server.ts";
import type { IdentityService } from "../service/identity-service.server.ts";
import type { emailProof } from "./schemas.ts";

/**
 * Returns the proof for a mailed link that verifies `email` for account `userId`. It never expires, but works
 * only in a session of that account.
 */
export async function createEmailProof(
  { database }: Pick<Shop, "database">,
  { userId, email }: { userId: number | string; email: string },
): Promise<string> {
  const secret = await readOrCreateSecret(database, "email-proofs");
  return createHmac("sha256", secret).update(`${userId} ${email}`).digest("base64url");
}

/**
 * Verifies the viewer's e-mail address. Refuses another account's proof with `invalid_fields`: a stranger may
 * have registered with this address.
 */
export async function proveEmail(
  { proof }: z.output<typeof emailProof>,
  { shop, viewer }: ApiContext<Viewer>,
  service: IdentityService,
) {
  const { id, email } = viewer;
  const expectedProof = Buffer.from(email ? await createEmailProof(shop, { userId: id, email }) : "");
  const actualProof = Buffer.from(proof);
  const isRightProof =
    actualProof.length === expectedProof.length && timingSafeEqual(actualProof, expectedProof);
  if (!email || !isRightProof) {
    const message = m.email_proof_other();
    throw new Problem("invalid_fields", message, { errors: { proof: message } });
  }
  // The service reports at each sign-in whether the e-mail address is verified.
  await service.passwords?.confirmEmail(await readSubject(shop, viewer));
  await shop.database.pool.query("update users set email_verified = true where id = $1 and email = $2", [
    id,
    email,
  ]);
  return { success: true as const, message: m.email_proof_done({ email }) };
}
