import { dateOf } from "../language/dates/dhaka.ts";
import { locale } from "../language/locale.ts";
import { toTaka } from "../language/numbers/money.ts";
import { findPlace } from "../places/place-names.server.ts";
import { now } from "../platform/clock.server.ts";
import type { ApiContext } from "../platform/http/api.server.ts";
import type { ShopDetails } from "../platform/settings/shop-details.server.ts";
import type { Shop } from "../platform/shop.server.ts";
import type { Deliveries, DeliveryOffer } from "./contract.ts";
import { findFirstOpenSlot } from "./line/line-text.ts";
import {
  closingTimeMs,
  isOnWeekday,
  listDays,
  type SlotRow,
  slotState,
  slotsOfAreaSql,
} from "./slot-rows.server.ts";

/** The terms of a place, in poisha; `area` is null if it is not served. */
export type DeliveryTerms = {
  has_areas: boolean;
  area: {
    id: number;
    name_en: string;
    name_bn: string;
    fee_poisha: number;
    free_from_poisha: number | null;
    min_order_poisha: number | null;
    brings_perishables: boolean;
    slots: SlotRow[];
  } | null;
};

/** The lowest delivery fee of all areas, in taka; undefined without areas. */
export async function findLowestFee({ database }: Pick<Shop, "database">): Promise<number | undefined> {
  const { rows } = await database.pool.query<{ lowest: number | null }>(
    "select min(fee_poisha)::int as lowest from delivery_areas",
  );
  const lowest = rows[0]?.lowest ?? undefined;
  return lowest === undefined ? undefined : toTaka(lowest);
}

/** SQL: area `a` as one JSON object, its slots with their days from $2 to $3. */
const areaJsonSql = `json_build_object(
  'id', a.id, 'name_en', a.name_en, 'name_bn', a.name_bn, 'fee_poisha', a.fee_poisha,
  'free_from_poisha', a.free_from_poisha, 'min_order_poisha', a.min_order_poisha,
  'brings_perishables', a.brings_perishables, 'slots', ${slotsOfAreaSql})`;

/** The current terms of a place, with the orders taken in the next days. */
export async function findTerms(
  place: string | undefined,
  { database }: Pick<Shop, "database">,
): Promise<DeliveryTerms> {
  const days = listDays(dateOf(now()));
  const { rows } = await database.pool.query<DeliveryTerms>({
    name: "delivery-terms",
    text: `select exists (select from delivery_areas) as has_areas,
                  (select ${areaJsonSql}
                   from delivery_area_places p join delivery_areas a on a.id = p.area_id where p.place = $1) as area`,
    values: [place ?? null, days[0], days.at(-1)],
  });
  return rows[0] as DeliveryTerms;
}

/** The terms in the API's form, in the language of the request. Slots on closed days are closed. */
export function toDeliveryOffer(
  place: string,
  { has_areas, area }: DeliveryTerms,
  shop: ShopDetails,
): DeliveryOffer {
  const currentTime = now();
  const isClosed = (day: string) =>
    shop.closed_from !== null && shop.back_on !== null && shop.closed_from <= day && day < shop.back_on;
  const findSlots = (day: string) =>
    (area?.slots ?? [])
      .filter((slot) => isOnWeekday(slot, day))
      .map((slot) => ({
        id: slot.id,
        from: slot.from,
        to: slot.to,
        state: isClosed(day) ? ("closed" as const) : slotState(slot, day, currentTime),
        until: new Date(closingTimeMs(slot, day)).toISOString(),
      }));
  const days = area ? listDays(dateOf(currentTime)).map((day) => ({ day, slots: findSlots(day) })) : [];
  return {
    places_open: has_areas,
    place: findPlace(place),
    area: area ? toOfferedArea(area) : undefined,
    days: days.filter(({ slots }) => slots.length > 0),
  };
}

const toOfferedArea = (area: NonNullable<DeliveryTerms["area"]>): DeliveryOffer["area"] => ({
  id: area.id,
  name: area[`name_${locale()}`],
  fee: toTaka(area.fee_poisha),
  free_from: area.free_from_poisha === null ? undefined : toTaka(area.free_from_poisha),
  min_order: area.min_order_poisha === null ? undefined : toTaka(area.min_order_poisha),
  perishables: area.brings_perishables ? undefined : false,
});

/** The delivery to one place; see `showDelivery` in contract.ts. */
export async function findDelivery(
  { place }: { place: string },
  { shop }: ApiContext,
): Promise<{ data: DeliveryOffer }> {
  return { data: toDeliveryOffer(place, await findTerms(place, shop), await shop.details.current()) };
}

/** Fee and first free slot of each place that is served. */
export async function findDeliveries(
  { places }: { places: string[] },
  { shop }: ApiContext,
): Promise<{ data: Deliveries }> {
  const days = listDays(dateOf(now()));
  const { rows } = await shop.database.pool.query<{ place: string } & Pick<DeliveryTerms, "area">>(
    `select p.place, ${areaJsonSql} as area
     from delivery_area_places p join delivery_areas a on a.id = p.area_id where p.place = any($1::text[])`,
    [places, days[0], days.at(-1)],
  );
  const details = await shop.details.current();
  return {
    data: {
      places_open: rows.length > 0 || (await findLowestFee(shop)) !== undefined,
      places: rows.map(({ place, area }) => {
        const offer = toDeliveryOffer(place, { has_areas: true, area }, details);
        return { place, fee: offer.area?.fee ?? 0, slot: findFirstOpenSlot(offer) };
      }),
    },
  };
}
