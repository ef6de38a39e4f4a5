import type { ClientBase, Pool } from "pg";
import { forEachRow } from "../worker/for-each-row.server.ts";

/** The fields of a product in suggestions, in both languages; `stock` is null if uncounted. */
export type Label = Readonly<{
  id: number;
  nameEn: string;
  nameBn: string;
  weightEn: string;
  weightBn: string;
  image: string;
  pricePoisha: number;
  stock: number | null;
  category: number;
  /** Grams of one step of goods sold by weight; else null. */
  stepGrams: number | null;
}>;

/** A label as a tuple, as read from the database and stored in the file. */
export type LabelRow = [
  number,
  string,
  string,
  string,
  string,
  string,
  number,
  number | null,
  number,
  number | null,
];

const columnsSql = `id::float8, name_en, name_bn, weight_en, weight_bn, image, price_poisha::float8, stock, category_id::float8,
  case when is_weighed then net_amount end`;

export const toLabel = (row: LabelRow): Label => ({
  id: row[0],
  nameEn: row[1],
  nameBn: row[2],
  weightEn: row[3],
  weightBn: row[4],
  image: row[5],
  pricePoisha: row[6],
  stock: row[7],
  category: row[8],
  stepGrams: row[9],
});

/** Reads labels, unsorted, without deleted and archived products. A named statement, planned once per connection. */
export async function readLabels(pool: Pool, ids: readonly number[]): Promise<Label[]> {
  if (ids.length === 0) return [];
  const text = `select ${columnsSql} from products where id = any($1::bigint[]) and not is_archived`;
  const { rows } = await pool.query<LabelRow>({ name: "labels", text, values: [ids], rowMode: "array" });
  return rows.map(toLabel);
}

/** Calls `take` with the id and the label (a `LabelRow` as JSON) of every active product, by ascending id. */
export const readAllLabels = (client: ClientBase, take: (id: number, label: string) => void): Promise<void> =>
  forEachRow<[number, string]>(
    client,
    `select id::float8, json_build_array(${columnsSql})::text from products where not is_archived order by id`,
    ([id, label]) => take(id, label),
  );
