import { dayMs, startOfDay } from "#src/language/dates/dhaka.ts";

/** How many days the dashboard looks back, today among them. */
export const daysShown = 14;

/** When the first of these days began in Dhaka; `now` in ms. */
export const firstMoment = (now: number): Date => new Date(startOfDay(now) - (daysShown - 1) * dayMs);
