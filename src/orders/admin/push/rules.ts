/** The longest address of a push service that is taken, in characters. */
export const maxEndpoint = 1_000;

/** So many browsers of an account hear of new orders. */
export const mostSubscriptions = 10;
