import { composeResetEmail, resetText } from "#src/identity/passwords/reset-email.server.ts";
import { inLanguage } from "#src/language/locale.server.ts";
import { type Locale, locales } from "#src/language/locale.ts";
import { m } from "#src/language/messages.ts";
import { type NotificationEvent, notificationEvents } from "#src/notifications/rules.ts";
import { composeOrderEmail } from "#src/orders/notifications/compose-notifications.server.ts";
import { defaultEmailText, emailPlaceholders } from "#src/orders/notifications/own-texts.ts";
import type { Queries } from "#src/platform/database/database.server.ts";
import type { Email } from "#src/platform/mail/emails.server.ts";
import type { EmailText, ShopDetails } from "#src/platform/settings/shop-details.server.ts";
import type { Shop } from "#src/platform/shop.server.ts";
import type { EmailTextOf } from "../contract.ts";
import { exampleOrder, orderEmailExamples } from "./example-order.server.ts";

type ExampleReader = { name: string; email: string };

type ShopEmail = {
  toDefault: (language: Locale, details: ShopDetails) => EmailText;
  /** Placeholders; those in `needed` are required in the body. */
  names: string[];
  needed: string[];
  /** Examples of the placeholders. */
  values: (language: Locale, shop: Shop) => Promise<Record<string, string>>;
  /** An example e-mail to a user. */
  example: (shop: Shop, to: ExampleReader, text: EmailText) => Promise<Email>;
};

const exampleToken = "example";

const orderEmails = Object.fromEntries(
  notificationEvents.map((event): [`order_${NotificationEvent}`, ShopEmail] => [
    `order_${event}`,
    {
      toDefault: (language, details) => defaultEmailText(event, language, details),
      names: emailPlaceholders(event),
      needed: [],
      values: (language, shop) => inLanguage(language, () => orderEmailExamples(shop, event)),
      example: (shop, { name, email }, text) =>
        composeOrderEmail(shop, { to: email, name, order: exampleOrder(event), text }),
    },
  ]),
) as Record<`order_${NotificationEvent}`, ShopEmail>;

export const shopEmails: Record<EmailTextOf["email"], ShopEmail> = {
  ...orderEmails,
  reset: {
    toDefault: resetText,
    names: ["greeting", "shop", "link"],
    needed: ["link"],
    values: async (language, shop) => ({
      greeting: m.reset_mail_hello(
        { name: m.settings_example_name({}, { locale: language }) },
        { locale: language },
      ),
      shop: (await shop.details.current())[`name_${language}`],
      link: m.reset_mail_button({}, { locale: language }),
    }),
    example: (shop, { name, email }, text) =>
      composeResetEmail(shop, { name, email, emailVerified: true }, exampleToken, text),
  },
};

type StoredText = EmailText & { email: string; language: string; version: number };

/** Each e-mail's text in each language: the stored one, else the default. */
export async function readEmailTexts(queries: Queries, shop: Shop): Promise<EmailTextOf[]> {
  const { rows } = await queries.query<StoredText>(
    "select email, language, subject, body, version from email_texts",
  );
  const details = await shop.details.current();
  const emailKeys = Object.keys(shopEmails) as EmailTextOf["email"][];
  const textKeys = emailKeys.flatMap((email) => locales.map((language) => ({ email, language })));
  return Promise.all(
    textKeys.map(async ({ email, language }) => {
      const { toDefault, values } = shopEmails[email];
      const stored = rows.find((row) => row.email === email && row.language === language);
      const defaultText = toDefault(language, details);
      const effectiveText = stored?.subject && stored.body ? stored : defaultText;
      const { subject, body } = effectiveText;
      const examples = await values(language, shop);
      return {
        email,
        language,
        subject,
        body,
        own: defaultText,
        values: examples,
        version: stored?.version ?? 0,
      };
    }),
  );
}
