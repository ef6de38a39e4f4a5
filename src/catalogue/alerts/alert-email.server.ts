import { localUrl } from "#src/language/locale.ts";
import { m } from "#src/language/messages.ts";
import { asText } from "#src/platform/http/html/as-text.server.ts";
import { shopUrl } from "#src/platform/http/urls/client-ip.server.ts";
import { composeEmail } from "#src/platform/mail/compose.server.ts";
import type { Email } from "#src/platform/mail/emails.server.ts";
import { colours, mailParagraph } from "#src/platform/mail/mail-page.server.ts";
import type { Shop } from "#src/platform/shop.server.ts";
import type { ReservedAlert } from "./alert-queue.server.ts";
import { createEndToken } from "./end-token.server.ts";

/**
 * The e-mail that a product is back, in the request's language, with a link that ends all alerts of the recipient.
 */
export async function alertEmail(
  shop: Shop,
  alert: ReservedAlert,
  { to, name }: { to: string; name: string },
): Promise<Email> {
  const recipient = alert.user_id === null ? (alert.email ?? "") : String(alert.user_id);
  const base = shopUrl(shop.settings);
  const url = `${base}${localUrl("/stock-alerts")}#end=${await createEndToken(shop.database, recipient)}`;
  const anchor = `<a href="${asText(url)}" style="color:${colours.leaf}">${asText(m.alert_mail_end_link())}</a>`;
  return composeEmail({
    to,
    text: {
      subject: m.alert_back({ name }),
      body: [m.alert_mail_text({ name }), "{link}", "{end}"].join("\n\n"),
    },
    values: {},
    blocks: {
      end: {
        text: `${m.alert_mail_end()} ${m.alert_mail_end_link()}: ${url}`,
        html: mailParagraph(`${asText(m.alert_mail_end())} ${anchor}`),
      },
    },
    link: { address: `${base}${localUrl(`/products/${alert.product_id}`)}`, label: m.alert_mail_open() },
    shop: await shop.details.current(),
  });
}
