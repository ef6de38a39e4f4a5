import type { PoolClient } from "pg";
import { isDrawn, readPictureUrl } from "#src/api/picture-url.ts";
import { protectPicture } from "#src/pictures/protect-picture.server.ts";
import type { Queries } from "#src/platform/database/database.server.ts";
import type { ReservedPicture } from "./picture-queue.server.ts";
import { type ReplacedPicture, storeReplacedPictures } from "./replaced-pictures.server.ts";

/**
 * Calls `storeOutcome`, which stores the outcome of one picture. Once no picture of the row is waiting, adds the
 * fetched ones to the product, in the same transaction. A product with other uploaded pictures keeps them,
 * and the fetched ones are left out. Alternative texts of existing pictures stay.
 */
export async function addFetchedPictures(
  client: PoolClient,
  picture: ReservedPicture,
  storeOutcome: (queries: Queries) => Promise<void>,
): Promise<void> {
  const { import_id, row, product_id } = picture;
  const { rows: products } = await client.query<{ image: string; icon: string }>(
    "select p.image, c.icon from products p join categories c on c.id = p.category_id where p.id = $1 for no key update of p",
    [product_id],
  );
  await storeOutcome(client);
  const { rows: rowPictures } = await client.query<{ state: string; image: string | null }>(
    "select state, image from product_import_pictures where import_id = $1 and row = $2 order by place",
    [import_id, row],
  );
  const [product] = products;
  const fetchedImages = [...new Set(rowPictures.flatMap(({ image }) => image ?? []))];
  const isAnyWaiting = rowPictures.some(({ state }) => state === "waiting");
  if (!product || fetchedImages.length === 0 || isAnyWaiting) return;
  const { rows: morePictures } = await client.query<ReplacedPicture & { place: number }>(
    "select place, image, alt_en, alt_bn from product_pictures where product_id = $1 order by place",
    [product_id],
  );
  const presentImages = [product, ...morePictures].map(({ image }) => image);
  const isUploaded = (image: string) => readPictureUrl(image) && image !== product.icon;
  if (presentImages.some((image) => isUploaded(image) && !fetchedImages.includes(image))) {
    await client.query(
      "update product_import_pictures set state = 'left_out' where import_id = $1 and row = $2 and state = 'fetched'",
      [import_id, row],
    );
    return;
  }
  const newImages = fetchedImages.filter((image) => !presentImages.includes(image));
  if (newImages.length === 0) return;
  for (const image of newImages) await protectPicture(client, image);
  const drawnPictures = morePictures.filter(({ image }) => isDrawn(image));
  // Unless its first picture is a fetched one, the product gets a new first picture and loses its drawn ones.
  const newFirstImage = fetchedImages.includes(product.image) ? undefined : newImages.shift();
  if (newFirstImage !== undefined) {
    const oldFirst = { image: product.image, alt_en: "", alt_bn: "" };
    await replaceFirstPicture(client, picture, newFirstImage, [oldFirst, ...drawnPictures]);
    await client.query("delete from product_pictures where product_id = $1 and place = any($2)", [
      product_id,
      drawnPictures.map(({ place }) => place),
    ]);
  }
  await client.query(
    `insert into product_pictures (product_id, place, image, alt_en, alt_bn)
     select $1, $3 + f.place, f.image, '', '' from unnest($2::text[]) with ordinality as f (image, place)`,
    [product_id, newImages, morePictures.at(-1)?.place ?? 0],
  );
}

/** Replaces the first picture of a product; stores the replaced ones, to restore them on undo. */
async function replaceFirstPicture(
  client: PoolClient,
  { import_id, row, product_id }: ReservedPicture,
  newImage: string,
  replacedPictures: ReplacedPicture[],
): Promise<void> {
  await storeReplacedPictures(
    client,
    { import_id, row },
    replacedPictures.map(({ image, alt_en, alt_bn }) => ({ image, alt_en, alt_bn })),
  );
  await client.query("update products set image = $2, updated_at = now() where id = $1", [
    product_id,
    newImage,
  ]);
}
