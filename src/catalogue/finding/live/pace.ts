/** So often a process asks for changes, in case a notice was lost. */
export const pollMs = 1_000;
/** The pause after a failure to build. */
export const retryMs = 5_000;
/** More changes at once than this are not taken one by one: the index is built anew. */
export const mostAtOnce = 5_000;
/** With more products than this in its small segment the index is built anew, and serves meanwhile. */
export const mostRecent = 500;
/** Changes are noted for an hour; whoever was away for longer than this starts over. */
export const longestAwayMs = 30 * 60_000;
/** Demand changes without a notice: the index is built anew once a day for it. */
export const mostAgeMs = 24 * 3_600_000;
