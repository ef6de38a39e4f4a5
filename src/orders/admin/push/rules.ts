/** The most subscriptions of an account. */
export const maxSubscriptions = 10;
