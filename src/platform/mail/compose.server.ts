import { locale } from "#src/language/locale.ts";
import { asText } from "../http/html/as-text.server.ts";
import type { EmailText, ShopDetails } from "../settings/shop-details.server.ts";
import type { Email } from "./emails.server.ts";
import { colours, mailButton, mailParagraph, renderMailPage } from "./mail-page.server.ts";
import { fillTemplate } from "./template.ts";

/** A part of an e-mail with a layout of its own, such as the lines of an order. */
export type MailBlock = { text: string; html: string };

type EmailParts = {
  to: string;
  /** `{name}` is replaced from `values` and `blocks`, `{link}` by the link. Blank lines end a paragraph. */
  text: EmailText;
  values: Record<string, string>;
  blocks?: Record<string, MailBlock>;
  link: { address: string; label: string };
  shop: ShopDetails;
};

/** Fills in a text in the request's language. Leaves out paragraphs that are then empty. */
export function composeEmail({
  to,
  text: { subject, body },
  values,
  blocks = {},
  link,
  shop,
}: EmailParts): Email {
  const paragraphs = body.split(/\n{2,}/).map((paragraph) => paragraph.trim());
  const blockTexts = Object.fromEntries(Object.entries(blocks).map(([name, { text }]) => [name, text]));
  const toPlainText = (text: string) => fillTemplate(text, { ...values, ...blockTexts, link: link.address });
  const escapedValues = Object.fromEntries(
    Object.entries({ ...values, ...blockTexts }).map(([name, value]) => [
      name,
      withoutLineBreak(asText(value)),
    ]),
  );
  const linkStart = `<a href="${asText(link.address)}" class="leaf" style="color:${colours.leaf}">`;
  const anchor = `${linkStart}${asText(link.label)}</a>`;
  /** A paragraph that is only a block, or only the link, becomes that block, or a button. */
  const toHtml = (paragraph: string) => {
    const soleBlock = blocks[/^\{(\w+)\}$/.exec(paragraph)?.[1] ?? ""];
    if (soleBlock) return soleBlock.html;
    if (paragraph === "{link}") return mailButton(link);
    return mailParagraph(
      fillTemplate(asText(paragraph), { ...escapedValues, link: anchor }).replaceAll("\n", "<br>"),
    );
  };
  const shownParagraphs = paragraphs.filter((paragraph) => toPlainText(paragraph).trim() !== "");
  return {
    to,
    subject: fillTemplate(subject, values),
    text: `${shownParagraphs.map(toPlainText).join("\n\n")}\n`,
    html: renderMailPage(shownParagraphs.map(toHtml).join("\n"), { language: locale(), shop }),
  };
}

/** A short value, such as an amount or a phone number, is not broken at its hyphen. */
const withoutLineBreak = (value: string) =>
  /^[^\s<>]{1,24}$/.test(value) ? `<span style="white-space:nowrap">${value}</span>` : value;
