import type { AddressPin } from "#src/places/contract.ts";
import { km, type WayStop } from "./way.ts";

const minuteMs = 60_000;
/** The pace in minutes until the rider has made `minGaps` pauses today. */
const typicalMinutes = 8;
const minGaps = 3;
/** Longer pauses are ignored, in minutes. */
const longestGapMinutes = 45;
/** A long leg takes minutes at the door, plus a bicycle's time; streets are longer than a straight line. */
const stopMinutes = 3;
const minutesPerKm = (60 / 15) * 1.3;
/** The range extends by so many minutes, and by a part of the remaining time. */
const spreadMinutes = 5;
const spreadPart = 0.15;
const minRangeMinutes = 15;
const roundedToMs = 5 * minuteMs;
/** A later arrival is not shown, as a time without a date would be ambiguous. */
const longestWaitMs = 12 * 60 * minuteMs;

export type RoundSoFar = {
  /** The orders on the way, in the rider's sequence. */
  stops: readonly (WayStop & { id: number })[];
  /** When the rider answered today, oldest first, in ms. */
  answered: readonly number[];
  /** The pin of the last answered stop, unless orders were taken out since. */
  lastPin: AddressPin | undefined;
  /** When the newest of the stops was taken out, in ms. */
  takenOut: number;
};

export type Arrival = { stops_before: number; from?: Date; to?: Date };

/**
 * Returns how many stops come before an order, and when it arrives; undefined if it is not on this round.
 * Leaves out the time if it is more than twelve hours away. A stop takes the median of the rider's last
 * pauses between two answers, or longer if it is far. The range begins neither before the slot nor before
 * `now` (ms).
 */
export function arrivalOf(round: RoundSoFar, id: number, now: number): Arrival | undefined {
  const { stops, answered, lastPin, takenOut } = round;
  const before = stops.findIndex((stop) => stop.id === id);
  if (before < 0) return undefined;
  const pace = paceOf(answered);
  let at = Math.max(answered.at(-1) ?? 0, takenOut);
  let pin = lastPin;
  for (const stop of stops.slice(0, before + 1)) {
    const leg = Math.max(pace, stopMinutes + km(pin, stop.pin) * minutesPerKm);
    at = Math.max(now, at + leg * minuteMs, beginOf(stop));
    pin = stop.pin ?? pin;
  }
  if (at - now > longestWaitMs) return { stops_before: before };
  const spread = spreadMinutes * minuteMs + spreadPart * (at - now);
  const earliest = up(Math.max(now, beginOf(stops[before])));
  const from = Math.max(down(at - spread), earliest);
  const to = Math.max(up(at + spread), from + minRangeMinutes * minuteMs);
  return { stops_before: before, from: new Date(from), to: new Date(to) };
}

/** The median pause between answers, in minutes. */
function paceOf(answered: readonly number[]): number {
  const gaps = answered
    .slice(1)
    .map((at, place) => (at - (answered[place] ?? at)) / minuteMs)
    .filter((gap) => gap <= longestGapMinutes)
    .slice(-10)
    .sort((one, other) => one - other);
  return gaps.length < minGaps ? typicalMinutes : (gaps[Math.floor(gaps.length / 2)] ?? typicalMinutes);
}

const beginOf = (stop: WayStop | undefined): number =>
  stop?.slot ? Date.parse(`${stop.slot.day}T00:00:00+06:00`) + stop.slot.from * minuteMs : 0;

const up = (ms: number): number => Math.ceil(ms / roundedToMs) * roundedToMs;
const down = (ms: number): number => Math.floor(ms / roundedToMs) * roundedToMs;
