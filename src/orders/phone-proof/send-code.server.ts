import { randomInt } from "node:crypto";
import type { z } from "zod";
import { Problem } from "#src/api/problem.ts";
import type { Viewer } from "#src/api/viewer.ts";
import { bangladeshiMobile } from "#src/language/contact/phone.ts";
import { locale } from "#src/language/locale.ts";
import { m } from "#src/language/messages.ts";
import { number } from "#src/language/numbers/numbers.ts";
import { openGateway } from "#src/notifications/sms/gateway.server.ts";
import { inTransaction } from "#src/platform/database/transaction.server.ts";
import type { ApiContext } from "#src/platform/http/api.server.ts";
import { CapReached } from "#src/platform/http/limits/limits.server.ts";
import { callUs } from "#src/shell/reach-us.ts";
import { codeCaps, codeHash, countCode, type PhoneOwner, pauseKey } from "./phone-codes.server.ts";
import { codeLength, codeMinutes } from "./rules.ts";
import type { codeRequest, codeSent } from "./schemas.ts";

/**
 * Calls the gateway directly, so that the text is never queued. Refuses with `too_fast`, `not_offered` (no
 * proof needed, or `codeCaps` reached) or `not_ready` (gateway failed).
 */
export async function sendCode(
  { mobile_no }: z.output<typeof codeRequest>,
  context: ApiContext<Viewer>,
): Promise<z.output<typeof codeSent>> {
  const { shop, viewer } = context;
  const details = await shop.details.current();
  const { sms } = await shop.details.sending();
  if (!details.proves_phone || !sms) throw new Problem("not_offered", m.phone_proof_not_offered());
  const owner = { userId: viewer.id, mobile: bangladeshiMobile(mobile_no) as string };
  const code = String(randomInt(10 ** codeLength)).padStart(codeLength, "0");
  const { id, resendAfter } = await writeCode(context, owner, await codeHash(shop, owner, code));
  const text = m.phone_proof_sms({ shop: details[`name_${locale()}`], code });
  try {
    await openGateway(sms).send({ id: `code-${id}`, to: owner.mobile, text });
  } catch (error) {
    shop.log.warn("a code could not be sent", { id, reason: (error as Error).message });
    throw new Problem("not_ready", m.phone_proof_not_sent({ call: callUs(details.phone) }), {
      retryAfterSeconds: resendAfter,
    });
  }
  const message = m.phone_proof_sent({ number: mobile_no });
  return { success: true, message, resend_after: resendAfter, expires_in: codeMinutes * 60 };
}

/** Counts and writes the code before it is sent, so that a crash cannot lose a paid one. */
async function writeCode(
  { shop, network }: ApiContext<Viewer>,
  owner: PhoneOwner,
  hash: string,
): Promise<{ id: number | undefined; resendAfter: number }> {
  const { codes_per_day } = await shop.details.current();
  return inTransaction(shop.database, async (client) => {
    const resendAfter = await countCode(client, owner, codeCaps(owner, network, codes_per_day));
    const { rows } = await client.query<{ id: number }>(
      `insert into phone_codes (user_id, mobile_e164, code_hash, expires_at)
       values ($1, $2, $3, now() + make_interval(mins => $4)) returning id`,
      [owner.userId, owner.mobile, hash, codeMinutes],
    );
    return { id: rows[0]?.id, resendAfter };
  }).catch((error) => {
    throw error instanceof CapReached ? refusalOf(error, owner) : error;
  });
}

function refusalOf({ cap, wait }: CapReached, { mobile }: PhoneOwner): Problem {
  if (cap.key !== pauseKey(mobile)) return new Problem("not_offered", m.phone_proof_too_many());
  return new Problem("too_fast", m.phone_proof_wait({ seconds: number(wait) }), { retryAfterSeconds: wait });
}
