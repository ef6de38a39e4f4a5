import type { PoolClient } from "pg";
import { readPictureUrl } from "#src/api/picture-url.ts";
import { protectPicture } from "#src/pictures/protect-picture.server.ts";
import type { TakenPicture } from "./picture-queue.server.ts";

/** Gives a product its fetched pictures once none of them waits. One that staff gave pictures meanwhile keeps those. */
export async function givePictures(
  client: PoolClient,
  { import_id, row, product_id }: TakenPicture,
): Promise<void> {
  const { rows: products } = await client.query<{ image: string }>(
    "select image from products where id = $1 for no key update",
    [product_id],
  );
  const { rows: found } = await client.query<{ state: string; image: string | null }>(
    "select state, image from product_import_pictures where import_id = $1 and row = $2 order by place",
    [import_id, row],
  );
  const [product] = products;
  const images = [...new Set(found.flatMap(({ image }) => image ?? []))];
  const [first, ...more] = images;
  if (!product || !first || found.some(({ state }) => state === "waiting")) return;
  if (readPictureUrl(product.image) && !images.includes(product.image)) {
    await client.query(
      "update product_import_pictures set state = 'left_out' where import_id = $1 and row = $2 and state = 'fetched'",
      [import_id, row],
    );
    return;
  }
  for (const image of images) await protectPicture(client, image);
  await client.query("update products set image = $2, updated_at = now() where id = $1", [product_id, first]);
  await client.query("delete from product_pictures where product_id = $1", [product_id]);
  await client.query(
    `insert into product_pictures (product_id, place, image, alt_en, alt_bn)
     select $1, place, image, '', '' from unnest($2::text[]) with ordinality as f (image, place)`,
    [product_id, more],
  );
}
