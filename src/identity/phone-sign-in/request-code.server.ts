import type { z } from "zod";
import { bangladeshiMobile } from "#src/language/contact/phone.ts";
import { m } from "#src/language/messages.ts";
import type { ApiContext } from "#src/platform/http/api.server.ts";
import { findKnownDevice } from "../guesses/known-device.server.ts";
import { createCodeReference } from "../phone-codes/phone-codes.server.ts";
import { sendCodeTo } from "../phone-codes/send-code-to.server.ts";
import { findSmsGateway, type PhoneTerms } from "./find-sms-gateway.server.ts";
import type { signInCodeRequest, signInCodeSent } from "./schemas.ts";

/** Reads no account, so that neither the answer nor its timing reveals whether the number has one. */
export async function requestCode(
  { mobile_no }: z.output<typeof signInCodeRequest>,
  context: ApiContext,
  { showsCodes }: PhoneTerms,
): Promise<z.output<typeof signInCodeSent>> {
  const sms = await findSmsGateway(context, showsCodes);
  const mobile = bangladeshiMobile(mobile_no) as string;
  const isKnown =
    (await findKnownDevice(context.shop, mobile, context.requestHeader("cookie"))) !== undefined;
  const owner = { userId: null, mobile, isKnown };
  const { id, code, resend_after, expires_in } = await sendCodeTo(owner, context, {
    sms,
    tooManyText: m.phone_sign_in_too_many,
    notSentText: m.phone_sign_in_not_sent,
  });
  return {
    success: true,
    message: m.phone_code_sent({ number: mobile_no }),
    request: await createCodeReference(context.shop, id),
    resend_after,
    expires_in,
    ...(!sms && { demo_code: code }),
  };
}
