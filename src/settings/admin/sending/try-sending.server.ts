import { randomUUID } from "node:crypto";
import { z } from "zod";
import { Problem } from "#src/api/problem.ts";
import type { Viewer } from "#src/api/viewer.ts";
import { bangladeshiMobile } from "#src/language/contact/phone.ts";
import { locale } from "#src/language/locale.ts";
import { m } from "#src/language/messages.ts";
import { openGateway } from "#src/notifications/sms/gateway.server.ts";
import type { ApiContext } from "#src/platform/http/api.server.ts";
import { shopUrl } from "#src/platform/http/urls/client-ip.server.ts";
import { composeEmail } from "#src/platform/mail/compose.server.ts";
import type { Shop } from "#src/platform/shop.server.ts";
import type { sendingTried, sendingTry } from "./schemas.ts";

/** Sends a test message. A refusal of the SMS gateway or the mail server is an answer, too: `taken` is false. */
export async function trySending(
  { channel, to }: z.output<typeof sendingTry>,
  { shop }: ApiContext<Viewer>,
): Promise<z.output<typeof sendingTried>> {
  try {
    return { success: true, taken: true, message: await sendByChannel[channel](shop, to) };
  } catch (error) {
    if (error instanceof Problem) throw error;
    const { message: answer } = error as Error;
    return { success: true, taken: false, message: m.sending_test_refused({ answer }) };
  }
}

/** Sends a test and returns the answer. Throws a `Problem` if it cannot be sent, else the other side's refusal. */
const sendByChannel = {
  async sms(shop: Shop, typed: string) {
    const to = bangladeshiMobile(typed);
    if (!to) throw addressProblem(m.sending_test_mobile_invalid());
    const { sms } = await shop.details.sending();
    if (!sms) throw new Problem("not_offered", m.sending_no_gateway());
    const text = m.sending_test_text({ shop: await readShopName(shop) });
    const answer = await openGateway(sms).send({ id: `test-${randomUUID()}`, to, text });
    return m.sending_test_sms_taken({ to: typed, answer });
  },
  async email(shop: Shop, to: string) {
    if (!z.email().safeParse(to).success) throw addressProblem(m.settings_email_invalid());
    const name = await readShopName(shop);
    const email = composeEmail({
      to,
      text: { subject: m.sending_test_subject({ shop: name }), body: m.sending_test_text({ shop: name }) },
      values: {},
      link: { address: shopUrl(shop.settings), label: name },
      shop: await shop.details.current(),
    });
    const outcome = await shop.mail.sendNow(email, `test-${randomUUID()}`, { newConnection: true });
    if (outcome === "no_server") throw new Problem("not_offered", m.sending_no_mail_server());
    if (outcome === "no_sender") throw new Problem("not_offered", m.sending_no_sender());
    return m.sending_test_email_taken({ to });
  },
};

const readShopName = async ({ details }: Shop) => (await details.current())[`name_${locale()}`];

const addressProblem = (message: string) =>
  new Problem("invalid_fields", message, { errors: { to: message } });
