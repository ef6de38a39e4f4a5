import type { PoolClient } from "pg";
import type { Viewer } from "#src/api/viewer.ts";
import { inLanguage } from "#src/language/locale.server.ts";
import { type Locale, locale, localUrl } from "#src/language/locale.ts";
import { m } from "#src/language/messages.ts";
import { formatDigits } from "#src/language/numbers/numbers.ts";
import { openGateway } from "#src/notifications/sms/gateway.server.ts";
import { shopUrl } from "#src/platform/http/urls/client-ip.server.ts";
import { composeEmail } from "#src/platform/mail/compose.server.ts";
import type { Email } from "#src/platform/mail/emails.server.ts";
import type { ShopDetails } from "#src/platform/settings/shop-details.server.ts";
import type { Shop } from "#src/platform/shop.server.ts";

type NumberChange = {
  user: Pick<Viewer, "id" | "email">;
  /** The previous number in E.164; null for a first number. */
  before: string | null;
  /** The new number in E.164. */
  after: string;
  /** The language of a customer without an order. */
  fallbackLanguage: Locale;
};

/** How long the gateway may take, in ms: the shop's answer waits for it. */
const gatewayTimeoutMs = 4_000;

/**
 * Warns a customer that their number was changed, in the language of their newest order. Queues an e-mail to a
 * proven address in the transaction of `client`. Returns a function to call after its commit, which sends an SMS to
 * the number before, and logs it if the gateway refuses.
 */
export async function warnOfNewNumber(
  shop: Shop,
  details: ShopDetails,
  client: PoolClient,
  { user, before, after, fallbackLanguage }: NumberChange,
): Promise<() => Promise<void>> {
  if (before === after) return async () => undefined;
  const { rows } = await client.query<{ email_verified: boolean; language: Locale | null }>(
    `select email_verified, (select language from orders where user_id = u.id order by id desc limit 1) as language
     from users u where id = $1`,
    [user.id],
  );
  const recipient = rows[0]?.email_verified ? user.email : null;
  const { email, smsText } = inLanguage(rows[0]?.language ?? fallbackLanguage, () => ({
    email: recipient && composeNumberEmail(shop, details, { to: recipient, after }),
    smsText: composeNumberSms(details),
  }));
  if (email) await shop.mail.send(email, { transaction: client });
  return async () => {
    if (email) shop.mail.start();
    await sendWarningSms(shop, { userId: user.id, to: before, text: smsText });
  };
}

async function sendWarningSms(
  shop: Shop,
  { userId, to, text }: { userId: number; to: string | null; text: string },
): Promise<void> {
  try {
    const { sms } = await shop.details.sending();
    if (!sms || !to) return;
    await openGateway(sms, gatewayTimeoutMs).send({ id: `number-${userId}-${Date.now()}`, to, text });
  } catch (error) {
    shop.log.warn("a customer could not be warned of a new number by SMS", { error });
  }
}

function composeNumberEmail(
  shop: Shop,
  details: ShopDetails,
  { to, after }: { to: string; after: string },
): Email {
  const { phone } = details;
  return composeEmail({
    to,
    text: {
      subject: m.number_mail_subject({ shop: "{shop}" }),
      body: [
        m.number_mail_text({ shop: "{shop}", ending: "{ending}" }),
        m.number_mail_not_you({ call: "{call}" }),
        "{link}",
      ].join("\n\n"),
    },
    values: {
      shop: details[`name_${locale()}`],
      ending: `…${formatDigits(after.slice(-3))}`,
      call: phone ? m.call_us({ phone }) : m.order_mail_answer(),
    },
    link: { address: `${shopUrl(shop.settings)}${localUrl("/account/profile")}`, label: m.profile_title() },
    shop: details,
  });
}

function composeNumberSms({ phone, ...details }: ShopDetails): string {
  const smsText = m.number_sms({ shop: details[`name_${locale()}`] });
  return phone ? `${smsText} ${m.number_sms_call({ phone })}` : smsText;
}
