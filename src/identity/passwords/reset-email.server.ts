import { here, locale } from "../../language/locale.ts";
import { m } from "../../language/messages.ts";
import { shopUrl } from "../../platform/http/addresses/client-address.server.ts";
import { asText } from "../../platform/http/html/as-text.server.ts";
import type { Email } from "../../platform/mail/emails.server.ts";
import type { Shop } from "../../platform/shop.server.ts";

type Addressee = { name: string; email: string; emailVerified: boolean };

/** The e-mail with the link to a new password, in the language of the request. */
export function resetEmail(shop: Shop, to: Addressee, token: string): Email {
  // In the fragment the token reaches no server, log or page cache.
  const link = `${shopUrl(shop.settings)}${here("/reset-password")}#token=${encodeURIComponent(token)}`;
  const name = shop.settings.shop.name[locale()];
  const words = [
    // Anybody can register a stranger's address under any name, so an unproven account's name is not used.
    to.emailVerified ? m.reset_mail_hello({ name: to.name }) : m.reset_mail_hello_unproven(),
    m.reset_mail_text({ shop: name }),
    link,
    m.reset_mail_hour(),
    m.reset_mail_not_you(),
  ];
  const html = words.map((text) => {
    const inner =
      text === link ? `<a href="${asText(link)}">${asText(m.reset_mail_button())}</a>` : asText(text);
    return `<p>${inner}</p>`;
  });
  return {
    to: to.email,
    subject: m.reset_mail_subject({ shop: name }),
    text: `${words.join("\n\n")}\n\n${name}\n`,
    html: `<!doctype html><html lang="${locale()}"><body>${html.join("")}<p>${asText(name)}</p></body></html>`,
  };
}
