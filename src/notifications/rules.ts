export const notificationEvents = [
  "placed",
  "confirmed",
  "on_the_way",
  "not_delivered",
  "delivered",
  "cancelled",
  "changed",
] as const;
export type NotificationEvent = (typeof notificationEvents)[number];

/** E-mail or SMS to the customer, or e-mail to the shop. */
export const notificationChannels = ["email", "sms", "shop"] as const;
export type NotificationChannel = (typeof notificationChannels)[number];

/** Most messages a day to one recipient, per channel. */
export const maxPerRecipientPerDay = 30;
/** Most messages a day for an account without a delivered order, per channel. */
export const maxPerNewAccountPerDay = 20;

/** The daily limit that stopped a notification; stored as its reason. */
export type ReachedLimit = "recipient_limit" | "account_limit" | "shop_limit";

/** The shop has no e-mail address to send from; stored as a notification's reason. */
export const noSender = "no_sender";

/** An SMS that a push replaced; stored as the reason of a sent notification. */
export const byPush = "by_push";

/** `unsent`: the mail server, SMS gateway or sender is missing, or a daily limit was reached; `failed`: given up. */
export const notificationStatuses = ["waiting", "sent", "unsent", "failed"] as const;
