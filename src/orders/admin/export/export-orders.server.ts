import sql, { raw } from "sql-template-tag";
import { toCsvLine } from "#src/api/csv-line.ts";
import type { Viewer } from "#src/api/viewer.ts";
import { record } from "#src/journal/record.server.ts";
import { kiloPrice, toTaka } from "#src/language/numbers/money.ts";
import { type OrderStatus, orderNumber } from "#src/orders/order.ts";
import { refundedSql } from "#src/orders/refunds/refund-rows.server.ts";
import { paymentRoundingSql } from "#src/orders/riders/payment-rows.server.ts";
import { cashRoundingSql } from "#src/orders/totals.ts";
import { findPlace } from "#src/places/place-names.server.ts";
import { placeText } from "#src/places/place-text.ts";
import type { Queries } from "#src/platform/database/database.server.ts";
import { createReadsFromNow, type Reads } from "#src/platform/database/reads-from-now.server.ts";
import { replicaWaits } from "#src/platform/database/replica.server.ts";
import type { ApiContext } from "#src/platform/http/api.server.ts";
import type { Csv } from "#src/platform/http/serve-download.server.ts";
import { fitsFilter, type OrderFilter } from "../order-filter.server.ts";
import { orderColumns } from "./columns.ts";

/** An order with one of its items; the item's columns are null for an order without items. */
type ExportedLine = {
  id: number;
  status: OrderStatus;
  placed_at: string;
  total_poisha: number;
  fee_poisha: number;
  /** The discount by staff, without the offer. */
  discount_poisha: number;
  refunded_poisha: number;
  rider: string | null;
  /** What makes the total whole taka. */
  rounding_poisha: number;
  /** The cash that the rider was paid; null without a rider. */
  cash_poisha: number | null;
  /** What was paid without cash. */
  other_poisha: number | null;
  offer: string | null;
  offer_code: string | null;
  offer_poisha: number;
  customer: string;
  email: string | null;
  mobile_no: string;
  address_details: string;
  place: string | null;
  sku: string | null;
  name_en: string | null;
  name_bn: string | null;
  weight_en: string | null;
  quantity: number | null;
  step_grams: number | null;
  packed_grams: number | null;
  price_poisha: number | null;
  line_poisha: number | null;
  line_discount_poisha: number | null;
};

const batchSize = 500;

/** The filtered orders as a file, newest first. The journal records the export, as it holds personal data. */
export async function exportOrders(filter: OrderFilter, { shop, viewer }: ApiContext<Viewer>): Promise<Csv> {
  const fileName = `orders-${new Date().toISOString().slice(0, 10)}.csv`;
  const { rows } = await shop.database.pool.query<{ count: number }>(
    sql`select count(*) as count from orders o where ${fitsFilter(filter)}`,
  );
  await record(shop.database.pool, viewer, {
    action: "order.exported",
    subject: { id: 0, name: fileName },
    after: { orders: rows[0]?.count ?? 0 },
  });
  return { fileName, lines: readCsvLines(filter, createReadsFromNow(shop.database, replicaWaits.long)) };
}

/** Reads `batchSize` orders per query, with the last id as cursor: no deep offset, little memory. */
async function* readCsvLines(filter: OrderFilter, reads: Reads): AsyncGenerator<string> {
  yield toCsvLine([...orderColumns]);
  for (let lastId: number | null = null; ; ) {
    const rows: ExportedLine[] = await reads((queries) => readLines(filter, lastId, queries));
    if (rows.length === 0) return;
    yield rows.map((row, index) => toCsvLine(toCells(row, rows[index - 1]?.id !== row.id))).join("");
    lastId = rows.at(-1)?.id ?? null;
  }
}

async function readLines(
  filter: OrderFilter,
  lastId: number | null,
  queries: Queries,
): Promise<ExportedLine[]> {
  // One row per item; `u` is the customer, `r` the rider, `c` the payment, `f` the offer on the order.
  const { rows } = await queries.query<ExportedLine>(
    sql`select o.id, o.status, to_char(o.created_at at time zone 'Asia/Dhaka', 'YYYY-MM-DD HH24:MI') as placed_at,
            o.total_poisha, o.fee_poisha, o.discount_poisha - o.offer_poisha as discount_poisha,
            ${raw(refundedSql("o.id"))} as refunded_poisha, r.name as rider, c.amount_poisha as cash_poisha, c.other_poisha,
            case when o.status = 'cancelled' then 0
              else coalesce(${raw(paymentRoundingSql("c"))}, ${raw(cashRoundingSql("o.total_poisha"))}) end as rounding_poisha,
            f.name_en as offer, o.offer_code, o.offer_poisha,
            u.name as customer, u.email, o.mobile_no, o.address_details, o.place, p.sku, i.name_en, i.name_bn,
            i.weight_en, i.quantity, i.step_grams, i.packed_grams, i.price_poisha,
            coalesce(i.actual_poisha, i.price_poisha * i.quantity) as line_poisha,
            i.discount_poisha as line_discount_poisha
     from (select * from orders o where ${fitsFilter(filter)} and (${lastId}::bigint is null or o.id < ${lastId})
           order by o.id desc limit ${batchSize}) o
     join users u on u.id = o.user_id left join order_items i on i.order_id = o.id
     left join users r on r.id = o.rider_id left join order_payments c on c.order_id = o.id
     left join products p on p.id = i.product_id left join offers f on f.id = o.offer_id
     order by o.id desc, i.id`,
  );
  return rows;
}

const toTakaOrNull = (poisha: number | null) => (poisha === null ? null : toTaka(poisha));

/** Sums and cash are only in an order's first line, so that the column adds up. */
function toCells(row: ExportedLine, isFirst: boolean) {
  const { total_poisha, fee_poisha, discount_poisha, refunded_poisha, cash_poisha } = row;
  const sumCells = [total_poisha, fee_poisha, discount_poisha, refunded_poisha].map(toTakaOrNull);
  const offerCells =
    row.offer === null ? noOffer : [row.offer, row.offer_code, toTakaOrNull(row.offer_poisha)];
  return [
    orderNumber(row.id),
    row.status,
    row.placed_at,
    row.customer,
    row.email,
    row.mobile_no,
    row.address_details,
    placeText(findPlace(row.place)),
    row.sku,
    row.name_en,
    row.name_bn,
    row.weight_en,
    ...toQuantityCells(row),
    toTakaOrNull(row.line_poisha),
    toTakaOrNull(row.line_discount_poisha),
    ...(isFirst ? sumCells : sumCells.map(() => null)),
    row.rider,
    isFirst ? toTakaOrNull(cash_poisha) : null,
    ...(isFirst ? offerCells : noOffer),
    isFirst ? toTaka(row.rounding_poisha) : null,
    isFirst ? toTakaOrNull(row.other_poisha) : null,
  ];
}

const noOffer = [null, null, null];

/** Quantity, unit and unit price; in kilos if sold by weight, packed or else ordered. */
function toQuantityCells({
  quantity,
  step_grams: stepGrams,
  packed_grams: packedGrams,
  price_poisha,
}: ExportedLine) {
  const price = toTakaOrNull(price_poisha);
  if (quantity === null || price === null) return [null, null, null];
  if (stepGrams === null) return [quantity, "piece", price];
  return [(packedGrams ?? stepGrams * quantity) / 1000, "kg", kiloPrice({ price, stepGrams })];
}
