const dhakaOffsetMs = 6 * 3_600_000;
export const dayMs = 86_400_000;

/** When a day in Dhaka began; in ms. Dhaka has no summer time. */
export const startOfDay = (moment: number): number => moment - ((moment + dhakaOffsetMs) % dayMs);

/** The hour in Dhaka, 0 to 23, of a time in ms. */
export const hourOf = (moment: number): number => new Date(moment + dhakaOffsetMs).getUTCHours();

/** The date in Dhaka, "2026-11-20", of a time in ms. */
export const dateOf = (moment: number): string => new Date(moment + dhakaOffsetMs).toISOString().slice(0, 10);

/** "2026-11-20 02:30" in Dhaka of an ISO time: for files. */
export const dateAndTime = (iso: string): string =>
  new Date(Date.parse(iso) + dhakaOffsetMs).toISOString().slice(0, 16).replace("T", " ");
