import type { Viewer } from "#src/api/viewer.ts";
import { dateOf } from "#src/language/dates/dhaka.ts";
import { locale } from "#src/language/locale.ts";
import { toTaka } from "#src/language/numbers/money.ts";
import { orderNumber } from "#src/orders/order.ts";
import { type ItemRow, linePoisha } from "#src/orders/order-rows.server.ts";
import { findRiderWay, stopOrderSql } from "#src/orders/riders/rider-way.server.ts";
import { findPlace } from "#src/places/place-names.server.ts";
import { now } from "#src/platform/clock.server.ts";
import type { Queries } from "#src/platform/database/database.server.ts";
import type { ApiContext } from "#src/platform/http/api.server.ts";
import { findHandovers, readOwedPoisha } from "../cash/cash-rows.server.ts";
import type { DeliveryRound } from "./contract.ts";
import { type AnswerRow, answersOfDaySql, toGivenAnswer } from "./stop-answers.server.ts";

/** The most planned and the most ready orders that are returned. */
const maxReady = 300;

type DestinationRow = {
  id: number;
  place: string | null;
  area_en: string | null;
  area_bn: string | null;
  slot_day: string | null;
  slot_from: number | null;
  slot_to: number | null;
  address_details: string;
  total_poisha: number;
};
type StopRow = DestinationRow & {
  revision: number;
  name: string;
  mobile_no: string;
  street: string | null;
  rider_note: string | null;
  discount_poisha: number;
  items: ItemRow[] | null;
};

/** SQL: where and when an order `o` in an area `a` is delivered, and its total. */
const destinationSql = `o.id, o.place, a.name_en as area_en, a.name_bn as area_bn, o.slot_day::text, o.slot_from, o.slot_to,
  o.address_details, o.total_poisha`;

/** The viewer's whole round, for offline use. It contains only the customer data that a delivery needs. */
export async function loadRound(
  _input: object,
  { shop, viewer }: ApiContext<Viewer>,
): Promise<{ data: DeliveryRound }> {
  const { pool } = shop.database;
  const today = dateOf(now());
  const stops = await readStops(pool, viewer.id);
  const planned = await readPlanned(pool, viewer.id);
  const ready = await readReady(pool, today);
  const way = await findRiderWay(pool, viewer.id);
  const answers = await pool.query<AnswerRow>(
    `${answersOfDaySql} and d.rider_id = $2 order by d.answered_at, d.id`,
    [today, viewer.id],
  );
  return {
    data: {
      rider: { id: viewer.id, name: viewer.name },
      day: today,
      stops: way.stops.flatMap(({ id, pin, isPinUnknown }) => {
        const row = stops.find((stop) => stop.id === id);
        return row ? [{ ...toStop(row), pin, pin_unknown: isPinUnknown || undefined }] : [];
      }),
      is_moved: way.isMoved,
      planned: planned.map(toPacked),
      ready: ready.map(toPacked),
      answers: answers.rows.map(toGivenAnswer),
      handovers: await findHandovers(pool, today, viewer.id),
      cash: toTaka(await readOwedPoisha(pool, viewer.id)),
    },
  };
}

/** The rider's orders on the way, unsorted, with their items. */
async function readStops(queries: Queries, riderId: number): Promise<StopRow[]> {
  const { rows } = await queries.query<StopRow>(
    `select ${destinationSql}, o.revision, u.name, o.mobile_no, o.street, o.rider_note, o.discount_poisha,
            (select json_agg(i order by i.id) from order_items i where i.order_id = o.id) as items
     from orders o join users u on u.id = o.user_id left join delivery_areas a on a.id = o.area_id
     where o.rider_id = $1 and o.status = 'processing' and o.fulfilment = 'on_the_way'`,
    [riderId],
  );
  return rows;
}

/** Packed orders that are assigned to the rider. */
async function readPlanned(queries: Queries, riderId: number): Promise<DestinationRow[]> {
  const { rows } = await queries.query<DestinationRow>(
    `select ${destinationSql} from orders o left join delivery_areas a on a.id = o.area_id
     where o.rider_id = $1 and o.status = 'processing' and o.fulfilment = 'packed' order by ${stopOrderSql} limit ${maxReady}`,
    [riderId],
  );
  return rows;
}

/** Packed orders, and those on the way, without a rider; due by `day` or without a slot. */
async function readReady(queries: Queries, day: string): Promise<DestinationRow[]> {
  const { rows } = await queries.query<DestinationRow>(
    `select ${destinationSql} from orders o left join delivery_areas a on a.id = o.area_id
     where o.status = 'processing' and o.rider_id is null and o.fulfilment in ('packed', 'on_the_way')
       and (o.slot_day is null or o.slot_day <= $1::date) order by ${stopOrderSql} limit ${maxReady}`,
    [day],
  );
  return rows;
}

function toDestination({
  id,
  place,
  slot_day: day,
  slot_from: from,
  slot_to: to,
  address_details,
  ...area
}: DestinationRow) {
  const group = area[`area_${locale()}`] ?? findPlace(place)?.name ?? "";
  const slot = day !== null && from !== null && to !== null ? { day, from, to } : undefined;
  return { id, number: orderNumber(id), group, slot, address_details };
}

const toPacked = (row: DestinationRow) => ({ ...toDestination(row), total: toTaka(row.total_poisha) });

const toOfferShare = ({ offer_share_poisha: share, offer_share_price_poisha: price }: ItemRow) =>
  share !== null && price !== null ? { share: toTaka(share), price: toTaka(price) } : undefined;

const toStop = (row: StopRow) => ({
  ...toDestination(row),
  revision: row.revision,
  name: row.name,
  mobile_no: row.mobile_no,
  street: row.street ?? undefined,
  rider_note: row.rider_note ?? undefined,
  total: toTaka(row.total_poisha),
  discount: row.discount_poisha > 0 ? toTaka(row.discount_poisha) : undefined,
  lines: (row.items ?? []).map((item) => ({
    item: item.id,
    name: item[`name_${locale()}`],
    weight: item[`weight_${locale()}`],
    image: item.image,
    tint: item.tint,
    quantity: item.quantity,
    price: toTaka(item.price_poisha),
    total: toTaka(linePoisha(item)),
    discount: item.discount_poisha > 0 ? toTaka(item.discount_poisha) : undefined,
    offer: toOfferShare(item),
    packed_grams: item.packed_grams ?? undefined,
  })),
});
