import { type Locale, locale, localUrl } from "#src/language/locale.ts";
import { m } from "#src/language/messages.ts";
import { shopUrl } from "#src/platform/http/urls/client-ip.server.ts";
import { composeEmail } from "#src/platform/mail/compose.server.ts";
import type { Email } from "#src/platform/mail/emails.server.ts";
import type { EmailText } from "#src/platform/settings/shop-details.server.ts";
import type { Shop } from "#src/platform/shop.server.ts";

type Addressee = { name: string; email: string; emailVerified: boolean };

export function resetText(language: Locale): EmailText {
  const localeOptions = { locale: language };
  const body = [
    "{greeting}",
    m.reset_mail_text({ shop: "{shop}" }, localeOptions),
    "{link}",
    m.reset_mail_hour({}, localeOptions),
    m.reset_mail_not_you({}, localeOptions),
    "{shop}",
  ];
  return { subject: m.reset_mail_subject({ shop: "{shop}" }, localeOptions), body: body.join("\n\n") };
}

/** The e-mail with the reset link, in the language of the request; `text` replaces the current template. */
export async function composeResetEmail(
  { details, settings }: Pick<Shop, "details" | "settings">,
  recipient: Addressee,
  token: string,
  text?: EmailText,
): Promise<Email> {
  const url = `${shopUrl(settings)}${localUrl("/reset-password")}#token=${encodeURIComponent(token)}`;
  const shop = await details.current();
  // A stranger may have registered the address, so the name of an unverified account is not used.
  const greeting = recipient.emailVerified
    ? m.reset_mail_hello({ name: recipient.name })
    : m.reset_mail_hello_unproven();
  return composeEmail({
    to: recipient.email,
    text: text ?? (await details.emailText("reset", locale())) ?? resetText(locale()),
    values: { greeting, shop: shop[`name_${locale()}`] },
    link: { address: url, label: m.reset_mail_button() },
    shop,
  });
}
