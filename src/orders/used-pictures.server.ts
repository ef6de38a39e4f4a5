import type { UsedPictures } from "../pictures/delete-pictures.server.ts";

/** Pictures of ordered products, which the products may no longer use. */
export const usedInOrders: UsedPictures = async (client, addresses) => {
  const { rows } = await client.query<{ address: string }>(
    "select distinct image as address from order_items where image = any($1)",
    [addresses],
  );
  return rows.map(({ address }) => address);
};
