/** Per account. */
export const maxSubscriptions = 10;
