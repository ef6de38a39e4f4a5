import { locale } from "#src/language/locale.ts";
import { asText } from "../http/html/as-text.server.ts";
import type { EmailText, ShopDetails } from "../settings/shop-details.server.ts";
import type { Email } from "./emails.server.ts";
import { colours, mailButton, mailPage, mailParagraph } from "./frame.server.ts";
import { fillTemplate } from "./template.ts";

export type MailBlock = { text: string; html: string };

type Parts = {
  to: string;
  /** `{name}` is replaced from `values` and `blocks`, `{link}` by the link. Blank lines end a paragraph. */
  text: EmailText;
  values: Record<string, string>;
  blocks?: Record<string, MailBlock>;
  link: { address: string; label: string };
  shop: ShopDetails;
};

/** Fills in a text in the request's language. Leaves out paragraphs that are then empty. */
export function composeEmail({ to, text: { subject, body }, values, blocks = {}, link, shop }: Parts): Email {
  const paragraphs = body.split(/\n{2,}/).map((paragraph) => paragraph.trim());
  const texts = Object.fromEntries(Object.entries(blocks).map(([name, { text }]) => [name, text]));
  const plain = (text: string) => fillTemplate(text, { ...values, ...texts, link: link.address });
  const safe = Object.fromEntries(
    Object.entries({ ...values, ...texts }).map(([name, value]) => [name, inOneLine(asText(value))]),
  );
  const anchor = `<a href="${asText(link.address)}" class="leaf" style="color:${colours.leaf}">${asText(link.label)}</a>`;
  const inHtml = (paragraph: string) => {
    const alone = blocks[/^\{(\w+)\}$/.exec(paragraph)?.[1] ?? ""];
    if (alone) return alone.html;
    if (paragraph === "{link}") return mailButton(link);
    return mailParagraph(fillTemplate(asText(paragraph), { ...safe, link: anchor }).replaceAll("\n", "<br>"));
  };
  const said = paragraphs.filter((paragraph) => plain(paragraph).trim() !== "");
  return {
    to,
    subject: fillTemplate(subject, values),
    text: `${said.map(plain).join("\n\n")}\n`,
    html: mailPage(said.map(inHtml).join("\n"), { language: locale(), shop }),
  };
}

/** A number, amount or phone number is not broken at its hyphen. */
const inOneLine = (value: string) =>
  /^[^\s<>]{1,24}$/.test(value) ? `<span style="white-space:nowrap">${value}</span>` : value;
