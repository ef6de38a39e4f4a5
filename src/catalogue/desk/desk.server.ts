import type { z } from "zod";
import { toPoisha, toTaka } from "../../basics/money.ts";
import { deskPageSize, firstRowOf } from "../../basics/paging.ts";
import { Problem } from "../../basics/problem.ts";
import { m } from "../../language/words.ts";
import type { Call } from "../../platform/http/api.server.ts";
import type { ShelfList, ShelfRow } from "./contract.ts";
import type { shelfChange, shelfQuery } from "./shapes.ts";

type Row = {
  id: number;
  sku: string;
  name_en: string;
  name_bn: string;
  weight_en: string;
  weight_bn: string;
  image: string;
  tint: string;
  category_id: number;
  price_poisha: number;
  original_price_poisha: number | null;
  stock: number | null;
  is_featured: boolean;
  is_new_arrival: boolean;
  is_top_selling: boolean;
};

const columns = `p.id, p.sku, p.name_en, p.name_bn, p.weight_en, p.weight_bn, p.image, c.tint, p.category_id,
  p.price_poisha, p.original_price_poisha, p.stock, p.is_featured, p.is_new_arrival, p.is_top_selling`;

/** From here down a product counts as short. */
const shortUpTo = 5;

/** Every product as the shopkeeper sees it, by name, a page at a time. */
export async function listShelf(
  { search = "", category, short, page = 1 }: z.output<typeof shelfQuery>,
  { shop }: Call,
): Promise<ShelfList> {
  const words = `%${search.toLowerCase().replace(/[\\%_]/g, "\\$&")}%`;
  const values = [search, words, category ?? null, short ?? false];
  const fits = `($1 = '' or p.search_text like $2 or p.sku like $2) and ($3::bigint is null or p.category_id = $3)
    and (not $4 or p.stock <= ${shortUpTo})`;
  const { pool } = shop.database;
  const [list, count] = await Promise.all([
    pool.query<Row>(
      `select ${columns} from products p join categories c on c.id = p.category_id where ${fits}
       order by p.category_id, p.position, p.id limit ${deskPageSize} offset $5`,
      [...values, firstRowOf(page)],
    ),
    pool.query<{ total: number }>(`select count(*) as total from products p where ${fits}`, values),
  ]);
  const total = count.rows[0]?.total ?? 0;
  const pages = Math.max(1, Math.ceil(total / deskPageSize));
  return { data: list.rows.map(toShelfRow), meta: { total, page, pages } };
}

/** Changes what was named, in one statement; refuses an unknown product and an original price not above the price. */
export async function changeProduct(
  { id, ...change }: z.output<typeof shelfChange>,
  { shop }: Call,
): Promise<{ data: ShelfRow }> {
  const given = (name: keyof typeof change) => change[name] !== undefined;
  const { rows } = await shop.database.pool.query<Row>(
    `with p as (
       update products set
         price_poisha = coalesce($2, price_poisha),
         original_price_poisha = case when $3 then $4 else original_price_poisha end,
         stock = case when $5 then $6 else stock end,
         is_featured = coalesce($7, is_featured),
         is_new_arrival = coalesce($8, is_new_arrival),
         is_top_selling = coalesce($9, is_top_selling),
         updated_at = now()
       where id = $1
         and coalesce(case when $3 then $4 else original_price_poisha end > coalesce($2, price_poisha), true)
       returning *
     )
     select ${columns} from p join categories c on c.id = p.category_id`,
    [
      id,
      change.price === undefined ? null : toPoisha(change.price),
      given("originalPrice"),
      change.originalPrice ? toPoisha(change.originalPrice) : null,
      given("stock"),
      change.stock ?? null,
      asBoolean(change.is_featured),
      asBoolean(change.is_new_arrival),
      asBoolean(change.is_top_selling),
    ],
  );
  const row = rows[0];
  if (row) return { data: toShelfRow(row) };
  const { rowCount } = await shop.database.pool.query("select from products where id = $1", [id]);
  if (!rowCount) throw new Problem("not_found", m.product_not_found());
  const errors = { originalPrice: m.desk_original_price_too_low() };
  throw new Problem("invalid_fields", errors.originalPrice, { errors });
}

const asBoolean = (value: 1 | 0 | undefined) => (value === undefined ? null : value === 1);

function toShelfRow(row: Row): ShelfRow {
  const bit = (value: boolean) => (value ? 1 : 0);
  return {
    id: row.id,
    sku: row.sku,
    names: { en: row.name_en, bn: row.name_bn },
    weights: { en: row.weight_en, bn: row.weight_bn },
    image: row.image,
    tint: row.tint,
    category_id: row.category_id,
    price: toTaka(row.price_poisha),
    originalPrice: row.original_price_poisha === null ? null : toTaka(row.original_price_poisha),
    stock: row.stock,
    is_featured: bit(row.is_featured),
    is_new_arrival: bit(row.is_new_arrival),
    is_top_selling: bit(row.is_top_selling),
  };
}
