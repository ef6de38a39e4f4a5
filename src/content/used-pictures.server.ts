import type { UsedPictures } from "../pictures/delete-pictures.server.ts";

export const usedInContent: UsedPictures = async (client, addresses) => {
  const { rows } = await client.query<{ address: string }>(
    `select image as address from sliders where image = any($1)
     union select image from banners where image = any($1)
     union select image from advertisements where image = any($1)`,
    [addresses],
  );
  return rows.map(({ address }) => address);
};
