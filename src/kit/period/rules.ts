/** Named periods: today, 7 and 30 days including today, and this month until today. */
export const periods = ["today", "7", "30", "month"] as const;

export type PeriodName = (typeof periods)[number];

export const defaultPeriod: PeriodName = "7";

/** A named period, or a range of days in Dhaka. */
export type Period = { period?: PeriodName | undefined; from?: string | undefined; to?: string | undefined };

/** The maximum length of a period: a year. */
export const maxDays = 366;
