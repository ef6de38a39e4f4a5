import { dateOf, dayMs } from "../language/dates/dhaka.ts";
import { dayAndMonth, weekday } from "../language/dates/short-dates.ts";
import { locale } from "../language/locale.ts";
import { m } from "../language/messages.ts";
import { digits } from "../language/numbers/numbers.ts";

/** Minutes after midnight as an hour: "8", "4:30"; in Bengali "৮টা". */
function hour(minute: number): string {
  const hours = Math.floor(minute / 60) % 12 || 12;
  const minutes = minute % 60;
  const text = minutes === 0 ? String(hours) : `${hours}:${String(minutes).padStart(2, "0")}`;
  return locale() === "bn" ? `${digits(text)}টা` : text;
}

/** "8–12", "৮টা–১২টা", in tables of the back office. */
export const slotTime = ({ from, to }: { from: number; to: number }): string => `${hour(from)}–${hour(to)}`;

/** "Today", "Tomorrow", "Tuesday 24 November". */
export function dayName(day: string, now = Date.now()): string {
  if (day === dateOf(now)) return m.common_today();
  return day === dateOf(now + dayMs) ? m.delivery_tomorrow() : weekday(day);
}

/** "Tomorrow 8 am–12 pm". */
export const slotText = (slot: { day: string; from: number; to: number }): string =>
  `${dayName(slot.day)} ${slotHours(slot)}`;

/** "tomorrow, 8 am–12 pm" inside a sentence; "কাল, সকাল ৮টা–দুপুর ১২টা". */
export function slotInSentence(slot: { day: string; from: number; to: number }): string {
  const name = dayName(slot.day);
  const isNear = name === m.common_today() || name === m.delivery_tomorrow();
  return `${isNear ? name.toLowerCase() : name}, ${slotHours(slot)}`;
}

/** "8 am–12 pm", "4–8 pm"; "সকাল ৮টা–দুপুর ১২টা". */
export function slotHours({ from, to }: { from: number; to: number }): string {
  const first = hourOfDay(from);
  const last = hourOfDay(to);
  const isSameHalf = locale() === "en" && first.slice(-2) === last.slice(-2);
  return `${isSameHalf ? hour(from) : first}–${last}`;
}

/** "6:10–6:30 pm", "সন্ধ্যা ৬:১০–৬:৩০" of minutes after midnight. */
export function clockRange(range: { from: number; to: number }): string {
  if (locale() === "en") return slotHours(range);
  const clock = (minute: number) => {
    const text = hourOfDay(minute);
    return text.includes(":") ? text.slice(0, -"টা".length) : text;
  };
  const first = clock(range.from);
  const last = clock(range.to);
  const part = first.slice(0, first.indexOf(" ") + 1);
  return `${first}–${last.startsWith(part) ? last.slice(part.length) : last}`;
}

/** Minutes after midnight as "8 am", "4:30 pm"; in Bengali with the part of the day, "বিকাল ৪টা". */
function hourOfDay(minute: number): string {
  if (locale() === "en") return `${hour(minute)} ${minute % 1440 < 720 ? "am" : "pm"}`;
  const part = partsOfDay.findLast(([from]) => from * 60 <= minute % 1440);
  return `${part?.[1] ?? ""} ${hour(minute)}`;
}

/** The parts of the day in Bengali, by their first hour. */
const partsOfDay: [from: number, name: string][] = [
  [0, "রাত"],
  [4, "ভোর"],
  [6, "সকাল"],
  [12, "দুপুর"],
  [15, "বিকাল"],
  [18, "সন্ধ্যা"],
  [20, "রাত"],
];

/** "Today 8–12", "24 Nov 8–12", in tables. */
export function shortSlot(slot: { day: string; from: number; to: number }): string {
  const isNear = [0, dayMs].some((ms) => dateOf(Date.now() + ms) === slot.day);
  return `${isNear ? dayName(slot.day) : dayAndMonth(slot.day)} ${slotTime(slot)}`;
}

/** "Tuesday 24 November 8–12": on paper "tomorrow" has no meaning. */
export const slotOnPaper = (slot: { day: string; from: number; to: number }): string =>
  `${weekday(slot.day)} ${slotTime(slot)}`;

/** Minutes after midnight as "8:00", in Latin digits. */
export const clockOf = (minute: number) =>
  `${Math.floor(minute / 60)}:${String(minute % 60).padStart(2, "0")}`;

/** "8:00–12:00", for the journal, readable in both languages. */
export const plainSlot = ({ from, to }: { from: number; to: number }): string =>
  `${clockOf(from)}–${clockOf(to)}`;
