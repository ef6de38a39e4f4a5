import { expect, test } from "vitest";
import { estimateArrival, type RoundSoFar } from "./estimate-arrival.ts";

const minute = 60_000;
const at = (clock: string) => Date.parse(`2026-11-28T${clock}:00+06:00`);
const clock = (date: Date | undefined) =>
  date && new Date(date.getTime() + 360 * minute).toISOString().slice(11, 16);
const slot = { day: "2026-11-28", from: 16 * 60, to: 20 * 60 };

function round(
  more: Partial<RoundSoFar> = {},
  slots: (typeof slot)[] = [slot, slot, slot, slot],
): RoundSoFar {
  const stops = slots.map((slot, place) => ({ id: place + 1, place: null, area: null, slot }));
  return { stops, answered: [], lastPin: undefined, takenOut: at("18:00"), ...more };
}

const read = (soFar: RoundSoFar, id: number, now: number) => {
  const arrival = estimateArrival(soFar, id, now);
  return arrival && [arrival.stops_before, clock(arrival.from), clock(arrival.to)];
};

test("a stop takes 8 minutes, until three pauses between answers tell the rider's pace", () => {
  expect(read(round(), 1, at("18:00"))).toEqual([0, "18:00", "18:15"]);
  expect(read(round(), 4, at("18:00"))).toEqual([3, "18:20", "18:45"]);
  const answered = ["17:00", "17:20", "17:40", "18:00"].map(at);
  expect(read(round({ answered }), 4, at("18:00"))).toEqual([3, "19:00", "19:40"]);
  // A meal is no pace.
  const rested = ["15:00", "17:20", "17:40", "18:00"].map(at);
  expect(read(round({ answered: rested }), 4, at("18:00"))).toEqual([3, "18:20", "18:45"]);
});

test("far doors take longer", () => {
  const pin = (latitude: number) => ({ latitude, longitude: 90.4 });
  const far = round({ lastPin: pin(23.7) });
  const stops = far.stops.map((stop) => ({ ...stop, pin: pin(23.745) }));
  // 5 km: 3 minutes at the door, and 26 on the way.
  expect(read({ ...far, stops }, 1, at("18:00"))).toEqual([0, "18:15", "18:40"]);
});

test("the range begins neither before now nor before the slot, and no time is given for one too far away", () => {
  expect(read(round(), 1, at("19:02"))).toEqual([0, "19:05", "19:20"]);
  expect(read(round({ takenOut: at("15:00") }), 1, at("15:01"))).toEqual([0, "16:00", "16:15"]);
  const tomorrow = { ...slot, day: "2026-11-29" };
  expect(read(round({}, [slot, tomorrow]), 2, at("18:00"))).toEqual([1, undefined, undefined]);
  expect(read(round(), 1, at("23:50"))).toEqual([0, "23:50", "00:05"]);
  expect(read(round(), 9, at("18:00"))).toBeUndefined();
});
