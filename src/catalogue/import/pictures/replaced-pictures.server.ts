import type { PoolClient } from "pg";
import { readPictureUrl } from "#src/api/picture-url.ts";

/** A replaced picture. For the first picture the alternative texts are empty, as they stay with the product. */
export type ReplacedPicture = { image: string; alt_en: string; alt_bn: string };

/** Stores the pictures that those of a row replace, to restore them on undo. Existing entries stay. */
export async function storeReplacedPictures(
  client: PoolClient,
  { import_id, row }: { import_id: number; row: number },
  pictures: ReplacedPicture[],
): Promise<void> {
  await client.query(
    `update product_import_rows set replaced_pictures = $3
     where import_id = $1 and row = $2 and replaced_pictures is null`,
    [import_id, row, JSON.stringify(pictures)],
  );
}

/** Restores the pictures that the latest import replaced, if they are still stored. Its products have none now. */
export async function restorePictures(client: PoolClient, ids: number[]): Promise<void> {
  const { rows } = await client.query<{ product_id: number; pictures: ReplacedPicture[] }>(
    `select distinct on (product_id) coalesce(product_id, 0) as product_id, coalesce(replaced_pictures, '[]') as pictures
     from product_import_rows where product_id = any($1) and replaced_pictures is not null
     order by product_id, import_id desc, row`,
    [ids],
  );
  const replaced = rows.flatMap(({ product_id, pictures }) =>
    pictures.map((picture, place) => ({ product_id, place, ...picture })),
  );
  // Only pictures that are still stored can be restored; drawn ones, which have no hash, always can.
  const hashes = replaced.flatMap(({ image }) => readPictureUrl(image)?.hash ?? []);
  // Marking them as needed keeps the cleanup from deleting them.
  const { rows: stored } = await client.query<{ hash: string }>(
    "update pictures set needed_at = now() where hash = any($1) returning hash",
    [hashes],
  );
  const storedHashes = new Set(stored.map(({ hash }) => hash));
  const restorablePictures = replaced.filter(({ image }) => {
    const hash = readPictureUrl(image)?.hash;
    return hash === undefined || storedHashes.has(hash);
  });
  const picturesSql =
    "json_to_recordset($1) as r (product_id bigint, place int, image text, alt_en text, alt_bn text)";
  await client.query(
    `update products p set image = r.image, updated_at = now()
     from ${picturesSql} where p.id = r.product_id and r.place = 0`,
    [JSON.stringify(restorablePictures)],
  );
  await client.query(
    `insert into product_pictures (product_id, place, image, alt_en, alt_bn)
     select r.product_id,
       r.place + coalesce((select max(o.place) from product_pictures o where o.product_id = r.product_id), 0),
       r.image, r.alt_en, r.alt_bn
     from ${picturesSql} where r.place > 0`,
    [JSON.stringify(restorablePictures)],
  );
}
