import { inLanguage } from "#src/language/locale.server.ts";
import { type Locale, locales } from "#src/language/locale.ts";
import { type NotificationEvent, notificationEvents } from "#src/notifications/rules.ts";
import { defaultSmsText } from "#src/orders/notifications/own-texts.ts";
import type { Queries } from "#src/platform/database/database.server.ts";
import type { Shop } from "#src/platform/shop.server.ts";
import type { SmsTextOf } from "../contract.ts";
import { smsExamples } from "./example-order.server.ts";

type StoredSms = {
  event: NotificationEvent;
  language: Locale;
  body: string;
  is_sent: boolean;
  version: number;
};

/** Each SMS's text in each language: the stored one, else the default. */
export async function readSmsTexts(queries: Queries, shop: Shop): Promise<SmsTextOf[]> {
  const { rows } = await queries.query<StoredSms>(
    "select event, language, body, is_sent, version from sms_texts",
  );
  const details = await shop.details.current();
  const textKeys = notificationEvents.flatMap((event) => locales.map((language) => ({ event, language })));
  return Promise.all(
    textKeys.map(async ({ event, language }) => {
      const stored = rows.find((row) => row.event === event && row.language === language);
      const defaultText = defaultSmsText(event, language, details);
      return {
        event,
        language,
        own: defaultText,
        body: stored?.body || defaultText,
        is_sent: stored?.is_sent ?? true,
        values: await inLanguage(language, () => smsExamples(shop, event)),
        version: stored?.version ?? 0,
      };
    }),
  );
}
