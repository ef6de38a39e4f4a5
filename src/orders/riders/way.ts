import type { AddressPin } from "#src/places/contract.ts";

type Pinned = { pin: AddressPin };

/** A door that a rider goes to; `place` and `area` are ids. */
export type WayStop = {
  pin?: AddressPin | undefined;
  place: string | null;
  area: number | null;
  slot?: { day: string; from: number; to: number } | undefined;
};

/** The way is the shortest for up to this many stops; with more, it is close to the shortest within each slot. */
const maxExactStops = 9;
/** A slot with more stops is only sorted by the nearest next stop. */
const maxImprovedStops = 60;
/** The most consecutive stops that are moved together. */
const maxStretchStops = 3;
/** A smaller gain in km is a rounding error. */
const minGainKm = 1e-9;
const earthRadiusKm = 6371;

/**
 * Sorts stops by slot, and within each by the shortest way over their pins, from `start` or from the first slot's
 * best end. A stop without a pin follows the last one of its place, else of its area, else all pinned ones.
 * @param stops sorted by slot, then as they would be without pins
 */
export function sortByWay<Stop extends WayStop>(stops: readonly Stop[], start?: AddressPin): Stop[] {
  const slots = [...Map.groupBy(stops, slotKey).values()];
  const pinnedSlots = slots.map((slotStops) => slotStops.filter(isPinned));
  const way = shortestWay(pinnedSlots, start);
  return slots.flatMap((slotStops) => {
    const wayOfSlot = way.filter((stop) => slotStops.includes(stop));
    const unpinnedStops = slotStops.filter((stop) => !isPinned(stop));
    return withUnpinned(wayOfSlot, unpinnedStops);
  });
}

const slotKey = ({ slot }: WayStop): string => (slot ? `${slot.day} ${slot.from} ${slot.to}` : "");

const isPinned = <Stop extends WayStop>(stop: Stop): stop is Stop & Pinned => stop.pin !== undefined;

/** Puts each stop without a pin behind the last one of its place, else of its area, else behind all. */
function withUnpinned<Stop extends WayStop>(way: readonly Stop[], unpinned: readonly Stop[]): Stop[] {
  if (way.length === 0) return [...unpinned];
  const allStops = [...way];
  for (const stop of unpinned) {
    const samePlaceIndex = allStops.findLastIndex(({ place }) => place !== null && place === stop.place);
    const insertAfterIndex =
      samePlaceIndex >= 0
        ? samePlaceIndex
        : allStops.findLastIndex(({ area }) => area !== null && area === stop.area);
    allStops.splice(insertAfterIndex >= 0 ? insertAfterIndex + 1 : allStops.length, 0, stop);
  }
  return allStops;
}

/** The shortest open way over the stops of all slots, one slot after the other, in straight lines. */
export function shortestWay<Stop extends Pinned>(slots: readonly Stop[][], start?: AddressPin): Stop[] {
  if (slots.flat().length <= maxExactStops) return findExactWay(slots, start);
  const way: Stop[] = [];
  for (const slotStops of slots) {
    const from = way.at(-1)?.pin ?? start;
    const nearestWay = sortByNearest(slotStops, from);
    way.push(...(slotStops.length > maxImprovedStops ? nearestWay : improveWay(nearestWay, from)));
  }
  return way;
}

/** Goes from each stop to the nearest remaining one. */
function sortByNearest<Stop extends Pinned>(stops: readonly Stop[], start: AddressPin | undefined): Stop[] {
  const remainingStops = [...stops];
  const way: Stop[] = [];
  while (remainingStops.length > 0) {
    const from = way.at(-1)?.pin ?? start;
    const next = remainingStops.reduce((nearest, stop) =>
      distanceKm(from, stop.pin) < distanceKm(from, nearest.pin) ? stop : nearest,
    );
    remainingStops.splice(remainingStops.indexOf(next), 1);
    way.push(next);
  }
  return way;
}

/**
 * Finds the shortest way by dynamic programming (Held and Karp): the best rest for each set of visited stops
 * and the last of them.
 */
function findExactWay<Stop extends Pinned>(slots: readonly Stop[][], start: AddressPin | undefined): Stop[] {
  const stops = slots.flat();
  /** The slot's index of each stop. */
  const slotOf = slots.flatMap((slotStops, slot) => slotStops.map(() => slot));
  const cachedRests = new Map<string, { km: number; way: Stop[] }>();
  const findShortestRest = (visited: readonly boolean[], last: number): { km: number; way: Stop[] } => {
    const key = `${last} ${visited}`;
    const cachedRest = cachedRests.get(key);
    if (cachedRest) return cachedRest;
    const currentSlot = slotOf[visited.indexOf(false)];
    let best: { km: number; way: Stop[] } = { km: 0, way: [] };
    for (const [index, stop] of stops.entries()) {
      if (visited[index] || slotOf[index] !== currentSlot) continue;
      const onward = findShortestRest(visited.with(index, true), index);
      const length = distanceKm(stops[last]?.pin ?? start, stop.pin) + onward.km;
      if (best.way.length === 0 || length < best.km) best = { km: length, way: [stop, ...onward.way] };
    }
    cachedRests.set(key, best);
    return best;
  };
  const noneVisited = stops.map(() => false);
  // No stop has this index, so that the first leg is measured from `start`.
  const indexOfStart = -1;
  return findShortestRest(noneVisited, indexOfStart).way;
}

/** Reverses and moves stretches while that shortens the way (2-opt and or-opt). */
function improveWay<Stop extends Pinned>(initialWay: Stop[], start: AddressPin | undefined): Stop[] {
  let way = initialWay;
  for (let better: Stop[] | undefined = way; better; better = findShorterWay(way, start)) way = better;
  return way;
}

/**
 * Looks for one stretch, from index `from` to index `to`, that is better reversed or elsewhere; undefined if there
 * is none.
 */
function findShorterWay<Stop extends Pinned>(way: Stop[], start: AddressPin | undefined): Stop[] | undefined {
  const pinAt = (index: number) => (index < 0 ? start : way[index]?.pin);
  const legKm = (one: number, other: number) => distanceKm(pinAt(one), pinAt(other));
  for (let from = 0; from < way.length; from += 1)
    for (let to = from; to < way.length; to += 1) {
      const stretchLength = to - from + 1;
      const endLegsKm = legKm(from - 1, from) + legKm(to, to + 1);
      const reversedEndLegsKm = legKm(from - 1, to) + legKm(from, to + 1);
      if (reversedEndLegsKm < endLegsKm - minGainKm)
        return way.toSpliced(from, stretchLength, ...way.slice(from, to + 1).reverse());
      if (stretchLength > maxStretchStops) continue;
      const savedKm = endLegsKm - legKm(from - 1, to + 1);
      for (let target = 0; target <= way.length; target += 1) {
        if (target >= from && target <= to + 1) continue;
        const addedKm = legKm(target - 1, from) + legKm(to, target) - legKm(target - 1, target);
        if (addedKm >= savedKm - minGainKm) continue;
        const remainingWay = way.toSpliced(from, stretchLength);
        const insertIndex = target > to ? target - stretchLength : target;
        return remainingWay.toSpliced(insertIndex, 0, ...way.slice(from, to + 1));
      }
    }
  return undefined;
}

/** The length of a way in km; a leg without a known start is 0. */
export function wayLengthKm(way: readonly Pinned[], start?: AddressPin): number {
  return way.reduce((sum, { pin }, index) => sum + distanceKm(way[index - 1]?.pin ?? start, pin), 0);
}

/** The great-circle distance in km, by the haversine formula; 0 where one is unknown. */
export function distanceKm(one: AddressPin | undefined, other: AddressPin | undefined): number {
  if (!one || !other) return 0;
  /** Of two angles in degrees: the squared sine of half their difference. */
  const haversine = (from: number, to: number) => Math.sin(((to - from) * Math.PI) / 360) ** 2;
  const cosines = Math.cos((one.latitude * Math.PI) / 180) * Math.cos((other.latitude * Math.PI) / 180);
  const haversineOfWay =
    haversine(one.latitude, other.latitude) + cosines * haversine(one.longitude, other.longitude);
  return 2 * earthRadiusKm * Math.asin(Math.sqrt(haversineOfWay));
}
