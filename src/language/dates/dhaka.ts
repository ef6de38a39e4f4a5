const dhakaMs = 6 * 3_600_000;
export const dayMs = 86_400_000;

/** When the day in Dhaka began that a moment lies in; both in ms. Dhaka has no summer time. */
export const startOfDay = (moment: number): number => moment - ((moment + dhakaMs) % dayMs);

/** The day in Dhaka of a moment in ms, as 2026-11-20. */
export const dateOf = (moment: number): string => new Date(moment + dhakaMs).toISOString().slice(0, 10);
