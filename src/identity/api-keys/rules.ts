export const maxKeyName = 60;

/** The most days until a key's last day. */
export const maxKeyDays = 366;

/** Requests per minute. */
export const maxPerMinute = 1_200;
export const defaultPerMinute = 60;
