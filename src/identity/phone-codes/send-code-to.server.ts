import { randomInt } from "node:crypto";
import { Problem } from "#src/api/problem.ts";
import { locale } from "#src/language/locale.ts";
import { m } from "#src/language/messages.ts";
import { formatNumber } from "#src/language/numbers/numbers.ts";
import { openGateway } from "#src/notifications/sms/gateway.server.ts";
import { smsLength } from "#src/notifications/sms/sms-length.ts";
import { inTransaction } from "#src/platform/database/transaction.server.ts";
import type { ApiContext } from "#src/platform/http/api.server.ts";
import { CapReached } from "#src/platform/http/limits/limits.server.ts";
import type { SmsSettings } from "#src/platform/settings/sms-settings.server.ts";
import type { Shop } from "#src/platform/shop.server.ts";
import { codeCaps, countCode, hashCode, type PhoneOwner, pauseKey } from "./phone-codes.server.ts";
import { codeLength, codeMinutes } from "./rules.ts";

/** How long the gateway may take, in ms, so that a shopper learns within five seconds that it is down. */
const gatewayTimeoutMs = 4_000;

type SendTerms = {
  /** Undefined in the demo, which shows the code instead. */
  sms: SmsSettings | undefined;
  /** The message where a cap is reached. */
  tooManyText: () => string;
  /** The message where the gateway failed. */
  notSentText: () => string;
};

/** `resend_after` and `expires_in` in seconds. */
export type WrittenCode = { id: number; code: string; resend_after: number; expires_in: number };

/**
 * Creates a code and sends it by SMS. Calls the gateway directly, so that the text is never queued. Refuses
 * with `too_fast`, `not_offered` (`codeCaps` reached) or `not_ready` (gateway failed).
 */
export async function sendCodeTo(
  owner: PhoneOwner,
  context: ApiContext,
  terms: SendTerms,
): Promise<WrittenCode> {
  const { shop } = context;
  const code = String(randomInt(10 ** codeLength)).padStart(codeLength, "0");
  const { id, resendAfter } = await writeCode(context, owner, await hashCode(shop, owner, code), terms);
  try {
    if (terms.sms)
      await openGateway(terms.sms, gatewayTimeoutMs).send({
        id: `code-${id}`,
        to: owner.mobile,
        text: await codeText(shop, code),
      });
  } catch (error) {
    shop.log.warn("a code could not be sent", { id, reason: (error as Error).message });
    throw new Problem("not_ready", terms.notSentText(), { retryAfterSeconds: resendAfter });
  }
  return { id, code, resend_after: resendAfter, expires_in: codeMinutes * 60 };
}

/** The last line, if it fits into one SMS, lets the shop's own pages fill the code in (WebOTP). */
async function codeText(shop: Shop, code: string): Promise<string> {
  const { [`name_${locale()}` as const]: name } = await shop.details.current();
  const fullText = m.phone_code_sms({ shop: name, code });
  const { publicUrl } = shop.settings;
  if (!publicUrl) return fullText;
  const webOtpLine = `\n@${new URL(publicUrl).hostname} #${code}`;
  const fittingText = [fullText, m.phone_code_sms_short({ shop: name, code })].find(
    (text) => smsLength(text + webOtpLine).segments === 1,
  );
  return fittingText ? fittingText + webOtpLine : fullText;
}

/** Counts and writes the code before it is sent, so that a crash cannot lose a paid one. */
async function writeCode(
  { shop, network }: ApiContext,
  owner: PhoneOwner,
  hash: string,
  terms: SendTerms,
): Promise<{ id: number; resendAfter: number }> {
  const { codes_per_day } = await shop.details.current();
  return inTransaction(shop.database, async (client) => {
    const resendAfter = await countCode(client, owner, codeCaps(owner, network, codes_per_day));
    const { rows } = await client.query<{ id: number }>(
      `insert into phone_codes (user_id, mobile_e164, code_hash, expires_at)
       values ($1, $2, $3, now() + make_interval(mins => $4)) returning id`,
      [owner.userId, owner.mobile, hash, codeMinutes],
    );
    return { id: (rows[0] as { id: number }).id, resendAfter };
  }).catch((error) => {
    throw error instanceof CapReached ? toRefusal(error, owner, terms) : error;
  });
}

function toRefusal({ cap, waitSeconds }: CapReached, owner: PhoneOwner, terms: SendTerms): Problem {
  if (cap.key !== pauseKey(owner)) return new Problem("not_offered", terms.tooManyText());
  return new Problem("too_fast", m.phone_code_wait({ seconds: formatNumber(waitSeconds) }), {
    retryAfterSeconds: waitSeconds,
  });
}
