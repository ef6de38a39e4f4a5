/** The most orders that are packed or printed at once. */
export const maxOrdersAtOnce = 100;

/** New orders are counted up to so many. */
export const mostNewer = 100;
