import type { AddressPin } from "#src/places/contract.ts";
import { distanceKm, type WayStop } from "./way.ts";

const minuteMs = 60_000;
/** Minutes per stop until the rider has made `minPauses` pauses today. */
const typicalMinutes = 8;
/** The fewest pauses between answers that tell the rider's pace. */
const minPauses = 3;
/** The most recent pauses, of which the median is taken. */
const maxPauses = 10;
/** Longer pauses are ignored, in minutes. */
const longestPauseMinutes = 45;
/** Minutes to hand over the goods. */
const handoverMinutes = 3;
/** A bicycle at 15 km/h; streets are 1.3 times as long as a straight line. */
const minutesPerKm = (60 / 15) * 1.3;
/** The range extends to both sides by these minutes, and by `spreadFraction`. */
const spreadMinutes = 5;
/** The part of the remaining time by which the range extends to both sides, too. */
const spreadFraction = 0.15;
const minRangeMinutes = 15;
const roundingMs = 5 * minuteMs;
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
export function estimateArrival(round: RoundSoFar, id: number, now: number): Arrival | undefined {
  const { stops, answered, lastPin, takenOut } = round;
  const stopsBefore = stops.findIndex((stop) => stop.id === id);
  if (stopsBefore < 0) return undefined;
  const paceMinutes = findMedianPaceMinutes(answered);
  /** When the rider is at the stop that the loop has reached; at first, when they left for the next one. */
  let arrivalMs = Math.max(answered.at(-1) ?? 0, takenOut);
  let pin = lastPin;
  for (const stop of stops.slice(0, stopsBefore + 1)) {
    const legMinutes = Math.max(paceMinutes, handoverMinutes + distanceKm(pin, stop.pin) * minutesPerKm);
    arrivalMs = Math.max(now, arrivalMs + legMinutes * minuteMs, findSlotBeginMs(stop));
    pin = stop.pin ?? pin;
  }
  if (arrivalMs - now > longestWaitMs) return { stops_before: stopsBefore };
  const spreadMs = spreadMinutes * minuteMs + spreadFraction * (arrivalMs - now);
  const earliestMs = roundUpMs(Math.max(now, findSlotBeginMs(stops[stopsBefore])));
  const fromMs = Math.max(roundDownMs(arrivalMs - spreadMs), earliestMs);
  const toMs = Math.max(roundUpMs(arrivalMs + spreadMs), fromMs + minRangeMinutes * minuteMs);
  return { stops_before: stopsBefore, from: new Date(fromMs), to: new Date(toMs) };
}

/** The median of the last pauses between answers, in minutes; `typicalMinutes` if there are too few. */
function findMedianPaceMinutes(answered: readonly number[]): number {
  const pauses = answered
    .slice(1)
    .map((answeredMs, index) => (answeredMs - (answered[index] ?? answeredMs)) / minuteMs)
    .filter((pause) => pause <= longestPauseMinutes)
    .slice(-maxPauses)
    .sort((one, other) => one - other);
  return pauses.length < minPauses
    ? typicalMinutes
    : (pauses[Math.floor(pauses.length / 2)] ?? typicalMinutes);
}

const findSlotBeginMs = (stop: WayStop | undefined): number =>
  stop?.slot ? Date.parse(`${stop.slot.day}T00:00:00+06:00`) + stop.slot.from * minuteMs : 0;

const roundUpMs = (ms: number): number => Math.ceil(ms / roundingMs) * roundingMs;
const roundDownMs = (ms: number): number => Math.floor(ms / roundingMs) * roundingMs;
