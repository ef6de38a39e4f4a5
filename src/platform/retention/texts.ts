import { m } from "#src/language/messages.ts";
import { number } from "#src/language/numbers/numbers.ts";
import { retentionDays } from "./days.ts";

type DeletedKind = keyof typeof retentionDays;

const texts: Record<DeletedKind, (days: { days: string }) => string> = {
  phoneCodes: m.retention_phone_codes,
  requests: m.retention_requests,
  cartLinks: m.retention_cart_links,
  sessions: m.retention_sessions,
  events: m.retention_events,
  failedEmails: m.retention_failed_emails,
  notifications: m.retention_notifications,
  stockAlerts: m.retention_stock_alerts,
  addressPins: m.retention_address_pins,
};

/** A sentence for each: what is deleted, after how many days, and why it is kept until then. */
export const retentionTexts = (): string[] =>
  Object.entries(retentionDays).map(([kind, days]) => texts[kind as DeletedKind]({ days: number(days) }));
