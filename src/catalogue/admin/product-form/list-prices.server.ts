import { toTaka } from "#src/language/numbers/money.ts";
import type { ApiContext } from "#src/platform/http/api.server.ts";
import type { ProductPrice } from "./contract.ts";

type ChargedRow = {
  id: number;
  changed_at: Date;
  price_poisha: number;
  regular_poisha: number;
  offer_en: string | null;
  offer_bn: string | null;
};

const maxPrices = 50;

/** The newest changes of a product's price; none for a product that does not exist. */
export async function listProductPrices(
  { id }: { id: number },
  { shop }: ApiContext,
): Promise<{ data: ProductPrice[] }> {
  const { rows } = await shop.database.pool.query<ChargedRow>(
    `select h.id, h.changed_at, h.price_poisha, h.regular_poisha, o.name_en as offer_en, o.name_bn as offer_bn
     from product_prices h left join offers o on o.id = h.offer_id
     where h.product_id = $1 order by h.changed_at desc, h.id desc limit ${maxPrices}`,
    [id],
  );
  return {
    data: rows.map(({ offer_en: en, offer_bn: bn, ...row }) => ({
      id: row.id,
      at: row.changed_at.toISOString(),
      price: toTaka(row.price_poisha),
      regular: toTaka(row.regular_poisha),
      offer: en === null || bn === null ? null : { en, bn },
    })),
  };
}
