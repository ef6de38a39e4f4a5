import { m } from "#src/language/messages.ts";
import { formatNumber } from "#src/language/numbers/numbers.ts";
import { type RetentionKind, retentionDays, retentionKinds } from "./days.ts";

/** The text of each retention period; undefined if it is only about staff. */
const textByKind: Record<RetentionKind, ((days: { days: string }) => string) | undefined> = {
  phoneCodes: m.retention_phone_codes,
  requests: m.retention_requests,
  cartLinks: m.retention_cart_links,
  sessions: m.retention_sessions,
  events: m.retention_events,
  failedEmails: m.retention_failed_emails,
  webhookDeliveries: m.retention_webhook_deliveries,
  apiKeys: undefined,
  imports: undefined,
  limits: m.retention_limits,
  notifications: m.retention_notifications,
  stockAlerts: m.retention_stock_alerts,
  addressPins: m.retention_address_pins,
};

/**
 * A sentence for each retention period that is about customers: what is deleted, after how many days, and why it is
 * kept until then.
 */
export const retentionTexts = (): string[] =>
  retentionKinds.flatMap((kind) => textByKind[kind]?.({ days: formatNumber(retentionDays[kind]) }) ?? []);
