/** `refused`: the receiver answered that it will not take the event, which is not sent again. */
export const deliveryStatuses = ["waiting", "delivered", "refused"] as const;
export type DeliveryStatus = (typeof deliveryStatuses)[number];

/** `failing`: an event could not be delivered for days; `restored`: the shop was restored from a backup; `staff`: somebody paused it. */
export const pauseReasons = ["failing", "restored", "staff"] as const;
export type PauseReason = (typeof pauseReasons)[number];

/** `stopped`: its maker may no longer read what it gets. */
export const webhookStates = ["working", "failing", "gave_up", "restored", "paused", "stopped"] as const;
export type WebhookState = (typeof webhookStates)[number];

/** Why an attempt failed, besides an answer with a status that is not 2xx. */
export const deliveryFailures = [
  "status",
  "not_url",
  "not_public",
  "redirects",
  "too_large",
  "too_slow",
  "unreachable",
] as const;
export type DeliveryFailure = (typeof deliveryFailures)[number];

export const maxWebhookName = 60;
export const maxWebhookUrl = 500;

/** Days, and failed attempts of one event within them, after which a webhook is paused. The shop may have been off for days. */
export const retryDays = 3;
export const retryAttempts = 30;

/** Of all staff: each costs a look at the log every second. */
export const maxWebhooks = 20;

/** Hours for which the secret before also signs. */
export const oldSecretHours = 24;

/** Deliveries that a page shows. */
export const shownDeliveries = 50;
