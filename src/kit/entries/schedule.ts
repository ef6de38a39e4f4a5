import { dayAndTime } from "#src/language/dates/dates.ts";
import { m } from "#src/language/messages.ts";

const dhakaOffsetMs = 6 * 3_600_000;

/** ISO time → value of a `datetime-local` field in Dhaka's time zone; "" for null. */
export const toFieldTime = (iso: string | null): string =>
  iso === null ? "" : new Date(Date.parse(iso) + dhakaOffsetMs).toISOString().slice(0, 16);

/** The inverse of `toFieldTime`; null for an empty or incomplete value. */
export function fromFieldTime(value: string): string | null {
  const time = Date.parse(`${value}+06:00`);
  return Number.isNaN(time) ? null : new Date(time).toISOString();
}

/** When shoppers see something: never while inactive, else within its dates (ISO 8601; null for no limit). */
export type Schedule = { is_active: boolean; visible_from: string | null; visible_until: string | null };

export const isShown = ({ is_active, visible_from: from, visible_until: until }: Schedule): boolean =>
  is_active && !(from && Date.parse(from) > Date.now()) && !(until && Date.parse(until) <= Date.now());

export function stateText({ is_active, visible_from: from, visible_until: until }: Schedule): string {
  if (!is_active) return m.office_hidden();
  if (until && Date.parse(until) <= Date.now()) return m.entry_state_over();
  if (from && Date.parse(from) > Date.now()) return m.entry_state_later();
  return from || until ? m.entry_state_now() : m.entry_state_always();
}

export const datesText = ({ visible_from: from, visible_until: until }: Schedule): string =>
  [from && m.entry_since({ from: dayAndTime(from) }), until && m.entry_to({ until: dayAndTime(until) })]
    .filter(Boolean)
    .join(" ");
