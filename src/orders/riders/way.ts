import type { AddressPin } from "#src/places/contract.ts";

type Pinned = { pin: AddressPin };

export type WayStop = {
  pin?: AddressPin | undefined;
  place: string | null;
  area: number | null;
  slot?: { day: string; from: number; to: number } | undefined;
};

/** The way is the shortest for up to this many stops; with more, it is close to the shortest within each slot. */
const exactUpTo = 9;
/** A slot with more stops is only sorted by the nearest next stop. */
const improvedUpTo = 60;
/** The most consecutive stops that are moved together. */
const longestStretch = 3;
const earthKm = 6371;

/**
 * The stops by slot, and within each by the shortest way over their pins, from `start` or from the first slot's best end. One
 * without a pin follows the last one of its place, else of its area, else all pinned ones.
 * @param stops by slot, then as they would be without pins
 */
export function byWay<Stop extends WayStop>(stops: readonly Stop[], start?: AddressPin): Stop[] {
  const slots = [...Map.groupBy(stops, timeOf).values()];
  const way = shortestWay(
    slots.map((here) => here.filter(isPinned)),
    start,
  );
  return slots.flatMap((here) =>
    withUnpinned(
      way.filter((stop) => here.includes(stop)),
      here.filter((stop) => !isPinned(stop)),
    ),
  );
}

const timeOf = ({ slot }: WayStop): string => (slot ? `${slot.day} ${slot.from} ${slot.to}` : "");

const isPinned = <Stop extends WayStop>(stop: Stop): stop is Stop & Pinned => stop.pin !== undefined;

function withUnpinned<Stop extends WayStop>(way: readonly Stop[], unpinned: readonly Stop[]): Stop[] {
  if (way.length === 0) return [...unpinned];
  const all = [...way];
  for (const stop of unpinned) {
    const beside = all.findLastIndex(({ place }) => place !== null && place === stop.place);
    const near = beside >= 0 ? beside : all.findLastIndex(({ area }) => area !== null && area === stop.area);
    all.splice(near >= 0 ? near + 1 : all.length, 0, stop);
  }
  return all;
}

/** The shortest open way over the stops of all slots, one slot after the other, in straight lines. */
export function shortestWay<Stop extends Pinned>(slots: readonly Stop[][], start?: AddressPin): Stop[] {
  if (slots.flat().length <= exactUpTo) return shortest(slots, start);
  const way: Stop[] = [];
  for (const here of slots) {
    const from = way.at(-1)?.pin ?? start;
    const first = nearestFirst(here, from);
    way.push(...(here.length > improvedUpTo ? first : improved(first, from)));
  }
  return way;
}

function nearestFirst<Stop extends Pinned>(stops: readonly Stop[], start: AddressPin | undefined): Stop[] {
  const left = [...stops];
  const way: Stop[] = [];
  while (left.length > 0) {
    const from = way.at(-1)?.pin ?? start;
    const next = left.reduce((near, stop) => (km(from, stop.pin) < km(from, near.pin) ? stop : near));
    left.splice(left.indexOf(next), 1);
    way.push(next);
  }
  return way;
}

/**
 * Finds the shortest way by dynamic programming (Held and Karp): the best rest for each set of visited stops
 * and the last of them.
 */
function shortest<Stop extends Pinned>(slots: readonly Stop[][], start: AddressPin | undefined): Stop[] {
  const stops = slots.flat();
  const slotOf = slots.flatMap((here, slot) => here.map(() => slot));
  const known = new Map<string, { km: number; way: Stop[] }>();
  const rest = (done: readonly boolean[], last: number): { km: number; way: Stop[] } => {
    const key = `${last} ${done}`;
    const found = known.get(key);
    if (found) return found;
    const slot = slotOf[done.indexOf(false)];
    let best: { km: number; way: Stop[] } = { km: 0, way: [] };
    for (const [index, stop] of stops.entries()) {
      if (done[index] || slotOf[index] !== slot) continue;
      const onward = rest(done.with(index, true), index);
      const length = km(stops[last]?.pin ?? start, stop.pin) + onward.km;
      if (best.way.length === 0 || length < best.km) best = { km: length, way: [stop, ...onward.way] };
    }
    known.set(key, best);
    return best;
  };
  return rest(
    stops.map(() => false),
    -1,
  ).way;
}

/** Reverses and moves stretches while that shortens the way (2-opt and or-opt). */
function improved<Stop extends Pinned>(first: Stop[], start: AddressPin | undefined): Stop[] {
  let way = first;
  for (let better: Stop[] | undefined = way; better; better = shorter(way, start)) way = better;
  return way;
}

function shorter<Stop extends Pinned>(way: Stop[], start: AddressPin | undefined): Stop[] | undefined {
  const at = (place: number) => (place < 0 ? start : way[place]?.pin);
  const least = 1e-9;
  for (let from = 0; from < way.length; from += 1)
    for (let to = from; to < way.length; to += 1) {
      const ends = km(at(from - 1), at(from)) + km(at(to), at(to + 1));
      if (km(at(from - 1), at(to)) + km(at(from), at(to + 1)) < ends - least)
        return way.toSpliced(from, to - from + 1, ...way.slice(from, to + 1).reverse());
      if (to - from >= longestStretch) continue;
      const saved = ends - km(at(from - 1), at(to + 1));
      for (let place = 0; place <= way.length; place += 1) {
        if (place >= from && place <= to + 1) continue;
        const gap = km(at(place - 1), at(place));
        if (km(at(place - 1), at(from)) + km(at(to), at(place)) - gap < saved - least) {
          const rest = way.toSpliced(from, to - from + 1);
          const moved = place > to ? place - (to - from + 1) : place;
          return rest.toSpliced(moved, 0, ...way.slice(from, to + 1));
        }
      }
    }
  return undefined;
}

/** The length of a way in km; a leg without a known start is 0. */
export function lengthOf(way: readonly Pinned[], start?: AddressPin): number {
  return way.reduce((sum, { pin }, place) => sum + km(way[place - 1]?.pin ?? start, pin), 0);
}

/** The great-circle distance in km; 0 where one is unknown. */
export function km(one: AddressPin | undefined, other: AddressPin | undefined): number {
  if (!one || !other) return 0;
  const half = (from: number, to: number) => Math.sin(((to - from) * Math.PI) / 360) ** 2;
  const cosines = Math.cos((one.latitude * Math.PI) / 180) * Math.cos((other.latitude * Math.PI) / 180);
  const h = half(one.latitude, other.latitude) + cosines * half(one.longitude, other.longitude);
  return 2 * earthKm * Math.asin(Math.sqrt(h));
}
