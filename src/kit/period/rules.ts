/** Periods with a name: today, 7 and 30 days with today among them, and this month until today. */
export const periods = ["today", "7", "30", "month"] as const;

export type PeriodName = (typeof periods)[number];

export const defaultPeriod: PeriodName = "7";

/** Which days: a period with a name, or those from one day to another of Dhaka's calendar. */
export type Period = { period?: PeriodName | undefined; from?: string | undefined; to?: string | undefined };

/** Days of a period, at the most: a year. */
export const mostDays = 366;
