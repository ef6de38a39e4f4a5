import type { z } from "zod";
import { Problem } from "#src/api/problem.ts";
import type { Viewer } from "#src/api/viewer.ts";
import { sendCodeTo } from "#src/identity/phone-codes/send-code-to.server.ts";
import { bangladeshiMobile } from "#src/language/contact/phone.ts";
import { m } from "#src/language/messages.ts";
import type { ApiContext } from "#src/platform/http/api.server.ts";
import { callUsText } from "#src/shell/reach-us.ts";
import type { codeRequest, codeSent } from "./schemas.ts";

/** Refuses what `sendCodeTo` refuses, and with `not_offered` if no proof is needed. */
export async function sendCode(
  { mobile_no }: z.output<typeof codeRequest>,
  context: ApiContext<Viewer>,
): Promise<z.output<typeof codeSent>> {
  const { shop, viewer } = context;
  const details = await shop.details.current();
  const { sms } = await shop.details.sending();
  if (!details.proves_phone || !sms) throw new Problem("not_offered", m.phone_proof_not_offered());
  const owner = { userId: viewer.id, mobile: bangladeshiMobile(mobile_no) as string };
  const { resend_after, expires_in } = await sendCodeTo(owner, context, {
    sms,
    tooManyText: m.phone_proof_too_many,
    notSentText: () => m.phone_proof_not_sent({ call: callUsText(details.phone) }),
  });
  return { success: true, message: m.phone_code_sent({ number: mobile_no }), resend_after, expires_in };
}
