import type { Viewer } from "../../../api/viewer.ts";
import { record } from "../../../journal/record.server.ts";
import { toTaka } from "../../../language/numbers/money.ts";
import { placeNamed } from "../../../places/place-names.server.ts";
import { placeText } from "../../../places/place-text.ts";
import type { ApiContext } from "../../../platform/http/api.server.ts";
import { type Csv, csvLine } from "../../../platform/http/serve-download.server.ts";
import type { Shop } from "../../../platform/shop.server.ts";
import { type OrderStatus, orderNumber } from "../../order.ts";
import { refundedOf } from "../../refunds/refund-rows.server.ts";
import { filterValues, fitsFilter, type OrderFilter } from "../order-filter.server.ts";
import { orderColumns } from "./columns.ts";

type ExportedLine = {
  id: number;
  status: OrderStatus;
  placed_at: string;
  total_poisha: number;
  fee_poisha: number;
  discount_poisha: number;
  refunded_poisha: number;
  customer: string;
  email: string;
  mobile_no: string;
  address_details: string;
  place: string | null;
  sku: string | null;
  name_en: string | null;
  name_bn: string | null;
  weight_en: string | null;
  quantity: number | null;
  price_poisha: number | null;
  line_poisha: number | null;
};

const ordersAtOnce = 500;

/** The orders of a list as a file, the newest first. That and how many left the shop is in the journal: they hold personal data. */
export async function exportOrders(filter: OrderFilter, { shop, viewer }: ApiContext<Viewer>): Promise<Csv> {
  const fileName = `orders-${new Date().toISOString().slice(0, 10)}.csv`;
  const { rows } = await shop.database.pool.query<{ count: number }>(
    `select count(*) as count from orders o where ${fitsFilter(filter.search ?? "")}`,
    filterValues(filter),
  );
  await record(shop.database.pool, viewer, {
    action: "order.exported",
    subject: { id: 0, name: fileName },
    after: { orders: rows[0]?.count ?? 0 },
  });
  return { fileName, lines: linesOf(filter, shop) };
}

/** Some hundred orders at a time, by the id of the last one: no deep offset, and no more in memory than that. */
async function* linesOf(filter: OrderFilter, { database }: Shop): AsyncGenerator<string> {
  yield csvLine([...orderColumns]);
  for (let last: number | null = null; ; ) {
    const rows: ExportedLine[] = await readLines(filter, last, database.pool);
    if (rows.length === 0) return;
    yield rows.map((row, at) => csvLine(cellsOf(row, rows[at - 1]?.id !== row.id))).join("");
    last = rows.at(-1)?.id ?? null;
  }
}

async function readLines(
  filter: OrderFilter,
  last: number | null,
  pool: Shop["database"]["pool"],
): Promise<ExportedLine[]> {
  const { rows } = await pool.query<ExportedLine>(
    `select o.id, o.status, to_char(o.created_at at time zone 'Asia/Dhaka', 'YYYY-MM-DD HH24:MI') as placed_at,
            o.total_poisha, o.fee_poisha, o.discount_poisha, ${refundedOf("o.id")} as refunded_poisha, u.name as customer, u.email, o.mobile_no, o.address_details, o.place, p.sku, i.name_en, i.name_bn,
            i.weight_en, i.quantity, i.price_poisha, coalesce(i.actual_poisha, i.price_poisha * i.quantity) as line_poisha
     from (select * from orders o where ${fitsFilter(filter.search ?? "")} and ($12::bigint is null or o.id < $12)
           order by o.id desc limit ${ordersAtOnce}) o
     join users u on u.id = o.user_id left join order_items i on i.order_id = o.id
     left join products p on p.id = i.product_id order by o.id desc, i.id`,
    [...filterValues(filter), last],
  );
  return rows;
}

const taka = (poisha: number | null) => (poisha === null ? null : toTaka(poisha));

/** Total, fee, discount and what was refunded stand on the order's first line alone, so that a sum over the column is right. */
function cellsOf(row: ExportedLine, isFirst: boolean) {
  return [
    ...[orderNumber(row.id), row.status, row.placed_at, row.customer, row.email, row.mobile_no],
    ...[
      row.address_details,
      placeText(placeNamed(row.place)),
      row.sku,
      row.name_en,
      row.name_bn,
      row.weight_en,
      row.quantity,
    ],
    ...[taka(row.price_poisha), taka(row.line_poisha)],
    ...[row.total_poisha, row.fee_poisha, row.discount_poisha, row.refunded_poisha].map((sum) =>
      isFirst ? toTaka(sum) : null,
    ),
  ];
}
