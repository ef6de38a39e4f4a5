import { randomInt } from "node:crypto";
import type { z } from "zod";
import { Problem } from "../../api/problem.ts";
import type { Viewer } from "../../api/viewer.ts";
import { bangladeshiMobile } from "../../language/contact/phone.ts";
import { locale } from "../../language/locale.ts";
import { m } from "../../language/messages.ts";
import { number } from "../../language/numbers/numbers.ts";
import { openGateway } from "../../notifications/sms/gateway.server.ts";
import { inTransaction } from "../../platform/database/transaction.server.ts";
import type { ApiContext } from "../../platform/http/api.server.ts";
import { codeHash, type PhoneOwner, type SentCodes, sentCodes } from "./phone-codes.server.ts";
import { codeLength, codeMinutes, maxFromAddress, maxToNumber, resendAfter } from "./rules.ts";
import type { codeRequest, codeSent } from "./schemas.ts";

/**
 * Sends a code to the viewer's number, by the gateway at once: its text stands in no queue. Refuses with `too_fast` where the number,
 * the network's address, or the shop in all has had too many, and with `not_ready` where the gateway does not take it.
 */
export async function sendCode(
  { mobile_no }: z.output<typeof codeRequest>,
  context: ApiContext<Viewer>,
): Promise<z.output<typeof codeSent>> {
  const { shop, viewer } = context;
  const details = await shop.details.current();
  const { sms } = shop.settings;
  if (!details.proves_phone || !sms) throw new Problem("not_offered", m.phone_proof_not_offered());
  const owner = { userId: Number(viewer.id), mobile: bangladeshiMobile(mobile_no) as string };
  const code = String(randomInt(10 ** codeLength)).padStart(codeLength, "0");
  const { id, sent } = await writeCode(context, owner, await codeHash(shop, owner, code));
  const text = m.phone_proof_sms({ shop: details[`name_${locale()}`], code });
  try {
    await openGateway(sms).send({ id: `code-${id}`, to: owner.mobile, text });
  } catch (error) {
    shop.log.warn("a code could not be sent", { id, reason: (error as Error).message });
    throw new Problem("not_ready", m.phone_proof_not_sent({ phone: details.phone }), {
      retryAfterSeconds: resendAfter(sent, 0),
    });
  }
  const message = m.phone_proof_sent({ number: mobile_no });
  return { success: true, message, resend_after: resendAfter(sent, 0), expires_in: codeMinutes * 60 };
}

/** Writes the code before it is sent, so that no crash loses a paid one; one at a time, so that no limit is passed. */
const writeCode = ({ shop, address }: ApiContext<Viewer>, { userId, mobile }: PhoneOwner, hash: string) =>
  inTransaction(shop.database, async (client) => {
    await client.query("select pg_advisory_xact_lock(hashtext('phone_codes'))");
    const { codes_per_day: most, phone } = await shop.details.current();
    const before = await sentCodes(client, mobile, address);
    refuseTooMany(before, { most, phone });
    const { rows } = await client.query<{ id: number }>(
      `insert into phone_codes (user_id, mobile_e164, code_hash, address, expires_at)
       values ($1, $2, $3, $4, now() + make_interval(mins => $5)) returning id`,
      [userId, mobile, hash, address, codeMinutes],
    );
    return { id: rows[0]?.id, sent: before.to_number + 1 };
  });

function refuseTooMany(
  { to_number, from_address, in_all, since }: SentCodes,
  { most, phone }: { most: number; phone: string },
): void {
  if (to_number >= maxToNumber || from_address >= maxFromAddress || in_all >= most)
    throw new Problem("too_fast", m.phone_proof_too_many({ phone }), { retryAfterSeconds: 3_600 });
  const wait = resendAfter(to_number, since);
  if (wait > 0)
    throw new Problem("too_fast", m.phone_proof_wait({ seconds: number(wait) }), { retryAfterSeconds: wait });
}
