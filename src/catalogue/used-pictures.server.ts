import type { UsedPictures } from "../pictures/delete-pictures.server.ts";

/** Which of these picture URLs products, categories and imports that can be undone use. */
export const usedInCatalogue: UsedPictures = async (client, addresses) => {
  const { rows } = await client.query<{ address: string }>(
    `select image as address from products where image = any($1)
     union select image from product_pictures where image = any($1)
     union select icon from categories where icon = any($1)
     union select coalesce(replaced_pictures -> 0 ->> 'image', '') from product_import_rows
       where replaced_pictures is not null and replaced_pictures -> 0 ->> 'image' = any($1)`,
    [addresses],
  );
  return rows.map(({ address }) => address);
};
