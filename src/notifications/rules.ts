/** What a customer hears of an order. */
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

/** How, and who: the customer by e-mail or SMS, or the shop itself by an e-mail. */
export const notificationChannels = ["email", "sms", "shop"] as const;
export type NotificationChannel = (typeof notificationChannels)[number];

/** The most messages a day, of each channel, to one number or e-mail address, and for an account without a delivered order. */
export const maxToRecipient = 30;
export const maxForNewAccount = 20;

/** Whose daily limit kept a notification from being sent; noted as its reason. */
export type ReachedLimit = "recipient_limit" | "account_limit" | "shop_limit";

/** Why an e-mail that a mail server would take is not sent: the shop has no address. Noted as its reason. */
export const noSender = "no_sender";

/**
 * What became of a notification: it waits, was sent, would have been sent (there is no mail server or SMS gateway, the shop has no
 * e-mail address, or a daily limit was reached), or was given up.
 */
export const notificationStatuses = ["waiting", "sent", "unsent", "failed"] as const;
