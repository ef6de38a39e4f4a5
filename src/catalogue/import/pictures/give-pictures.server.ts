import type { PoolClient } from "pg";
import { isDrawn, readPictureUrl } from "#src/api/picture-url.ts";
import { protectPicture } from "#src/pictures/protect-picture.server.ts";
import type { Queries } from "#src/platform/database/database.server.ts";
import type { TakenPicture } from "./picture-queue.server.ts";
import { noteReplaced, type ReplacedPicture } from "./replaced-pictures.server.ts";

/**
 * Calls `settle`, which stores the outcome of one picture. Once no picture of the row is waiting, adds the
 * fetched ones to the product, in the same transaction. A product with other uploaded pictures keeps them,
 * and the fetched ones are left out. Alternative texts of existing pictures stay.
 */
export async function givePictures(
  client: PoolClient,
  { import_id, row, product_id }: TakenPicture,
  settle: (queries: Queries) => Promise<void>,
): Promise<void> {
  const { rows: products } = await client.query<{ image: string; icon: string }>(
    "select p.image, c.icon from products p join categories c on c.id = p.category_id where p.id = $1 for no key update of p",
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
  const { rows: further } = await client.query<ReplacedPicture & { place: number }>(
    "select place, image, alt_en, alt_bn from product_pictures where product_id = $1 order by place",
    [product_id],
  );
  const present = [product, ...further].map(({ image }) => image);
  const isOwn = (image: string) => readPictureUrl(image) && image !== product.icon;
  if (present.some((image) => isOwn(image) && !images.includes(image))) {
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
  const drawn = further.filter(({ image }) => isDrawn(image));
  if (first !== undefined && first !== product.image) {
    const replaced = [{ image: product.image, alt_en: "", alt_bn: "" }, ...drawn];
    await noteReplaced(
      client,
      { import_id, row },
      replaced.map(({ image, alt_en, alt_bn }) => ({ image, alt_en, alt_bn })),
    );
    await client.query("update products set image = $2, updated_at = now() where id = $1", [
      product_id,
      first,
    ]);
  }
  await client.query("delete from product_pictures where product_id = $1 and place = any($2)", [
    product_id,
    drawn.map(({ place }) => place),
  ]);
  await client.query(
    `insert into product_pictures (product_id, place, image, alt_en, alt_bn)
     select $1, $3 + f.place, f.image, '', '' from unnest($2::text[]) with ordinality as f (image, place)`,
    [product_id, added, further.at(-1)?.place ?? 0],
  );
}
