import { hostname } from "node:os";
import { inLanguage } from "../language/locale.server.ts";
import { m } from "../language/messages.ts";
import { shopUrl } from "../platform/http/urls/client-ip.server.ts";
import { composeEmail } from "../platform/mail/compose.server.ts";
import type { Shop } from "../platform/shop.server.ts";
import { failureText } from "./failure-text.ts";

/** Sends an e-mail to the shop about a failed backup, in both languages. */
export async function mailFailure(shop: Shop, failure: string): Promise<void> {
  const details = await shop.details.current();
  if (details.email === "")
    return shop.log.warn("cannot send an e-mail about the failed backup: the shop has no e-mail address");
  const bodies = (["bn", "en"] as const).map((language) =>
    inLanguage(language, () => m.backup_mail_text({ host: hostname(), reason: failureText(failure) })),
  );
  const englishSubject = m.backup_mail_subject({ shop: details.name_en }, { locale: "en" });
  const bengaliSubject = m.backup_mail_subject({ shop: details.name_bn }, { locale: "bn" });
  const email = inLanguage("en", () =>
    composeEmail({
      to: details.email,
      text: { subject: `${englishSubject} · ${bengaliSubject}`, body: `${bodies.join("\n\n")}\n\n{link}` },
      values: {},
      link: { address: `${shopUrl(shop.settings)}/admin/system`, label: m.backup_mail_open() },
      shop: details,
    }),
  );
  await shop.mail.send(email);
}
