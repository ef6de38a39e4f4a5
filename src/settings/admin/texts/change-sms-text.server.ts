import type { PoolClient } from "pg";
import type { z } from "zod";
import { Problem } from "#src/api/problem.ts";
import type { Viewer } from "#src/api/viewer.ts";
import { record } from "#src/journal/record.server.ts";
import { expectVersion } from "#src/kit/entry.server.ts";
import { m } from "#src/language/messages.ts";
import { formatNumber } from "#src/language/numbers/numbers.ts";
import { smsLength } from "#src/notifications/sms/sms-length.ts";
import { smsPlaceholders } from "#src/orders/notifications/own-texts.ts";
import { inTransaction } from "#src/platform/database/transaction.server.ts";
import type { ApiContext } from "#src/platform/http/api.server.ts";
import { fillTemplate, placeholdersIn } from "#src/platform/mail/template.ts";
import type { Shop } from "#src/platform/shop.server.ts";
import { maxSegments } from "#src/settings/rules.ts";
import type { SmsTextOf } from "../contract.ts";
import type { smsTextChange } from "../schemas.ts";
import { readSmsTexts } from "./sms-texts.server.ts";

/** Refuses an unknown placeholder, a text that takes too many SMS, and with `changed` a stale change. */
export async function changeSmsText(
  change: z.output<typeof smsTextChange>,
  { shop, viewer }: ApiContext<Viewer>,
): Promise<{ success: true; data: SmsTextOf }> {
  const { event, language, body, is_sent, version } = change;
  return inTransaction(shop.database, async (client) => {
    // This row is the lock of all settings, so that changes do not run at the same time.
    await client.query("select from shop_details for update");
    const previousText = await readText(client, shop, change);
    checkText(change, previousText.values);
    expectVersion(previousText, version, { changed: m.settings_changed_meanwhile() });
    await client.query(
      `insert into sms_texts (event, language, body, is_sent) values ($1, $2, $3, $4)
       on conflict (event, language) do update set body = $3, is_sent = $4, version = sms_texts.version + 1`,
      [event, language, body === previousText.own ? "" : body, is_sent],
    );
    const data = await readText(client, shop, change);
    await record(client, viewer, {
      action: "settings.sms_changed",
      subject: { id: `${event} ${language}`, name: data.body },
      before: { body: previousText.body, is_sent: previousText.is_sent },
      after: { body: data.body, is_sent: data.is_sent },
    });
    return { success: true, data };
  });
}

async function readText(
  client: PoolClient,
  shop: Shop,
  { event, language }: Pick<SmsTextOf, "event" | "language">,
): Promise<SmsTextOf> {
  const texts = await readSmsTexts(client, shop);
  const smsText = texts.find((text) => text.event === event && text.language === language);
  if (!smsText) throw new Error(`no SMS for ${event}`);
  return smsText;
}

type CheckedText = Pick<SmsTextOf, "event" | "body">;

function checkText({ event, body }: CheckedText, values: Record<string, string>): void {
  const unknownVariable = placeholdersIn(body).find((name) => !smsPlaceholders(event).includes(name));
  if (unknownVariable) throw bodyProblem(m.settings_mark_unknown({ name: `{${unknownVariable}}` }));
  const { segments } = smsLength(fillTemplate(body, values));
  if (segments <= maxSegments) return;
  throw bodyProblem(
    m.settings_sms_too_long({ count: formatNumber(segments), most: formatNumber(maxSegments) }),
  );
}

const bodyProblem = (message: string) =>
  new Problem("invalid_fields", message, { errors: { body: message } });
