import { LRUCache } from "lru-cache";
import { createPinFinder } from "#src/identity/addresses/address-pins.server.ts";
import { dateOf } from "#src/language/dates/dhaka.ts";
import type { AddressPin } from "#src/places/contract.ts";
import { now } from "#src/platform/clock.server.ts";
import type { Queries } from "#src/platform/database/database.server.ts";
import type { RoundSoFar } from "./estimate-arrival.ts";
import { sortByWay, type WayStop } from "./way.ts";

/** An order on the way; `area` and `place` are ids, the slot is null without one. */
type WayRow = {
  id: number;
  user_id: number;
  address_details: string;
  place: string | null;
  area: number | null;
  slot_day: string | null;
  slot_from: number | null;
  slot_to: number | null;
  stop_position: number | null;
  taken_out: Date | null;
};
type AnsweredRow = Pick<WayRow, "user_id" | "address_details" | "place"> & { answered_at: Date };

export type RiderWay = Omit<RoundSoFar, "stops"> & {
  stops: (WayStop & { id: number; isPinUnknown: boolean })[];
  /** Whether the rider has reordered the stops. Their order is then kept; a new stop follows those of its slot. */
  isMoved: boolean;
};

/** SQL: how stops of orders `o` are sorted without pins. */
export const stopOrderSql =
  "o.slot_day, o.slot_from, o.slot_to, o.area_id nulls last, o.place nulls last, coalesce(o.street, o.address_details), o.id";

/** Returns a rider's stops in order, and today's progress. */
export async function findRiderWay(queries: Pick<Queries, "query">, rider: number): Promise<RiderWay> {
  const rows = await findStops(queries, rider);
  const answers = await findTodaysAnswers(queries, rider);
  const users = [...rows, ...answers].map(({ user_id }) => user_id);
  const pinAt = await createPinFinder(queries, [...new Set(users)]);
  const stops = rows.map((row) => {
    const foundPin = pinAt(row);
    return { ...row, pin: foundPin?.pin, isPinUnknown: foundPin === undefined, slot: toSlot(row) };
  });
  const answered = answers.map(({ answered_at }) => answered_at.getTime());
  const takenOut = Math.max(0, ...rows.map(({ taken_out }) => taken_out?.getTime() ?? 0));
  const lastAnswer = answers.at(-1);
  // A rider who has taken orders out since the last answer starts from the shop.
  const lastPin =
    lastAnswer && takenOut < lastAnswer.answered_at.getTime() ? pinAt(lastAnswer)?.pin : undefined;
  const movedStops = stops
    .filter(({ stop_position }) => stop_position !== null)
    .sort((one, other) => (one.stop_position ?? 0) - (other.stop_position ?? 0));
  const unmovedStops = stops.filter(({ stop_position }) => stop_position === null);
  const startPin = movedStops.findLast(({ pin }) => pin)?.pin ?? lastPin;
  return {
    stops: withAdded(movedStops, sortByRememberedWay(unmovedStops, startPin)),
    isMoved: movedStops.length > 0,
    answered,
    lastPin,
    takenOut,
  };
}

/** The rider's orders on the way, sorted as they would be without pins. */
async function findStops(queries: Pick<Queries, "query">, rider: number): Promise<WayRow[]> {
  const { rows } = await queries.query<WayRow>(
    `select o.id, o.user_id, o.address_details, o.place, o.area_id as area, o.slot_day::text, o.slot_from, o.slot_to, o.stop_position,
            (select max(s.created_at) from order_steps s where s.order_id = o.id and s.to_fulfilment = 'on_the_way') as taken_out
     from orders o where o.rider_id = $1 and o.status = 'processing' and o.fulfilment = 'on_the_way' order by ${stopOrderSql}`,
    [rider],
  );
  return rows;
}

/** The rider's answers of today in Dhaka, oldest first. */
async function findTodaysAnswers(queries: Pick<Queries, "query">, rider: number): Promise<AnsweredRow[]> {
  const { rows } = await queries.query<AnsweredRow>(
    `select o.user_id, o.address_details, o.place, d.answered_at from stop_answers d join orders o on o.id = d.order_id
     where d.rider_id = $1 and not d.is_late and d.answered_at >= $2::date::timestamp at time zone 'Asia/Dhaka'
     order by d.answered_at, d.id`,
    [rider, dateOf(now())],
  );
  return rows;
}

/** Puts each added stop behind those whose time begins no later than its own. */
function withAdded<Stop extends WayStop>(stops: readonly Stop[], addedStops: readonly Stop[]): Stop[] {
  const way = [...stops];
  for (const stop of addedStops) {
    const lastIndex = way.findLastIndex((other) => slotSortKey(other) <= slotSortKey(stop));
    way.splice(lastIndex + 1, 0, stop);
  }
  return way;
}

/** A text that sorts by day and time; stops without a time are last. */
const slotSortKey = ({ slot }: WayStop) => (slot ? `${slot.day} ${String(slot.from).padStart(4, "0")}` : "9");

/** The stops' ids in the last computed ways, by their input: customers request the same one every few seconds. */
const cachedWays = new LRUCache<string, number[]>({ max: 200 });

/** Sorts stops like `sortByWay`, from the cache if possible. */
function sortByRememberedWay<Stop extends WayStop & { id: number }>(
  stops: Stop[],
  start: AddressPin | undefined,
): Stop[] {
  const keyParts = stops.map(({ id, pin, place, area, slot }) => [id, pin, place, area, slot]);
  const key = JSON.stringify([keyParts, start]);
  const ids = cachedWays.get(key) ?? sortByWay(stops, start).map(({ id }) => id);
  cachedWays.set(key, ids);
  return ids.flatMap((id) => stops.find((stop) => stop.id === id) ?? []);
}

const toSlot = ({ slot_day: day, slot_from: from, slot_to: to }: WayRow) =>
  day !== null && from !== null && to !== null ? { day, from, to } : undefined;
