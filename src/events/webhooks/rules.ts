/** `refused`: the receiver's status says that it will not accept the event, so it is not sent again. */
export const deliveryStatuses = ["waiting", "delivered", "refused"] as const;
export type DeliveryStatus = (typeof deliveryStatuses)[number];

/**
 * `failing`: an event could not be delivered for days; `restored`: the shop was restored from a backup;
 * `staff`: staff paused it.
 */
export const pauseReasons = ["failing", "restored", "staff"] as const;
export type PauseReason = (typeof pauseReasons)[number];

/**
 * - `failing`: an event could not be delivered yet
 * - `gave_up`: the webhook is paused for that
 * - `paused`: by staff
 * - `stopped`: its maker is blocked or may no longer read all of its scopes
 */
export const webhookStates = ["working", "failing", "gave_up", "restored", "paused", "stopped"] as const;
export type WebhookState = (typeof webhookStates)[number];

/** Why an attempt failed; `status`: the answer had a status other than 2xx. */
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

/**
 * A webhook is paused if an event failed for this many days and at least this many times. The attempts count,
 * too, because the shop may have been off for days.
 */
export const retryDays = 3;
export const retryAttempts = 30;

/** The maximum number of webhooks of all staff together, because each is checked every second. */
export const maxWebhooks = 20;

/** The number of hours for which the previous secret also signs. */
export const oldSecretHours = 24;

/** The maximum number of deliveries that are listed. */
export const shownDeliveries = 50;
