import type { PoolClient } from "pg";
import { isDrawn, readPictureUrl } from "#src/api/picture-url.ts";
import { protectPicture } from "#src/pictures/protect-picture.server.ts";
import type { Queries } from "#src/platform/database/database.server.ts";
import type { TakenPicture } from "./picture-queue.server.ts";

/**
 * Notes by `settle` what came of a picture, and gives a product its fetched pictures once none of them waits, in one transaction. One that
 * has other pictures keeps those; alternative texts of pictures that are there stay.
 */
export async function givePictures(
  client: PoolClient,
  { import_id, row, product_id }: TakenPicture,
  settle: (queries: Queries) => Promise<void>,
): Promise<void> {
  const { rows: products } = await client.query<{ image: string }>(
    "select image from products where id = $1 for no key update",
    [product_id],
  );
  await settle(client);
  const { rows: found } = await client.query<{ state: string; image: string | null }>(
    "select state, image from product_import_pictures where import_id = $1 and row = $2 order by place",
    [import_id, row],
  );
  const [product] = products;
  const images = [...new Set(found.flatMap(({ image }) => image ?? []))];
  if (!product || images.length === 0 || found.some(({ state }) => state === "waiting")) return;
  const { rows: further } = await client.query<{ place: number; image: string }>(
    "select place, image from product_pictures where product_id = $1 order by place",
    [product_id],
  );
  const present = [product, ...further].map(({ image }) => image);
  if (present.some((image) => readPictureUrl(image) && !images.includes(image))) {
    await client.query(
      "update product_import_pictures set state = 'left_out' where import_id = $1 and row = $2 and state = 'fetched'",
      [import_id, row],
    );
    return;
  }
  const added = images.filter((image) => !present.includes(image));
  if (added.length === 0) return;
  for (const image of added) await protectPicture(client, image);
  const first = images.includes(product.image) ? product.image : added.shift();
  if (first !== undefined && first !== product.image)
    await client.query("update products set image = $2, updated_at = now() where id = $1", [
      product_id,
      first,
    ]);
  const drawn = further.filter(({ image }) => isDrawn(image)).map(({ place }) => place);
  await client.query("delete from product_pictures where product_id = $1 and place = any($2)", [
    product_id,
    drawn,
  ]);
  await client.query(
    `insert into product_pictures (product_id, place, image, alt_en, alt_bn)
     select $1, $3 + f.place, f.image, '', '' from unnest($2::text[]) with ordinality as f (image, place)`,
    [product_id, added, further.at(-1)?.place ?? 0],
  );
}
