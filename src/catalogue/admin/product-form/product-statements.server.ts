import type { Pool, PoolClient } from "pg";
import { toPoisha, toTaka } from "#src/language/numbers/money.ts";
import type { ProductDetails, ProductFields } from "./contract.ts";

type DetailsRecord = {
  id: number;
  sku: string;
  category_id: number;
  name_en: string;
  name_bn: string;
  weight_en: string;
  weight_bn: string;
  description_en: string;
  description_bn: string;
  nutrition_en: string;
  nutrition_bn: string;
  net_amount: number | null;
  net_unit: "g" | "ml" | "pc" | null;
  is_weighed: boolean;
  is_perishable: boolean;
  price_poisha: number;
  original_price_poisha: number | null;
  stock: number | null;
  is_featured: boolean;
  is_new_arrival: boolean;
  is_top_selling: boolean;
  is_archived: boolean;
  image: string;
  image_alt_en: string;
  image_alt_bn: string;
  more_pictures: ProductDetails["pictures"] | null;
  related: ProductDetails["related"] | null;
};

const details = `select p.id, p.sku, p.category_id, p.name_en, p.name_bn, p.weight_en, p.weight_bn, p.description_en,
    p.description_bn, p.nutrition_en, p.nutrition_bn, p.net_amount, p.net_unit, p.is_weighed, p.is_perishable,
    p.price_poisha, p.original_price_poisha, p.stock, p.is_featured, p.is_new_arrival, p.is_top_selling, p.is_archived, p.image, p.image_alt_en, p.image_alt_bn,
    (select json_agg(json_build_object('image', f.image, 'alt', json_build_object('en', f.alt_en, 'bn', f.alt_bn)) order by f.place)
     from product_pictures f where f.product_id = p.id) as more_pictures,
    (select json_agg(json_build_object('id', o.id, 'names', json_build_object('en', o.name_en, 'bn', o.name_bn),
                                       'image', o.image, 'tint', c.tint) order by r.place)
     from related_products r join products o on o.id = r.related_id join categories c on c.id = o.category_id
     where r.product_id = p.id) as related
  from products p where p.id = $1`;

const bit = (value: boolean) => (value ? 1 : 0);

function toDetails(row: DetailsRecord): ProductDetails {
  const { price_poisha, original_price_poisha, image, image_alt_en, image_alt_bn, more_pictures, ...rest } =
    row;
  const first = { image, alt: { en: image_alt_en, bn: image_alt_bn } };
  return {
    ...rest,
    price: toTaka(price_poisha),
    originalPrice: original_price_poisha === null ? null : toTaka(original_price_poisha),
    is_weighed: bit(row.is_weighed),
    is_perishable: bit(row.is_perishable),
    is_featured: bit(row.is_featured),
    is_new_arrival: bit(row.is_new_arrival),
    is_top_selling: bit(row.is_top_selling),
    is_archived: bit(row.is_archived),
    pictures: image ? [first, ...(more_pictures ?? [])] : [],
    related: row.related ?? [],
  };
}

/** A product with all its fields; undefined where there is none. */
export async function findDetails(
  client: Pool | PoolClient,
  id: number,
): Promise<ProductDetails | undefined> {
  const { rows } = await client.query<DetailsRecord>(details, [id]);
  return rows[0] && toDetails(rows[0]);
}

/** The same, locked against orders and colleagues until the transaction ends. */
export async function lockDetails(client: PoolClient, id: number): Promise<ProductDetails | undefined> {
  const { rows } = await client.query<DetailsRecord>(`${details} for no key update of p`, [id]);
  return rows[0] && toDetails(rows[0]);
}

const valuesOf = (fields: ProductFields) => [
  fields.sku,
  fields.category_id,
  fields.name_en,
  fields.name_bn,
  fields.weight_en,
  fields.weight_bn,
  fields.description_en,
  fields.description_bn,
  fields.nutrition_en,
  fields.nutrition_bn,
  fields.net_amount,
  fields.net_unit,
  toPoisha(fields.price),
  fields.originalPrice === null ? null : toPoisha(fields.originalPrice),
  fields.is_featured === 1,
  fields.is_new_arrival === 1,
  fields.is_top_selling === 1,
  fields.pictures[0]?.image ?? "",
  fields.pictures[0]?.alt.en ?? "",
  fields.pictures[0]?.alt.bn ?? "",
  fields.is_weighed === 1,
  fields.is_perishable === 1,
];

/** Adds a product at the end of its category; gives its id. */
export async function insertDetails(
  client: PoolClient,
  fields: ProductFields,
  stock: number | null,
): Promise<number> {
  const { rows } = await client.query<{ id: number }>(
    `insert into products (sku, category_id, name_en, name_bn, weight_en, weight_bn, description_en, description_bn,
       nutrition_en, nutrition_bn, net_amount, net_unit, price_poisha, original_price_poisha, is_featured, is_new_arrival,
       is_top_selling, image, image_alt_en, image_alt_bn, is_weighed, is_perishable, stock, position)
     select $1, $2::bigint, $3, $4, $5, $6, $7, $8, $9, $10, $11::int, $12, $13::bigint, $14::bigint, $15::boolean, $16::boolean,
       $17::boolean, $18, $19, $20, $21::boolean, $22::boolean, $23::int, coalesce(max(position), 0) + 1 from products where category_id = $2::bigint
     returning id`,
    [...valuesOf(fields), stock],
  );
  if (!rows[0]) throw new Error("nothing was inserted");
  await writeLists(client, rows[0].id, fields);
  return rows[0].id;
}

/** Writes every field of a product but its stock. */
export async function updateDetails(client: PoolClient, id: number, fields: ProductFields): Promise<void> {
  await client.query(
    `update products set sku = $1, category_id = $2, name_en = $3, name_bn = $4, weight_en = $5, weight_bn = $6,
       description_en = $7, description_bn = $8, nutrition_en = $9, nutrition_bn = $10, net_amount = $11, net_unit = $12,
       price_poisha = $13, original_price_poisha = $14, is_featured = $15, is_new_arrival = $16, is_top_selling = $17,
       image = $18, image_alt_en = $19, image_alt_bn = $20, is_weighed = $21, is_perishable = $22, updated_at = now()
     where id = $23`,
    [...valuesOf(fields), id],
  );
  await client.query("delete from product_pictures where product_id = $1", [id]);
  await client.query("delete from related_products where product_id = $1", [id]);
  await writeLists(client, id, fields);
}

async function writeLists(client: PoolClient, id: number, { pictures, related }: ProductFields) {
  const more = pictures.slice(1);
  await client.query(
    `insert into product_pictures (product_id, place, image, alt_en, alt_bn)
     select $1, f.place, f.image, f.alt_en, f.alt_bn
     from unnest($2::text[], $3::text[], $4::text[]) with ordinality as f (image, alt_en, alt_bn, place)`,
    [id, more.map(({ image }) => image), more.map(({ alt }) => alt.en), more.map(({ alt }) => alt.bn)],
  );
  await client.query(
    `insert into related_products (product_id, place, related_id)
     select $1, min(r.place), r.id from unnest($2::bigint[]) with ordinality as r (id, place)
     where r.id <> $1 and exists (select from products where id = r.id) group by r.id`,
    [id, related],
  );
}

/**
 * The name of another product with this SKU, however its letters are written; undefined where there is none. Until the
 * transaction ends nobody else can ask for the same SKU.
 */
export async function nameBySku(client: PoolClient, sku: string, except: number | null) {
  await client.query("select pg_advisory_xact_lock(hashtextextended('sku ' || lower($1), 0))", [sku]);
  const { rows } = await client.query<{ name_en: string; name_bn: string }>(
    "select name_en, name_bn from products where sku ilike $1 and id is distinct from $2 limit 1",
    [sku.replace(/[\\%_]/g, "\\$&"), except],
  );
  return rows[0];
}

/** A category's English name, by which the journal calls it; locked, so that it stays while a product comes into it. */
export async function lockCategoryName(client: PoolClient, id: number): Promise<string | undefined> {
  const { rows } = await client.query<{ name_en: string }>(
    "select name_en from categories where id = $1 for key share",
    [id],
  );
  return rows[0]?.name_en;
}
