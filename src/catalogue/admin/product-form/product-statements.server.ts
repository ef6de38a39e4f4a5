import type { Pool, PoolClient } from "pg";
import { type OfferColumns, offerColumnsSql, toOffer } from "#src/catalogue/admin/product-row.server.ts";
import { equalBarcodes } from "#src/catalogue/product/equal-barcodes.ts";
import {
  type StoredProduct,
  storedColumnsSql,
  toApiFields,
} from "#src/catalogue/product/stored-product.server.ts";
import type { ProductDetails, ProductFields } from "./contract.ts";

type DetailsRecord = StoredProduct &
  OfferColumns & {
    more_pictures: ProductDetails["pictures"] | null;
    related: ProductDetails["related"] | null;
  };

/** SQL: one product with its further pictures and its related products as JSON lists. */
const detailsSql = `select ${storedColumnsSql}, ${offerColumnsSql},
    (select json_agg(json_build_object('image', picture.image,
                                       'alt', json_build_object('en', picture.alt_en, 'bn', picture.alt_bn))
                     order by picture.place)
     from product_pictures picture where picture.product_id = p.id) as more_pictures,
    (select json_agg(json_build_object('id', o.id, 'names', json_build_object('en', o.name_en, 'bn', o.name_bn),
                                       'image', o.image, 'tint', c.tint) order by r.place)
     from related_products r join products o on o.id = r.related_id join categories c on c.id = o.category_id
     where r.product_id = p.id) as related
  from products p where p.id = $1`;

function toDetails(row: DetailsRecord): ProductDetails {
  const mainPicture = { image: row.image, alt: { en: row.image_alt_en, bn: row.image_alt_bn } };
  return {
    ...toApiFields(row),
    id: row.id,
    pictures: row.image ? [mainPicture, ...(row.more_pictures ?? [])] : [],
    related: row.related ?? [],
    offer: toOffer(row),
  };
}

/** The columns of the main picture, which is the first; the others are in `product_pictures`. */
export const toPictureColumns = ([mainPicture]: ProductFields["pictures"]) => ({
  image: mainPicture?.image ?? "",
  image_alt_en: mainPicture?.alt.en ?? "",
  image_alt_bn: mainPicture?.alt.bn ?? "",
});

/** A product with its pictures and related products; undefined if it does not exist. */
export async function findDetails(
  client: Pool | PoolClient,
  id: number,
): Promise<ProductDetails | undefined> {
  const { rows } = await client.query<DetailsRecord>(detailsSql, [id]);
  return rows[0] && toDetails(rows[0]);
}

/** As `findDetails`, locked until the transaction ends. */
export async function lockDetails(client: PoolClient, id: number): Promise<ProductDetails | undefined> {
  const { rows } = await client.query<DetailsRecord>(`${detailsSql} for no key update of p`, [id]);
  return rows[0] && toDetails(rows[0]);
}

export async function readLastPosition(client: PoolClient, category: number): Promise<number> {
  const { rows } = await client.query<{ last: number }>(
    "select coalesce(max(position), 0) as last from products where category_id = $1",
    [category],
  );
  return rows[0]?.last ?? 0;
}

/** Replaces the further pictures and the related products of a product. */
export async function writeLists(
  client: PoolClient,
  id: number,
  { pictures, related }: Pick<ProductFields, "pictures" | "related">,
): Promise<void> {
  await client.query("delete from product_pictures where product_id = $1", [id]);
  await client.query("delete from related_products where product_id = $1", [id]);
  const furtherPictures = pictures.slice(1);
  await client.query(
    `insert into product_pictures (product_id, place, image, alt_en, alt_bn)
     select $1, f.place, f.image, f.alt_en, f.alt_bn
     from unnest($2::text[], $3::text[], $4::text[]) with ordinality as f (image, alt_en, alt_bn, place)`,
    [
      id,
      furtherPictures.map(({ image }) => image),
      furtherPictures.map(({ alt }) => alt.en),
      furtherPictures.map(({ alt }) => alt.bn),
    ],
  );
  await client.query(
    `insert into related_products (product_id, place, related_id)
     select $1, min(r.place), r.id from unnest($2::bigint[]) with ordinality as r (id, place)
     where r.id <> $1 and exists (select from products where id = r.id) group by r.id`,
    [id, related],
  );
}

/** The name of another product with this SKU in any case; undefined if free. Locks the SKU until the transaction ends. */
export async function findNameBySku(client: PoolClient, sku: string, exceptId: number | null) {
  await client.query("select pg_advisory_xact_lock(hashtextextended('sku ' || lower($1), 0))", [sku]);
  const { rows } = await client.query<{ name_en: string; name_bn: string }>(
    "select name_en, name_bn from products where sku ilike $1 and id is distinct from $2 limit 1",
    // `ilike` compares without case; its wildcards are escaped.
    [sku.replace(/[\\%_]/g, "\\$&"), exceptId],
  );
  return rows[0];
}

/** The name of another product with this barcode; undefined if the barcode is free or unchanged. */
export async function findNameByBarcode(
  client: PoolClient,
  barcode: string | undefined,
  before: { id: number; barcode: string } | undefined,
) {
  if (!barcode || barcode === before?.barcode) return undefined;
  const { rows } = await client.query<{ name_en: string; name_bn: string }>(
    "select name_en, name_bn from products where barcode = any($1) and barcode <> '' and id is distinct from $2 limit 1",
    [equalBarcodes(barcode), before?.id ?? null],
  );
  return rows[0];
}

/** The URLs of the pictures that products of a size group have. */
export async function findSizePictures(client: PoolClient, group = ""): Promise<string[]> {
  if (group === "") return [];
  const { rows } = await client.query<{ image: string }>(
    `select image from products where size_group = $1
     union select f.image from product_pictures f join products p on p.id = f.product_id where p.size_group = $1`,
    [group],
  );
  return rows.map(({ image }) => image);
}
