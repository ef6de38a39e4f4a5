/** How often a process looks for changes, in case a notice was lost. */
export const pollMs = 1_000;
/** The pause after a failure to build. */
export const retryMs = 5_000;
/** After more changes at once the index is built anew. */
export const maxChanges = 5_000;
/** With more products in the small segment the index is built anew. */
export const maxRecent = 500;
/** A process that has not looked for changes for so long builds anew: notes of changes are deleted after an hour. */
export const longestAwayMs = 30 * 60_000;
/** The index is built anew once a day, because demand changes without a notice. */
export const maxAgeMs = 24 * 3_600_000;
