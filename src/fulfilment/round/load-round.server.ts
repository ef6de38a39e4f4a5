import type { Viewer } from "#src/api/viewer.ts";
import { dateOf } from "#src/language/dates/dhaka.ts";
import { locale } from "#src/language/locale.ts";
import { toTaka } from "#src/language/numbers/money.ts";
import { orderNumber } from "#src/orders/order.ts";
import { type ItemRow, linePoisha } from "#src/orders/order-rows.server.ts";
import { wayOfRider, withoutPins } from "#src/orders/riders/rider-way.server.ts";
import { placeNamed } from "#src/places/place-names.server.ts";
import { now } from "#src/platform/clock.server.ts";
import type { ApiContext } from "#src/platform/http/api.server.ts";
import { handoversOf, owedPoisha } from "../cash/cash-rows.server.ts";
import type { DeliveryRound } from "./contract.ts";
import { type AnswerRow, answersOfDay, toGivenAnswer } from "./stop-answers.server.ts";

const maxReady = 300;

type WhereToRow = {
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
type StopRow = WhereToRow & {
  revision: number;
  name: string;
  mobile_no: string;
  street: string | null;
  rider_note: string | null;
  discount_poisha: number;
  items: ItemRow[] | null;
};

/** SQL: the destination of an order `o` in an area `a`. */
const whereTo = `o.id, o.place, a.name_en as area_en, a.name_bn as area_bn, o.slot_day::text, o.slot_from, o.slot_to,
  o.address_details, o.total_poisha`;

/** The viewer's whole round, for offline use. It contains only the customer data that a delivery needs. */
export async function loadRound(
  _input: object,
  { shop, viewer }: ApiContext<Viewer>,
): Promise<{ data: DeliveryRound }> {
  const { pool } = shop.database;
  const today = dateOf(now());
  const stops = await pool.query<StopRow>(
    `select ${whereTo}, o.revision, u.name, o.mobile_no, o.street, o.rider_note, o.discount_poisha,
            (select json_agg(i order by i.id) from order_items i where i.order_id = o.id) as items
     from orders o join users u on u.id = o.user_id left join delivery_areas a on a.id = o.area_id
     where o.rider_id = $1 and o.status = 'processing' and o.fulfilment = 'on_the_way'`,
    [viewer.id],
  );
  const planned = await pool.query<WhereToRow>(
    `select ${whereTo} from orders o left join delivery_areas a on a.id = o.area_id
     where o.rider_id = $1 and o.status = 'processing' and o.fulfilment = 'packed' order by ${withoutPins} limit ${maxReady}`,
    [viewer.id],
  );
  const ready = await pool.query<WhereToRow>(
    `select ${whereTo} from orders o left join delivery_areas a on a.id = o.area_id
     where o.status = 'processing' and o.rider_id is null and o.fulfilment in ('packed', 'on_the_way')
       and (o.slot_day is null or o.slot_day <= $1::date) order by ${withoutPins} limit ${maxReady}`,
    [today],
  );
  const way = await wayOfRider(pool, viewer.id);
  const answers = await pool.query<AnswerRow>(
    `${answersOfDay} and d.rider_id = $2 order by d.answered_at, d.id`,
    [today, viewer.id],
  );
  return {
    data: {
      rider: { id: viewer.id, name: viewer.name },
      day: today,
      stops: way.stops.flatMap(({ id, pin, isPinUnknown }) => {
        const row = stops.rows.find((row) => row.id === id);
        return row ? [{ ...toStop(row), pin, pin_unknown: isPinUnknown || undefined }] : [];
      }),
      is_moved: way.isMoved,
      planned: planned.rows.map(toPacked),
      ready: ready.rows.map(toPacked),
      answers: answers.rows.map(toGivenAnswer),
      handovers: await handoversOf(pool, today, viewer.id),
      cash: toTaka(await owedPoisha(pool, viewer.id)),
    },
  };
}

function whereOf({
  id,
  place,
  slot_day: day,
  slot_from: from,
  slot_to: to,
  address_details,
  ...area
}: WhereToRow) {
  const group = area[`area_${locale()}`] ?? placeNamed(place)?.name ?? "";
  const slot = day !== null && from !== null && to !== null ? { day, from, to } : undefined;
  return { id, number: orderNumber(id), group, slot, address_details };
}

const toPacked = (row: WhereToRow) => ({ ...whereOf(row), total: toTaka(row.total_poisha) });

const offerOf = ({ offer_share_poisha: share, offer_share_price_poisha: price }: ItemRow) =>
  share !== null && price !== null ? { share: toTaka(share), price: toTaka(price) } : undefined;

const toStop = (row: StopRow) => ({
  ...whereOf(row),
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
    offer: offerOf(item),
    packed_grams: item.packed_grams ?? undefined,
  })),
});
