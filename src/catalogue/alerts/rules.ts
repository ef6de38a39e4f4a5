/** The daily maximum of requests for one e-mail address, which anybody can enter, and of messages to a recipient. */
export const maxPerRecipientPerDay = 5;

/** The maximum number of stock alerts per day, as a share of the shop's daily limit of notifications. */
export const alertShare = 0.2;

/** The maximum number of products for which a customer can wait. */
export const maxAlertsPerCustomer = 50;
