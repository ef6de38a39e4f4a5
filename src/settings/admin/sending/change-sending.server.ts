import type { z } from "zod";
import { Problem } from "#src/api/problem.ts";
import type { Viewer } from "#src/api/viewer.ts";
import { record } from "#src/journal/record.server.ts";
import { m } from "#src/language/messages.ts";
import type { Queries } from "#src/platform/database/database.server.ts";
import { inTransaction } from "#src/platform/database/transaction.server.ts";
import type { ApiContext } from "#src/platform/http/api.server.ts";
import {
  readStoredSending,
  resolveSending,
  type StoredSending,
  storeSending,
  toMailServerUrl,
  toSmsGateway,
} from "#src/platform/settings/sending.server.ts";
import {
  gatewayFields,
  mailServerFields,
  type SendingField,
  secretFields,
  sendingExamples,
  smsMarks,
} from "#src/platform/settings/sending-rules.ts";
import type { Shop } from "#src/platform/shop.server.ts";
import type { SendingSettings } from "./contract.ts";
import type { sendingChange } from "./schemas.ts";

/** See `confirmViewer` of the identity. */
export type Confirm = (password: string, context: ApiContext<Viewer>) => Promise<void>;

export async function showSending(_input: object, { shop }: ApiContext): Promise<{ data: SendingSettings }> {
  return { data: await toShownSending(shop, await readStoredSending(shop.database.pool)) };
}

/** Changes the settings after the viewer has confirmed it. The journal does not have the values: some are secret. */
export const changeSending =
  (confirm: Confirm) =>
  async (
    { password = "", ...submittedFields }: z.output<typeof sendingChange>,
    context: ApiContext<Viewer>,
  ) => {
    const { shop, viewer } = context;
    refuseFixed(Object.keys(submittedFields), shop);
    await confirm(password, context);
    const stored = await inTransaction(shop.database, async (client) => {
      const changed = await mergeChange(client, submittedFields);
      toSmsGateway(changed, refuse);
      toMailServerUrl(changed, refuse);
      await storeSending(client, changed);
      const subject = { id: "sending", name: (await shop.details.current()).name_en };
      await record(client, viewer, { action: "settings.sending_changed", subject });
      return changed;
    });
    return { success: true as const, data: await toShownSending(shop, stored) };
  };

/** Which groups of fields the environment sets. */
const fixedBy = ({ settings }: Shop) => ({
  gateway: settings.sms !== undefined,
  mail_server: settings.smtpUrl !== undefined,
});

async function toShownSending(shop: Shop, stored: StoredSending): Promise<SendingSettings> {
  const { sms, smtpUrl } = resolveSending(stored, shop.settings, await shop.details.current());
  const textOf = (field: SendingField) => stored[field] ?? "";
  return {
    values: {
      sms_method: textOf("sms_method"),
      sms_success: textOf("sms_success"),
      smtp_server: textOf("smtp_server"),
      smtp_user: textOf("smtp_user"),
      sender_name: textOf("sender_name"),
      sender_address: textOf("sender_address"),
    },
    is_set: secretFields.filter((field) => stored[field]),
    gateway_host: sms ? new URL(sms.url).hostname : null,
    mail_host: smtpUrl ? new URL(smtpUrl).hostname : null,
    fixed: fixedBy(shop),
  };
}

function refuseFixed(submittedNames: string[], shop: Shop): void {
  const { gateway, mail_server } = fixedBy(shop);
  const refuseFieldsOf = (fields: readonly SendingField[], variable: string) => {
    const field = fields.find((name) => submittedNames.includes(name));
    if (field) refuse(field, m.settings_fixed({ variable }));
  };
  if (gateway) refuseFieldsOf(gatewayFields, "SMS_URL");
  if (mail_server) refuseFieldsOf(mailServerFields, "SMTP_URL");
}

/**
 * Merges a change into the stored settings, which are locked until the transaction ends. An empty URL or server also
 * clears the other fields of the gateway or the mail server.
 */
async function mergeChange(queries: Queries, change: StoredSending): Promise<StoredSending> {
  await queries.query("select from shop_details for update");
  const removed = [
    ...(change.sms_url === "" ? gatewayFields : []),
    ...(change.smtp_server === "" ? mailServerFields : []),
  ].map((field) => [field, ""]);
  const merged = { ...(await readStoredSending(queries)), ...change, ...Object.fromEntries(removed) };
  return Object.fromEntries(Object.entries(merged).filter(([, value]) => value));
}

const errorTexts: Partial<Record<SendingField, () => string>> = {
  sms_headers: () => m.sending_headers_invalid({ example: sendingExamples.sms_headers }),
  smtp_server: () => m.sending_mail_server_invalid({ example: sendingExamples.smtp_server }),
};

const gatewayErrorText = () => m.sending_gateway_invalid(smsMarks);

function refuse(field: SendingField, message = (errorTexts[field] ?? gatewayErrorText)()): never {
  throw new Problem("invalid_fields", message, { errors: { [field]: message } });
}
