/** In characters. */
export const maxEndpoint = 1_000;

/** Per account. */
export const mostSubscriptions = 10;
