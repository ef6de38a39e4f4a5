import { dayAndTime } from "#src/language/dates/dates.ts";
import { inLanguage } from "#src/language/locale.server.ts";
import type { Locale } from "#src/language/locale.ts";
import { m } from "#src/language/messages.ts";
import { formatNumber } from "#src/language/numbers/numbers.ts";
import { inTransaction } from "#src/platform/database/transaction.server.ts";
import { shopUrl } from "#src/platform/http/urls/client-ip.server.ts";
import { composeEmail } from "#src/platform/mail/compose.server.ts";
import type { ShopDetails } from "#src/platform/settings/shop-details.server.ts";
import type { Shop } from "#src/platform/shop.server.ts";
import { reminderHours } from "./rules.ts";

const checkIntervalMs = 5 * 60_000;

/** The most messages that an e-mail lists. */
const maxListed = 20;

type DueMessage = { id: number; subject: string; answer_by: Date };

/** Sends the shop one e-mail about unanswered messages around their deadlines; each message is in only one. */
export async function remindOfMessages(shop: Shop): Promise<void> {
  const details = await shop.details.current();
  if (details.email === "") return;
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
    if (rows.length > 0) await shop.mail.send(composeReminder(shop, details, rows), { transaction: client });
  });
  shop.mail.start();
}

function composeReminder(shop: Shop, details: ShopDetails, messages: DueMessage[]) {
  const isOverdue = ({ answer_by: answerBy }: DueMessage) => answerBy.getTime() < Date.now();
  const dueMessages = messages.filter((message) => !isOverdue(message));
  const overdueMessages = messages.filter(isOverdue);
  const toTexts = (language: Locale) =>
    inLanguage(language, () => ({
      subject: m.reminder_subject({
        shop: details[`name_${language}`],
        count: formatNumber(messages.length),
      }),
      due: messagesText(m.reminder_text(), dueMessages),
      overdue: messagesText(m.reminder_overdue_text(), overdueMessages),
    }));
  const bn = toTexts("bn");
  const en = toTexts("en");
  return inLanguage("en", () =>
    composeEmail({
      to: details.email,
      text: {
        subject: `${en.subject} · ${bn.subject}`,
        body: "{due_bn}\n\n{overdue_bn}\n\n{due_en}\n\n{overdue_en}\n\n{link}",
      },
      values: { due_bn: bn.due, overdue_bn: bn.overdue, due_en: en.due, overdue_en: en.overdue },
      link: { address: `${shopUrl(shop.settings)}/admin/messages?status=open`, label: m.reminder_open() },
      shop: details,
    }),
  );
}

/** The messages below a sentence; empty without any. */
function messagesText(sentence: string, messages: readonly DueMessage[]): string {
  if (messages.length === 0) return "";
  const lines = messages
    .slice(0, maxListed)
    .map(({ id, subject, answer_by: answerBy }) =>
      m.reminder_line({ number: formatNumber(id), subject, time: dayAndTime(answerBy.toISOString()) }),
    );
  const remainingCount = messages.length - lines.length;
  return [
    sentence,
    ...lines,
    ...(remainingCount > 0 ? [m.reminder_more({ count: formatNumber(remainingCount) })] : []),
  ].join("\n");
}

/** Calls `remindOfMessages` every `checkIntervalMs`. Returns a function that stops this. */
export function startReminders(shop: Shop): () => void {
  const timer = setInterval(() => {
    remindOfMessages(shop).catch((error) => shop.log.warn("could not remind of messages", { error }));
  }, checkIntervalMs).unref();
  return () => clearInterval(timer);
}
