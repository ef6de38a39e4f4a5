import type { ApiContext } from "#src/platform/http/api.server.ts";
import { readStoredDetails } from "#src/platform/settings/shop-details.server.ts";
import type { SettingsAnswer } from "./contract.ts";
import { fixedBy, toSettings } from "./settings-row.server.ts";
import { readEmailTexts } from "./texts/email-texts.server.ts";
import { readSmsTexts } from "./texts/sms-texts.server.ts";

export async function showSettings(_input: object, { shop }: ApiContext): Promise<SettingsAnswer> {
  const { pool } = shop.database;
  const details = toSettings(await readStoredDetails(pool), shop);
  const emails = await readEmailTexts(pool, shop);
  const sms = await readSmsTexts(pool, shop);
  const has_gateway = (await shop.details.sending()).sms !== undefined;
  return { data: { details, fixed: fixedBy(shop), emails, sms, has_gateway } };
}
