import { z } from "zod";
import type { Queries } from "../database/database.server.ts";
import { address } from "./kinds.server.ts";
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
    sms: sms ?? ignoreUnusable((wrong) => toSmsGateway(stored, wrong)),
    smtpUrl: smtpUrl ?? ignoreUnusable((wrong) => toMailServerUrl(stored, wrong)),
    from: { name: stored.sender_name ?? name_en, address: stored.sender_address ?? email },
  };
}

type Wrong = (field: SendingField) => never;

const gateway = z.object(smsEnvironment);
const mailServer = address(["smtp", "smtps"], "smtps://mail.example");

/** The admin's SMS gateway, if any. Calls `wrong` with an unusable field. */
export function toSmsGateway(stored: StoredSending, wrong: Wrong): SmsSettings | undefined {
  const result = gateway.safeParse({
    SMS_URL: stored.sms_url,
    SMS_METHOD: stored.sms_method,
    SMS_BODY: stored.sms_body,
    SMS_HEADERS: stored.sms_headers,
    // An admin enters plain words, not a regular expression.
    SMS_SUCCESS: stored.sms_success?.replace(/[\\^$.*+?()[\]{}|]/g, "\\$&"),
  });
  if (result.success) return toSmsSettings(result.data, () => wrong("sms_url"));
  return wrong(String(result.error.issues[0]?.path[0]).toLowerCase() as SendingField);
}

/** The admin's mail server as a URL with name and password, if any. Calls `wrong` with an unusable field. */
export function toMailServerUrl(stored: StoredSending, wrong: Wrong): string | undefined {
  const { smtp_server: server, smtp_user: user = "", smtp_password: password = "" } = stored;
  if (!server) return user || password ? wrong("smtp_server") : undefined;
  if (!mailServer.safeParse(server).success) return wrong("smtp_server");
  const url = new URL(server);
  if (!url.hostname || url.username || url.password) return wrong("smtp_server");
  url.username = encodeURIComponent(user);
  url.password = encodeURIComponent(password);
  return url.href;
}

class Unusable extends Error {}

/** Undefined if a stored value has become unusable: the shop continues without. */
function ignoreUnusable<Value>(read: (wrong: Wrong) => Value): Value | undefined {
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
