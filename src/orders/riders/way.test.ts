import { expect, test } from "vitest";
import type { AddressPin } from "#src/places/contract.ts";
import { distanceKm, shortestWay, sortByWay, type WayStop, wayLengthKm } from "./way.ts";

/** Repeatable numbers from 0 to 1. */
function numbers(seed: number) {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

const pinsIn = (next: () => number, count: number): { pin: AddressPin }[] =>
  Array.from({ length: count }, () => ({
    pin: { latitude: 23.7 + next() / 10, longitude: 90.35 + next() / 10 },
  }));

/** Of all ways through the slots, each tried, in km. */
function shortestOfAll([here = [], ...later]: { pin: AddressPin }[][], start?: AddressPin): number {
  if (here.length === 0) return later.length > 0 ? shortestOfAll(later, start) : 0;
  let best = Number.POSITIVE_INFINITY;
  for (const [index, { pin }] of here.entries())
    best = Math.min(best, distanceKm(start, pin) + shortestOfAll([here.toSpliced(index, 1), ...later], pin));
  return best;
}

test.each([1, 2, 3, 4, 5, 6])(
  "nine stops, set %i: at most one twentieth longer than the best of all ways",
  (seed) => {
    const next = numbers(seed);
    const stops = pinsIn(next, 9);
    const start = seed % 2 === 0 ? pinsIn(next, 1)[0]?.pin : undefined;
    const way = shortestWay([stops], start);
    expect(new Set(way)).toEqual(new Set(stops));
    expect(wayLengthKm(way, start)).toBeLessThanOrEqual(1.05 * shortestOfAll([stops], start));
  },
  60_000,
);

test.each([7, 8, 9])("nine stops of two slots, set %i: as short as the best way through both", (seed) => {
  const next = numbers(seed);
  const slots = [pinsIn(next, 4), pinsIn(next, 5)];
  const start = seed === 8 ? pinsIn(next, 1)[0]?.pin : undefined;
  const way = shortestWay(slots, start);
  expect(new Set(way.slice(0, 4))).toEqual(new Set(slots[0]));
  expect(wayLengthKm(way, start)).toBeLessThanOrEqual(1.05 * shortestOfAll(slots, start));
});

test("many stops: each once, and around a circle in one go", () => {
  const around = Array.from({ length: 30 }, (_, index) => (index * 11) % 30).map((at) => ({
    at,
    pin: {
      latitude: 23.75 + Math.sin((at * Math.PI) / 15) / 20,
      longitude: 90.4 + Math.cos((at * Math.PI) / 15) / 20,
    },
  }));
  const way = shortestWay([around]);
  expect(new Set(way.map(({ at }) => at)).size).toBe(30);
  const steps = way.slice(1).map(({ at }, place) => Math.abs(at - (way[place]?.at ?? 0)));
  expect(steps.every((step) => step === 1 || step === 29)).toBe(true);
});

test("first by slot; without a pin beside those of its place, else of its area, else last; without any pins as before", () => {
  const morning = { day: "2026-11-28", from: 480, to: 720 };
  const evening = { day: "2026-11-28", from: 960, to: 1200 };
  const stop = (name: string, slot: typeof morning, latitude?: number, place = name, area = 1) => ({
    name,
    slot,
    place,
    area,
    pin: latitude === undefined ? undefined : { latitude, longitude: 90.4 },
  });
  const names = (stops: (WayStop & { name: string })[], start?: AddressPin) =>
    sortByWay(stops, start).map(({ name }) => name);
  const start = { latitude: 23.7, longitude: 90.4 };
  const stops = [
    stop("beside b", morning, undefined, "b"),
    stop("elsewhere", morning, undefined, "x", 9),
    stop("in the area", morning, undefined, "y", 2),
    stop("c", morning, 23.78, "c", 2),
    stop("b", morning, 23.74),
    stop("a", morning, 23.71),
    stop("near the end", evening, 23.79),
    stop("far from the end", evening, 23.7),
  ];
  expect(names(stops, start)).toEqual([
    "a",
    "b",
    "beside b",
    "c",
    "in the area",
    "elsewhere",
    "near the end",
    "far from the end",
  ]);
  const bare = stops.map((stop) => ({ ...stop, pin: undefined }));
  expect(names(bare)).toEqual(bare.map(({ name }) => name));
});
