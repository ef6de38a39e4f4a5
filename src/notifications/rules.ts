/** What a customer hears of an order. */
export const notificationEvents = [
  "placed",
  "confirmed",
  "on_the_way",
  "delivered",
  "cancelled",
  "changed",
] as const;
export type NotificationEvent = (typeof notificationEvents)[number];

/** How, and who: the customer by e-mail or SMS, or the shop itself by an e-mail. */
export const notificationChannels = ["email", "sms", "shop"] as const;
export type NotificationChannel = (typeof notificationChannels)[number];

/**
 * What became of a notification: it waits, was sent, would have been sent (there is no mail server, or no SMS gateway), or was
 * given up.
 */
export const notificationStatuses = ["waiting", "sent", "unsent", "failed"] as const;
