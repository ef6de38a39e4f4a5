import type { z } from "zod";
import { listAdminProducts } from "#src/catalogue/admin/list-products.server.ts";
import type { CurrentIndex } from "#src/catalogue/search/live/live-index.server.ts";
import type { ApiContext } from "#src/platform/http/api.server.ts";
import type { OfferArea, OfferCategory, OfferProduct } from "./contract.ts";
import type { productSearch, skuList } from "./schemas.ts";

type ChoiceRow = { id: number; name_en: string; name_bn: string; products: number };
type SkuRow = { id: number; sku: string; name_en: string; name_bn: string; image: string; tint: string };

/** Every category in the shop's order, with how many products it has. */
export async function listOfferCategories(
  _input: object,
  { shop }: ApiContext,
): Promise<{ data: OfferCategory[] }> {
  const { rows } = await shop.database.pool.query<ChoiceRow>(
    `select c.id, c.name_en, c.name_bn, coalesce(n.products, 0) as products
     from categories c left join category_counts n on n.category_id = c.id order by c.position, c.id`,
  );
  return {
    data: rows.map(({ name_en, name_bn, ...row }) => ({ ...row, names: { en: name_en, bn: name_bn } })),
  };
}

export async function listOfferAreas(_input: object, { shop }: ApiContext): Promise<{ data: OfferArea[] }> {
  const { rows } = await shop.database.pool.query<{ id: number; name_en: string; name_bn: string }>(
    "select id, name_en, name_bn from delivery_areas order by id",
  );
  return { data: rows.map(({ id, name_en, name_bn }) => ({ id, names: { en: name_en, bn: name_bn } })) };
}

export const findOfferProducts = (
  { search }: z.output<typeof productSearch>,
  context: ApiContext,
  index: CurrentIndex,
): Promise<{ data: OfferProduct[] }> => listAdminProducts({ search }, context, index);

/** The products with these SKUs, in their order, and the SKUs that no product has. */
export async function readSkus(
  { skus }: z.output<typeof skuList>,
  { shop }: ApiContext,
): Promise<{ data: OfferProduct[]; unknown: string[] }> {
  const trimmedSkus = skus.map((sku) => sku.trim()).filter(Boolean);
  const uniqueSkus = [...new Map(trimmedSkus.map((sku) => [sku.toLowerCase(), sku])).values()];
  const { rows } = await shop.database.pool.query<SkuRow>(
    `select p.id, p.sku, p.name_en, p.name_bn, p.image, c.tint
     from products p join categories c on c.id = p.category_id where lower(p.sku) = any($1::text[])`,
    [uniqueSkus.map((sku) => sku.toLowerCase())],
  );
  const bySku = new Map(
    rows.map(({ name_en, name_bn, ...row }) => [
      row.sku.toLowerCase(),
      { ...row, names: { en: name_en, bn: name_bn } },
    ]),
  );
  return {
    data: uniqueSkus.flatMap((sku) => bySku.get(sku.toLowerCase()) ?? []),
    unknown: uniqueSkus.filter((sku) => !bySku.has(sku.toLowerCase())),
  };
}
