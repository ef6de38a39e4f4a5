import type { z } from "zod";
import { dateOf, dayMs, startOfDay } from "#src/language/dates/dhaka.ts";
import { now } from "#src/platform/clock.server.ts";
import type { periodQuery } from "./schemas.ts";

export type PeriodDays = {
  /** The first and the last day, "2026-11-24". */
  from: string;
  to: string;
  /** The first and the last moment; the last is at most the current time. */
  begin: Date;
  end: Date;
  /** All days of the period. */
  days: string[];
};

/** The days of a period up to now. */
export function resolveDays({ period, from, to }: z.output<typeof periodQuery>): PeriodDays {
  const today = dateOf(now());
  const firstDay = from ?? to ?? firstDayByPeriod[period](today);
  const lastDay = to ?? from ?? today;
  const beginMs = startOfDay(Date.parse(firstDay));
  const endMs = startOfDay(Date.parse(lastDay)) + dayMs;
  const dayCount = Math.round((endMs - beginMs) / dayMs);
  return {
    from: firstDay,
    to: lastDay,
    begin: new Date(beginMs),
    end: new Date(Math.min(endMs - 1, now())),
    days: Array.from({ length: dayCount }, (_, index) => dateOf(beginMs + index * dayMs)),
  };
}

const daysBefore = (day: string, count: number) => dateOf(Date.parse(day) - count * dayMs);

const firstDayByPeriod = {
  today: (today: string) => today,
  7: (today: string) => daysBefore(today, 6),
  30: (today: string) => daysBefore(today, 29),
  month: (today: string) => `${today.slice(0, 8)}01`,
};
