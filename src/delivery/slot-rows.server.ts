import { dayMs } from "../language/dates/dhaka.ts";
import { daysAhead, type SlotState } from "./rules.ts";

/** A slot with its exceptions on single days. */
export type SlotRow = {
  id: number;
  /** Minutes after midnight in Dhaka. */
  from: number;
  to: number;
  weekdays: number[];
  capacity: number;
  /** Minutes before the start. */
  cut_off: number;
  days: { day: string; taken: number; capacity: number | null; closed: boolean }[];
};

/** SQL: the slots of area `a` as one JSON list, with their days from $2 to $3. */
export const slotsOfAreaSql = `(
  select coalesce(json_agg(json_build_object(
    'id', s.id, 'from', s.from_minute, 'to', s.to_minute, 'weekdays', s.weekdays, 'capacity', s.capacity,
    'cut_off', s.cut_off_minutes,
    'days', (select coalesce(json_agg(json_build_object(
               'day', d.day::text, 'taken', d.taken, 'capacity', d.capacity, 'closed', d.closed)), '[]')
             from delivery_slot_days d where d.slot_id = s.id and d.day between $2 and $3)
  ) order by s.from_minute, s.id), '[]') from delivery_slots s where s.area_id = a.id)`;

const minuteMs = 60_000;

/** The start of a slot on a day, Unix time in ms. */
const slotStartMs = (from: number, day: string) => Date.parse(`${day}T00:00:00+06:00`) + from * minuteMs;

/** When a slot closes for orders of a day, Unix time in ms. */
export const closingTimeMs = ({ from, cut_off }: Pick<SlotRow, "from" | "cut_off">, day: string): number =>
  slotStartMs(from, day) - cut_off * minuteMs;

/** The days from `day` on: "2026-11-24", … */
export const listDays = (day: string, count: number = daysAhead): string[] =>
  Array.from({ length: count }, (_, index) =>
    new Date(Date.parse(day) + index * dayMs).toISOString().slice(0, 10),
  );

export const isOnWeekday = ({ weekdays }: Pick<SlotRow, "weekdays">, day: string): boolean =>
  weekdays.includes(new Date(day).getUTCDay());

export function slotState(slot: SlotRow, day: string, now: number): SlotState {
  const dayException = slot.days.find((date) => date.day === day);
  if (dayException?.closed) return "closed";
  if (now >= closingTimeMs(slot, day)) return "over";
  return (dayException?.taken ?? 0) >= (dayException?.capacity ?? slot.capacity) ? "full" : "open";
}
