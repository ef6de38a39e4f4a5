import type { ClientBase, Pool } from "pg";
import type { Good } from "../index/good.ts";
import { eachRow } from "./each-row.server.ts";

/** What a search sees of the past, in days: what was opened after searches longer ago counts no more. */
export const countedDays = 90;

const columns = `
  p.id::float8, p.name_en, p.name_bn, p.weight_en, p.weight_bn, p.category_id::float8, p.price_poisha::float8,
  (p.is_featured::int + 2 * p.is_new_arrival::int + 4 * p.is_top_selling::int + 8 * (p.stock is not null and p.stock = 0)::int),
  p.position, (date_part('epoch', p.created_at) * 1000000)::float8, p.review_count, coalesce(c.choices, 0)::float8`;

const choices = `
  left join (select product_id, sum(count) as choices from search_counts
             where product_id > 0 and day > current_date - ${countedDays} group by product_id) c on c.product_id = p.id`;

type Row = [number, string, string, string, string, number, number, number, number, number, number, number];

const toGood = (row: Row): Good => ({
  id: row[0],
  nameEn: row[1],
  nameBn: row[2],
  weightEn: row[3],
  weightBn: row[4],
  category: row[5],
  pricePoisha: row[6],
  featured: (row[7] & 1) > 0,
  isNew: (row[7] & 2) > 0,
  top: (row[7] & 4) > 0,
  soldOut: (row[7] & 8) > 0,
  position: row[8],
  createdAt: Math.round(row[9]),
  reviews: row[10],
  choices: row[11],
});

/** The products of some ids, as the index takes them; what is gone is left out. */
export async function readGoods(database: Pool | ClientBase, ids: readonly number[]): Promise<Good[]> {
  const text = `select ${columns} from products p ${choices} where p.id = any($1::bigint[])`;
  const { rows } = await database.query<Row>({ text, values: [ids], rowMode: "array" });
  return rows.map(toGood);
}

/** Calls `take` with every product, in no order. */
export const readAllGoods = (client: ClientBase, take: (good: Good) => void): Promise<void> =>
  eachRow<Row>(client, `select ${columns} from products p ${choices}`, (row) => take(toGood(row)));

/** How many products there are, about: what PostgreSQL last noted of it, and a little more. */
export async function expectedGoods(client: ClientBase): Promise<number> {
  const noted = "select reltuples::float8 as count from pg_class where oid = 'products'::regclass";
  const { rows } = await client.query<{ count: number }>(noted);
  return Math.ceil(Math.max(250, rows[0]?.count ?? 0) * 1.05);
}
