import sql from "sql-template-tag";
import { inLanguage } from "#src/language/locale.server.ts";
import { m } from "#src/language/messages.ts";
import { inTransaction } from "#src/platform/database/transaction.server.ts";
import { shopUrl } from "#src/platform/http/urls/client-ip.server.ts";
import { composeEmail } from "#src/platform/mail/compose.server.ts";
import type { Shop } from "#src/platform/shop.server.ts";
import { retryAttempts, retryDays } from "./rules.ts";

type FailingWebhook = { id: number; name: string; url: string };

/**
 * Pauses a webhook if one of the events at `failedPositions` could not be delivered for `retryDays`, and
 * sends an e-mail to its maker and to admins.
 */
export async function pauseFailing(
  shop: Shop,
  webhook: FailingWebhook,
  failedPositions: readonly number[],
): Promise<void> {
  const { rows } = await shop.database.pool.query<{ over: boolean }>(
    sql`select exists (
          select from webhook_deliveries
          where webhook_id = ${webhook.id} and position = any(${failedPositions}::bigint[])
            and status = 'waiting' and attempts >= ${retryAttempts}
            and first_attempt_at < now() - make_interval(days => ${retryDays})
        ) as over`,
  );
  if (!rows[0]?.over) return;
  const details = await shop.details.current();
  await inTransaction(shop.database, async (client) => {
    const { rows: pausedWebhooks } = await client.query<{ user_id: number }>(
      sql`update webhooks set paused_at = now(), paused_because = 'failing'
          where id = ${webhook.id} and paused_at is null returning user_id`,
    );
    // Another process has paused it already.
    if (pausedWebhooks.length === 0) return;
    const { rows: recipients } = await client.query<{ email: string }>(
      sql`select coalesce(email, '') as email from users where (id = ${pausedWebhooks[0]?.user_id} or role = 'admin')
          and email is not null and blocked_at is null and deleted_at is null`,
    );
    for (const { email: to } of recipients) {
      const email = composePausedEmail(to, webhook, { details, rootUrl: shopUrl(shop.settings) });
      await shop.mail.send(email, { transaction: client });
    }
  });
  shop.log.warn("a webhook is paused: an event could not be delivered for days", { webhook: webhook.id });
}

/** Filled by `composeEmail`. */
const placeholders = { name: "{name}", url: "{url}" };

type MailFacts = { details: Awaited<ReturnType<Shop["details"]["current"]>>; rootUrl: string };

/** The e-mail in both languages. */
function composePausedEmail(to: string, { name, url }: FailingWebhook, { details, rootUrl }: MailFacts) {
  const inBothLanguages = (toText: () => string) =>
    (["bn", "en"] as const).map((language) => inLanguage(language, toText));
  const body = inBothLanguages(() => m.webhook_mail_text(placeholders)).join("\n\n");
  return inLanguage("en", () =>
    composeEmail({
      to,
      text: {
        subject: inBothLanguages(() => m.webhook_mail_subject(placeholders)).join(" · "),
        body: `${body}\n\n{link}`,
      },
      // A URL may contain a secret of the other program.
      values: { name, url: new URL(url).origin },
      link: { address: `${rootUrl}/admin/webhooks`, label: m.webhook_mail_open() },
      shop: details,
    }),
  );
}
