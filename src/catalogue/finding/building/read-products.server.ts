import type { ClientBase, Pool } from "pg";
import type { Good } from "../../../search/index/good.ts";
import { onOffer } from "../../listing/where.server.ts";
import { eachRow } from "./each-row.server.ts";
import { readWholeNumbers } from "./whole-numbers.ts";

/** What a search sees of the past, in days: what was opened after searches longer ago counts no more. */
export const countedDays = 90;

/** All numbers as one text: of eight columns more, pg would make as many texts. None of them may be null. */
const columns = `
  concat_ws(' ', p.id, p.category_id, p.price_poisha,
    p.is_featured::int + 2 * p.is_new_arrival::int + 4 * p.is_top_selling::int + 8 * (p.stock is not null and p.stock = 0)::int
      + 16 * coalesce(${onOffer}, false)::int,
    p.position, (date_part('epoch', p.created_at) * 1000000)::bigint, p.review_count, coalesce(c.choices, 0)),
  p.name_en, p.name_bn, p.weight_en, p.weight_bn`;

const choices = `
  left join (select product_id, sum(count) as choices from search_counts
             where product_id > 0 and day > current_date - ${countedDays} group by product_id) c on c.product_id = p.id`;

type Row = [numbers: string, nameEn: string, nameBn: string, weightEn: string, weightBn: string];

const numbers = new Float64Array(8);
const numberAt = (place: number) => numbers[place] as number;

function toGood([text, nameEn, nameBn, weightEn, weightBn]: Row): Good {
  readWholeNumbers(text, numbers);
  const flags = numberAt(3);
  return {
    id: numberAt(0),
    nameEn,
    nameBn,
    weightEn,
    weightBn,
    category: numberAt(1),
    pricePoisha: numberAt(2),
    featured: (flags & 1) > 0,
    isNew: (flags & 2) > 0,
    top: (flags & 4) > 0,
    soldOut: (flags & 8) > 0,
    offer: (flags & 16) > 0,
    position: numberAt(4),
    createdAt: numberAt(5),
    reviews: numberAt(6),
    choices: numberAt(7),
  };
}

/** The products of some ids, as the index takes them; what is gone is left out. */
export async function readProducts(database: Pool | ClientBase, ids: readonly number[]): Promise<Good[]> {
  const text = `select ${columns} from products p ${choices} where p.id = any($1::bigint[])`;
  const { rows } = await database.query<Row>({ text, values: [ids], rowMode: "array" });
  return rows.map(toGood);
}

/** Calls `take` with every product, in no order. */
export const readAllProducts = (client: ClientBase, take: (good: Good) => void): Promise<void> =>
  eachRow<Row>(client, `select ${columns} from products p ${choices}`, (row) => take(toGood(row)));

/** How many products there are, about: what PostgreSQL last noted of it, and a little more. */
export async function expectedProducts(client: ClientBase): Promise<number> {
  const noted = "select reltuples::float8 as count from pg_class where oid = 'products'::regclass";
  const { rows } = await client.query<{ count: number }>(noted);
  return Math.ceil(Math.max(250, rows[0]?.count ?? 0) * 1.05);
}
