/** How often a process polls for changes, in ms, in case a notification was lost. */
export const pollIntervalMs = 1_000;
/** The pause after a failed build, in ms. */
export const retryMs = 5_000;
/** The number of changes at once above which the index is rebuilt. */
export const maxChanges = 5_000;
/** The number of recent products above which the index is rebuilt. */
export const maxRecent = 500;
/** The time without polling, in ms, after which the index is rebuilt: change records are deleted after an hour. */
export const maxAwayMs = 30 * 60_000;
/** The index is rebuilt daily, because demand changes without notifications. */
export const maxAgeMs = 24 * 3_600_000;
