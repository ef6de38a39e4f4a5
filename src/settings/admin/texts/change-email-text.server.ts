import type { PoolClient } from "pg";
import type { z } from "zod";
import { Problem } from "#src/api/problem.ts";
import type { Viewer } from "#src/api/viewer.ts";
import { record } from "#src/journal/record.server.ts";
import { expectVersion } from "#src/kit/entry.server.ts";
import { inLanguage } from "#src/language/locale.server.ts";
import { m } from "#src/language/messages.ts";
import { inTransaction } from "#src/platform/database/transaction.server.ts";
import type { ApiContext } from "#src/platform/http/api.server.ts";
import { placeholdersIn } from "#src/platform/mail/template.ts";
import type { Shop } from "#src/platform/shop.server.ts";
import type { EmailTextOf } from "../contract.ts";
import type { emailTextChange, emailTextTest } from "../schemas.ts";
import { readEmailTexts, shopEmails } from "./email-texts.server.ts";

type TextKey = Pick<EmailTextOf, "email" | "language">;

/** Refuses a text without a part or with an unknown placeholder, and with `changed` and the current text a stale change. */
export async function changeEmailText(
  change: z.output<typeof emailTextChange>,
  { shop, viewer }: ApiContext<Viewer>,
): Promise<{ success: true; data: EmailTextOf }> {
  const { email, language, subject, body, version } = change;
  if (subject !== "" || body !== "") checkText(change);
  return inTransaction(shop.database, async (client) => {
    // This row is the lock of all settings, so that changes do not run at the same time.
    await client.query("select from shop_details for update");
    const previousText = await readText(client, shop, change);
    expectVersion(previousText, version, { changed: m.settings_changed_meanwhile() });
    await client.query(
      `insert into email_texts (email, language, subject, body) values ($1, $2, $3, $4)
       on conflict (email, language) do update set subject = $3, body = $4, version = email_texts.version + 1`,
      [email, language, subject, body],
    );
    const data = await readText(client, shop, change);
    await record(client, viewer, {
      action: "settings.email_changed",
      subject: { id: `${email} ${language}`, name: data.subject },
      before: { subject: previousText.subject, body: previousText.body },
      after: { subject: data.subject, body: data.body },
    });
    return { success: true, data };
  });
}

/** Sends the e-mail with examples to the viewer. Refuses what could not be saved. */
export async function tryEmailText(
  { email, language, ...text }: z.output<typeof emailTextTest>,
  { shop, viewer }: ApiContext<Viewer>,
): Promise<{ success: true; to: string }> {
  checkText({ email, ...text });
  const { name, email: to } = viewer;
  if (!to) throw new Problem("not_allowed", m.settings_try_no_email());
  const example = () => shopEmails[email].example(shop, { name, email: to }, text);
  await shop.mail.send(await inLanguage(language, example));
  return { success: true, to };
}

async function readText(client: PoolClient, shop: Shop, { email, language }: TextKey): Promise<EmailTextOf> {
  const texts = await readEmailTexts(client, shop);
  const emailText = texts.find((text) => text.email === email && text.language === language);
  if (!emailText) throw new Error(`no text of ${email}`);
  return emailText;
}

type Text = { email: TextKey["email"]; subject: string; body: string };

function checkText({ email, subject, body }: Text): void {
  const { names, needed } = shopEmails[email];
  const errors: Record<string, string> = {};
  if (subject === "") errors["subject"] = m.settings_subject_missing();
  const missingVariable = needed.find((name) => !placeholdersIn(body).includes(name));
  if (missingVariable) errors["body"] = m.settings_mark_missing({ name: `{${missingVariable}}` });
  for (const [field, text] of Object.entries({ subject, body })) {
    const unknownVariable = placeholdersIn(text).find((name) => !names.includes(name));
    if (unknownVariable) errors[field] = m.settings_mark_unknown({ name: `{${unknownVariable}}` });
  }
  const [message] = Object.values(errors);
  if (message) throw new Problem("invalid_fields", message, { errors });
}
