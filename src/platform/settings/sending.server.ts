import { z } from "zod";
import type { Queries } from "../database/database.server.ts";
import { urlSetting } from "./kinds.server.ts";
import type { SendingField } from "./sending-rules.ts";
import type { Settings } from "./settings.server.ts";
import { type SmsSettings, smsEnvironment, toSmsSettings } from "./sms-settings.server.ts";

/** How SMS and e-mails are sent; undefined if not configured. */
export type Sending = {
  sms: SmsSettings | undefined;
  /** Contains user name and password. */
  smtpUrl: string | undefined;
  /** The sender of e-mails; without an address none is sent. */
  from: { name: string; address: string };
};

export type StoredSending = Partial<Record<SendingField, string>>;

/** The environment takes precedence over the admin's settings; e-mails come from the shop's own e-mail address by default. */
export function resolveSending(
  stored: StoredSending,
  { sms, smtpUrl }: Pick<Settings, "sms" | "smtpUrl">,
  { name_en, email }: { name_en: string; email: string },
): Sending {
  return {
    sms: sms ?? ignoreUnusable((reject) => toSmsGateway(stored, reject)),
    smtpUrl: smtpUrl ?? ignoreUnusable((reject) => toMailServerUrl(stored, reject)),
    from: { name: stored.sender_name ?? name_en, address: stored.sender_address ?? email },
  };
}

type RejectField = (field: SendingField) => never;

const gatewaySchema = z.object(smsEnvironment);
const mailServerSchema = urlSetting(["smtp", "smtps"], "smtps://mail.example");

/** The admin's SMS gateway, if any. Calls `reject` with an unusable field. */
export function toSmsGateway(stored: StoredSending, reject: RejectField): SmsSettings | undefined {
  const result = gatewaySchema.safeParse({
    SMS_URL: stored.sms_url,
    SMS_METHOD: stored.sms_method,
    SMS_BODY: stored.sms_body,
    SMS_HEADERS: stored.sms_headers,
    // An admin enters plain words, not a regular expression.
    SMS_SUCCESS: stored.sms_success?.replace(/[\\^$.*+?()[\]{}|]/g, "\\$&"),
  });
  if (result.success) return toSmsSettings(result.data, () => reject("sms_url"));
  return reject(String(result.error.issues[0]?.path[0]).toLowerCase() as SendingField);
}

/** The admin's mail server as a URL with name and password, if any. Calls `reject` with an unusable field. */
export function toMailServerUrl(stored: StoredSending, reject: RejectField): string | undefined {
  const { smtp_server: server, smtp_user: user = "", smtp_password: password = "" } = stored;
  if (!server) return user || password ? reject("smtp_server") : undefined;
  if (!mailServerSchema.safeParse(server).success) return reject("smtp_server");
  const url = new URL(server);
  if (!url.hostname || url.username || url.password) return reject("smtp_server");
  url.username = encodeURIComponent(user);
  url.password = encodeURIComponent(password);
  return url.href;
}

class Unusable extends Error {}

/** Undefined if a stored value has become unusable: the shop continues without. */
function ignoreUnusable<Value>(read: (reject: RejectField) => Value): Value | undefined {
  try {
    return read(() => {
      throw new Unusable();
    });
  } catch (error) {
    if (error instanceof Unusable) return undefined;
    throw error;
  }
}

export async function readStoredSending(queries: Queries): Promise<StoredSending> {
  const { rows } = await queries.query<{ value: string }>("select value from secrets where name = 'sending'");
  return rows[0] ? JSON.parse(rows[0].value) : {};
}

/** Stores the admin's settings; every process uses them within a second after the transaction. */
export async function storeSending(queries: Queries, stored: StoredSending): Promise<void> {
  await queries.query(
    `insert into secrets (name, value) values ('sending', $1) on conflict (name) do update set value = $1`,
    [JSON.stringify(stored)],
  );
  // Makes every process read `Details` again, as a change of the texts does.
  await queries.query("select touch_keys('texts')");
}
