import type { z } from "zod";
import { Problem } from "../../api/problem.ts";
import { m } from "../../language/messages.ts";
import { toPoisha } from "../../language/money.ts";
import type { ApiContext } from "../../platform/http/api.server.ts";
import type { AdminProduct } from "./contract.ts";
import { type AdminProductRecord, adminProductColumns, toAdminProduct } from "./product-row.server.ts";
import type { productChange } from "./schemas.ts";

type CheckedChange = z.output<typeof productChange>;

/**
 * Changes the named fields in one statement, which applies only while each figure still equals its `was`. Refuses an unknown
 * product; with `changed` and the present row, a change made from an outdated figure; and an original price that is not above the
 * price.
 */
export async function changeProduct(
  change: CheckedChange,
  { shop }: ApiContext,
): Promise<{ data: AdminProduct }> {
  const { pool } = shop.database;
  const { rows } = await pool.query<AdminProductRecord>(guardedUpdate, valuesOf(change));
  if (rows[0]) return { data: toAdminProduct(rows[0]) };
  const found = await pool.query<AdminProductRecord>(
    `select ${adminProductColumns} from products p join categories c on c.id = p.category_id where p.id = $1`,
    [change.id],
  );
  if (!found.rows[0]) throw new Problem("not_found", m.product_not_found());
  const now = toAdminProduct(found.rows[0]);
  const { price, originalPrice } = { ...now, ...figuresOf(change) };
  if (isUntouched(now, change) && originalPrice !== null && originalPrice <= price) {
    const errors = { originalPrice: m.admin_order_original_price_too_low() };
    throw new Problem("invalid_fields", errors.originalPrice, { errors });
  }
  throw new Problem("changed", m.admin_product_changed_meanwhile(), { details: { now } });
}

const guardedUpdate = `with p as (
    update products set
      price_poisha = coalesce($2, price_poisha),
      original_price_poisha = case when $4 then $5 else original_price_poisha end,
      stock = case when $7 then $8 else stock end,
      is_featured = coalesce($10, is_featured),
      is_new_arrival = coalesce($11, is_new_arrival),
      is_top_selling = coalesce($12, is_top_selling),
      updated_at = now()
    where id = $1
      and ($2::bigint is null or price_poisha = $3)
      and (not $4 or original_price_poisha is not distinct from $6)
      and (not $7 or stock is not distinct from $9)
      and coalesce(case when $4 then $5 else original_price_poisha end > coalesce($2, price_poisha), true)
    returning *
  )
  select ${adminProductColumns} from p join categories c on c.id = p.category_id`;

const valuesOf = ({ id, was = {}, ...change }: CheckedChange) => [
  id,
  poisha(change.price),
  poisha(was.price),
  change.originalPrice !== undefined,
  poisha(change.originalPrice),
  poisha(was.originalPrice),
  change.stock !== undefined,
  change.stock ?? null,
  was.stock ?? null,
  asBoolean(change.is_featured),
  asBoolean(change.is_new_arrival),
  asBoolean(change.is_top_selling),
];

const poisha = (taka: number | null | undefined) => (taka == null ? null : toPoisha(taka));
const asBoolean = (value: 1 | 0 | undefined) => (value === undefined ? null : value === 1);

const figures = ["price", "originalPrice", "stock"] as const;

const figuresOf = (change: CheckedChange) =>
  Object.fromEntries(
    figures.filter((name) => change[name] !== undefined).map((name) => [name, change[name]]),
  );

const isUntouched = (now: AdminProduct, change: CheckedChange) =>
  figures.every((name) => change[name] === undefined || now[name] === change.was?.[name]);
