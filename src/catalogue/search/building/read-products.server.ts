import type { ClientBase, Pool } from "pg";
import { isOnOfferSql } from "#src/catalogue/listing/where.server.ts";
import type { SearchDocument } from "#src/search/index/document.ts";
import { demandOf, flag } from "../indexed-product.ts";
import { forEachRow } from "../worker/for-each-row.server.ts";
import { readWholeNumbers } from "./read-whole-numbers.ts";

/** The age in days from which clicks no longer count. */
export const countedDays = 90;

/** The bit of the flags that means sold out; the others are those of `flag`. */
const soldOutBit = 256;

/** SQL: an aggregate over the sizes `s` of a product that are sold; null if it has one size. */
const aggregateSizesSql = (aggregate: string) =>
  `case when p.size_group <> '' then (
    select ${aggregate} from products s where s.size_group = p.size_group and not s.is_archived) end`;

/** SQL: the weights of all sizes, one per line, its own first. */
const allWeightsSql = (column: "weight_en" | "weight_bn") =>
  `coalesce(${aggregateSizesSql(`string_agg(s.${column}, E'\\n' order by s.is_other_size, s.net_amount)`)}, p.${column})`;

/**
 * Numbers in one text column (never null), because pg creates a string per column, which costs a tenth of the build
 * time. The flags also have `soldOutBit`.
 */
const columnsSql = `
  concat_ws(' ', p.id, p.category_id, p.price_poisha,
    p.is_featured::int + ${flag.isNew} * p.is_new_arrival::int + ${flag.top} * p.is_top_selling::int
      + ${flag.offer} * coalesce(${isOnOfferSql}, false)::int
      + ${flag.rated3} * coalesce(p.rating >= 3, false)::int + ${flag.rated4} * coalesce(p.rating >= 4, false)::int
      + ${flag.further} * (p.further_category_ids <> '{}')::int
      + ${soldOutBit} * coalesce(${aggregateSizesSql("bool_and(s.stock = 0)")}, p.stock = 0, false)::int,
    p.position, (date_part('epoch', p.created_at) * 1000000)::bigint, p.review_count, coalesce(c.clicks, 0)),
  p.name_en, p.name_bn, ${allWeightsSql("weight_en")}, ${allWeightsSql("weight_bn")}, p.brand`;

/** SQL: a product is listed once, for all its sizes. */
const isListed = "not p.is_archived and not p.is_other_size";

/** SQL: joins the clicks on each product in the last `countedDays` days. */
const clicksSql = `
  left join (select product_id, sum(count) as clicks from search_counts
             where product_id > 0 and day > current_date - ${countedDays} group by product_id) c on c.product_id = p.id`;

type TextRow = [
  numbers: string,
  nameEn: string,
  nameBn: string,
  weightEn: string,
  weightBn: string,
  brand: string,
];

/** The numbers of the current row; one array is reused for all rows. */
const numbers = new Float64Array(8);
/** A number of the current row, by its place in `columnsSql`. */
const numberAt = (place: number) => numbers[place] as number;

function toDocument([text, nameEn, nameBn, weightEn, weightBn, brand]: TextRow): SearchDocument {
  readWholeNumbers(text, numbers);
  const flags = numberAt(3) & ~soldOutBit;
  return {
    id: numberAt(0),
    titleEn: nameEn,
    titleBn: nameBn,
    sizeEn: weightEn,
    sizeBn: weightBn,
    tag: brand,
    facet: numberAt(1),
    value: numberAt(2),
    flags,
    position: numberAt(4),
    createdAt: numberAt(5),
    demand: demandOf(flags, numberAt(6), numberAt(7)),
    unavailable: (numberAt(3) & soldOutBit) !== 0,
  };
}

/** Reads products as documents of the index, without deleted and archived ones. */
export async function readProducts(
  database: Pool | ClientBase,
  ids: readonly number[],
): Promise<SearchDocument[]> {
  const text = `select ${columnsSql} from products p ${clicksSql} where p.id = any($1::bigint[]) and ${isListed}`;
  const { rows } = await database.query<TextRow>({ text, values: [ids], rowMode: "array" });
  return rows.map(toDocument);
}

/** Calls `take` with every active product, in no order. */
export const readAllProducts = (client: ClientBase, take: (product: SearchDocument) => void): Promise<void> =>
  forEachRow<TextRow>(client, `select ${columnsSql} from products p ${clicksSql} where ${isListed}`, (row) =>
    take(toDocument(row)),
  );

const minExpected = 250;
/** For products added since PostgreSQL counted them. */
const growthFactor = 1.05;

/** An upper estimate of the number of products, from PostgreSQL's statistics. */
export async function expectedProducts(client: ClientBase): Promise<number> {
  const estimate = "select reltuples::float8 as count from pg_class where oid = 'products'::regclass";
  const { rows } = await client.query<{ count: number }>(estimate);
  return Math.ceil(Math.max(minExpected, rows[0]?.count ?? 0) * growthFactor);
}
