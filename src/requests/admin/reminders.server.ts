import { dayAndTime } from "#src/language/dates/dates.ts";
import { inLanguage } from "#src/language/locale.server.ts";
import type { Locale } from "#src/language/locale.ts";
import { m } from "#src/language/messages.ts";
import { number } from "#src/language/numbers/numbers.ts";
import { inTransaction } from "#src/platform/database/transaction.server.ts";
import { shopUrl } from "#src/platform/http/urls/client-ip.server.ts";
import { composeEmail } from "#src/platform/mail/compose.server.ts";
import type { ShopDetails } from "#src/platform/settings/shop-details.server.ts";
import type { Shop } from "#src/platform/shop.server.ts";
import { reminderHours } from "./rules.ts";

const everyMs = 5 * 60_000;

type DueMessage = { id: number; subject: string; answer_by: Date };

/** Sends the shop one e-mail about messages that are still unanswered shortly before their deadline; each message is in one only. */
export async function remindOfMessages(shop: Shop): Promise<void> {
  const details = await shop.details.current();
  await inTransaction(shop.database, async (client) => {
    const { rows } = await client.query<DueMessage>(
      `with due as (
         update answer_deadlines d set reminded_at = now() from contact_messages e
         where e.id = d.message_id and e.status in ('new', 'in_hand') and d.answered_at is null and d.reminded_at is null
           and d.answer_by < now() + make_interval(hours => $1)
         returning e.id, e.subject, d.answer_by
       )
       select * from due order by answer_by, id`,
      [reminderHours],
    );
    if (rows.length === 0) return;
    if (details.email === "")
      return shop.log.warn("messages need an answer soon, but the shop has no e-mail address", {
        messages: rows.length,
      });
    await shop.mail.send(reminder(shop, details, rows), { on: client });
  });
  shop.mail.start();
}

function reminder(shop: Shop, details: ShopDetails, messages: DueMessage[]) {
  const about = (language: Locale) =>
    inLanguage(language, () => ({
      subject: m.reminder_subject({
        shop: details[`name_${language}`],
        count: number(messages.length),
        hours: number(reminderHours),
      }),
      body: m.reminder_text(),
      list: messages
        .map(({ id, subject, answer_by: by }) =>
          m.reminder_line({ number: number(id), subject, time: dayAndTime(by.toISOString()) }),
        )
        .join("\n"),
    }));
  const bn = about("bn");
  const en = about("en");
  return inLanguage("en", () =>
    composeEmail({
      to: details.email,
      text: {
        subject: `${en.subject} · ${bn.subject}`,
        body: `${bn.body}\n\n{list_bn}\n\n${en.body}\n\n{list_en}\n\n{link}`,
      },
      values: { list_bn: bn.list, list_en: en.list },
      link: { address: `${shopUrl(shop.settings)}/admin/messages?status=open`, label: m.reminder_open() },
      shop: details,
    }),
  );
}

/** Looks for such messages every few minutes. Returns a function that stops it. */
export function startReminders(shop: Shop): () => void {
  const timer = setInterval(() => {
    remindOfMessages(shop).catch((error) => shop.log.warn("could not remind of messages", { error }));
  }, everyMs).unref();
  return () => clearInterval(timer);
}
