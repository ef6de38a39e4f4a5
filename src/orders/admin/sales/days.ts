import { dayMs, startOfDay } from "#src/language/dates/dhaka.ts";

export const daysShown = 14;

/** The start of the first of these days in Dhaka; `now` in ms. */
export const startOfFirstDay = (now: number): Date => new Date(startOfDay(now) - (daysShown - 1) * dayMs);
