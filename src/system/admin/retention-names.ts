import { m } from "#src/language/messages.ts";
import type { System } from "./contract.ts";

/** What is deleted by each retention period, in few words. */
export const retentionNames: Record<System["retention"][number]["kind"], () => string> = {
  phoneCodes: m.system_retention_of_phone_codes,
  requests: m.system_retention_of_requests,
  cartLinks: m.system_retention_of_cart_links,
  sessions: m.system_retention_of_sessions,
  events: m.system_retention_of_events,
  failedEmails: m.system_retention_of_failed_emails,
  webhookDeliveries: m.system_retention_of_webhook_deliveries,
  apiKeys: m.system_retention_of_api_keys,
  imports: m.system_retention_of_imports,
  limits: m.system_retention_of_limits,
  notifications: m.system_retention_of_notifications,
  stockAlerts: m.system_retention_of_stock_alerts,
  addressPins: m.system_retention_of_address_pins,
};
