export const maxKeyName = 60;

/** The last day of a key is at most so many days ahead. */
export const maxKeyDays = 366;

/** Requests per minute. */
export const maxPerMinute = 1_200;
export const usualPerMinute = 60;
