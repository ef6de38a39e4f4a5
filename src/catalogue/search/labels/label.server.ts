import type { ClientBase, Pool } from "pg";

/** What a suggestion shows of a product, in both languages; `stock` is null where it is not counted. */
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
}>;

/** A label as it is read and kept: its values in this order. */
export type LabelRow = [number, string, string, string, string, string, number, number | null, number];

const columns =
  "id::float8, name_en, name_bn, weight_en, weight_bn, image, price_poisha::float8, stock, category_id::float8";

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
});

/** The labels of some products, in no order; what is gone is left out. A named statement: planned once for each connection. */
export async function readLabels(pool: Pool, ids: readonly number[]): Promise<Label[]> {
  if (ids.length === 0) return [];
  const text = `select ${columns} from products where id = any($1::bigint[])`;
  const { rows } = await pool.query<LabelRow>({ name: "labels", text, values: [ids], rowMode: "array" });
  return rows.map(toLabel);
}

const atOnce = 2_000;

/** All labels by id, some thousands at a time, out of one state of the shop. */
export async function* readAllLabels(client: ClientBase): AsyncGenerator<LabelRow[]> {
  await client.query("begin isolation level repeatable read read only");
  await client.query(`declare labels no scroll cursor for select ${columns} from products order by id`);
  for (;;) {
    const { rows } = await client.query<LabelRow>({ text: `fetch ${atOnce} from labels`, rowMode: "array" });
    if (rows.length === 0) return;
    yield rows;
  }
}
