/** Per account. */
export const mostSubscriptions = 10;
