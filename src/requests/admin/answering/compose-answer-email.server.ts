import { dayAndTime } from "#src/language/dates/dates.ts";
import { inLanguage } from "#src/language/locale.server.ts";
import { type Locale, locales } from "#src/language/locale.ts";
import { m } from "#src/language/messages.ts";
import { asText } from "#src/platform/http/html/as-text.server.ts";
import type { Email } from "#src/platform/mail/emails.server.ts";
import { colours, mailParagraph, renderMailPage } from "#src/platform/mail/mail-page.server.ts";
import type { Shop } from "#src/platform/shop.server.ts";
import type { LockedRequest } from "../change-request.server.ts";

type AnsweredRequest = Pick<LockedRequest, "name" | "language" | "subject" | "text" | "created_at"> & {
  email: string;
};

/** The e-mail with an answer, in the language of the page that the request was sent from; in both if unknown. */
export async function composeAnswerEmail(
  { details }: Pick<Shop, "details">,
  { name, email, language, subject, text: requestText, created_at }: AnsweredRequest,
  answer: string,
): Promise<Email> {
  const languages = language ? [language] : bengaliFirst;
  /** A text in each of `languages`; only once where it is the same in both. */
  const inEachLanguage = (toText: (language: Locale) => string, separator: string) =>
    [...new Set(languages.map((language) => inLanguage(language, () => toText(language))))].join(separator);
  const shop = await details.current();
  const greeting = inEachLanguage(() => m.answer_mail_hello({ name }), "\n");
  const sender = `${inEachLanguage((language) => shop[`name_${language}`], " · ")}\n${shop.phone}`.trimEnd();
  const quoteIntroduction = inEachLanguage(
    () => m.answer_mail_quote({ date: dayAndTime(created_at.toISOString()) }),
    "\n",
  );
  const toHtml = (text: string) => asText(text).replaceAll("\n", "<br>");
  const paragraphs = [greeting, ...answer.split(/\n{2,}/), sender, quoteIntroduction];
  const htmlParts = [
    ...paragraphs.map((paragraph) => mailParagraph(toHtml(paragraph))),
    renderQuote(toHtml(requestText)),
  ];
  return {
    to: email,
    subject:
      subject === null
        ? inEachLanguage(() => m.answer_mail_custom_order(), " · ")
        : `Re: ${subject.replace(/^(re:\s*)+/i, "")}`,
    text: `${[...paragraphs, requestText.replace(/^/gm, "> ")].join("\n\n")}\n`,
    html: renderMailPage(htmlParts.join("\n"), { language: languages[0] ?? "bn", shop }),
  };
}

const renderQuote = (html: string) =>
  `<blockquote class="soft line" style="margin:12px 0;padding:0 0 0 12px;border-left:3px solid ${colours.line};color:${colours.soft}">${html}</blockquote>`;

const bengaliFirst = locales.toReversed();
