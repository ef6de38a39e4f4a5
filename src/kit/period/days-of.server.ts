import type { z } from "zod";
import { dateOf, dayMs, startOfDay } from "#src/language/dates/dhaka.ts";
import { now } from "#src/platform/clock.server.ts";
import type { periodQuery } from "./schemas.ts";

export type PeriodDays = {
  from: string;
  to: string;
  /** The start and the end; the end is at most the current time. */
  begin: Date;
  end: Date;
  days: string[];
};

/** The days of a period up to now. */
export function daysOf({ period, from, to }: z.output<typeof periodQuery>): PeriodDays {
  const today = dateOf(now());
  const first = from ?? to ?? firstOf[period](today);
  const last = to ?? from ?? today;
  const begin = startOfDay(Date.parse(first));
  const end = startOfDay(Date.parse(last)) + dayMs;
  return {
    from: first,
    to: last,
    begin: new Date(begin),
    end: new Date(Math.min(end - 1, now())),
    days: Array.from({ length: Math.round((end - begin) / dayMs) }, (_, index) =>
      dateOf(begin + index * dayMs),
    ),
  };
}

const daysBefore = (day: string, count: number) => dateOf(Date.parse(day) - count * dayMs);

const firstOf = {
  today: (today: string) => today,
  7: (today: string) => daysBefore(today, 6),
  30: (today: string) => daysBefore(today, 29),
  month: (today: string) => `${today.slice(0, 8)}01`,
};
