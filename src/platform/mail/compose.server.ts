import { locale } from "../../language/locale.ts";
import { asText } from "../http/html/as-text.server.ts";
import type { EmailText } from "../settings/shop-details.server.ts";
import type { Email } from "./emails.server.ts";
import { filled } from "./template.ts";

type Parts = {
  to: string;
  /** Names in braces stand for `values`, and `{link}` for the link. Blank lines end a paragraph. */
  text: EmailText;
  values: Record<string, string>;
  link: { address: string; label: string };
};

/** An e-mail out of a text of the shop or of its admin, in the language of the request. */
export function composeEmail({ to, text: { subject, body }, values, link }: Parts): Email {
  const safe = Object.fromEntries(Object.entries(values).map(([name, value]) => [name, asText(value)]));
  const anchor = `<a href="${asText(link.address)}">${asText(link.label)}</a>`;
  const paragraphs = asText(body)
    .split(/\n{2,}/)
    .map((one) => `<p>${filled(one.replaceAll("\n", "<br>"), { ...safe, link: anchor })}</p>`);
  return {
    to,
    subject: filled(subject, values),
    text: `${filled(body, { ...values, link: link.address })}\n`,
    html: `<!doctype html><html lang="${locale()}"><body>${paragraphs.join("")}</body></html>`,
  };
}
