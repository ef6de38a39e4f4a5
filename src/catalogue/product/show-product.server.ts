import type { z } from "zod";
import { Problem } from "#src/api/problem.ts";
import { type Locale, locale } from "#src/language/locale.ts";
import { m } from "#src/language/messages.ts";
import { productKey } from "#src/platform/cache/surrogate-keys.server.ts";
import type { ApiContext } from "#src/platform/http/api.server.ts";
import type { Shop } from "#src/platform/shop.server.ts";
import type { Product, ProductList } from "../contract.ts";
import { findRelated } from "../listing/related.server.ts";
import { type ProductRow, productColumnsSql, toCard, wordColumnsSql } from "../product-row.server.ts";
import { goneProduct, type ProductFilter, type productQuery } from "../schemas.ts";
import { sharePath, toShareCard } from "../share/share-card.server.ts";
import { type ColumnOf, pageFields, type StoredFields } from "./fields.ts";
import { toPageFacts } from "./page-facts.ts";
import { pageColumnsSql, toApiFields } from "./stored-product.server.ts";

/** SQL: joins the listed size of a product `p` as `listed`, if `p` is another size. */
export const joinListedSizeSql = `left join products listed on p.is_other_size and listed.size_group = p.size_group
  and listed.size_group <> '' and not listed.is_other_size and not listed.is_archived`;

export type NewestReviews = (id: number, context: ApiContext) => Promise<Product["reviews"]>;

type WholeProductRow = Required<ProductRow> &
  Pick<StoredFields, ColumnOf<(typeof pageFields)[number]>> & {
    name_en: string;
    name_bn: string;
    category_name: string;
    /** The id of the listed size, with its rating and reviews; null if this is that size. */
    size_of: number | null;
    listed_rating: number | null;
    listed_reviews: number | null;
    /** The categories above its own, from the top. */
    above: { id: number; name: string }[] | null;
    image_alt: string;
    more_pictures: Product["more_pictures"] | null;
    updated_at: Date;
    offer_until: Date | null;
  };

/**
 * A product as its page shows it. Throws `not_found`, or `no_longer_sold` with related products if it is archived.
 */
export async function readProductPage(
  { id, view }: z.output<typeof productQuery>,
  context: ApiContext,
  findList: (filter: ProductFilter) => Promise<ProductList>,
  newestReviews: NewestReviews,
): Promise<{ data: Product }> {
  context.addSurrogateKeys(productKey(id), "categories", "shop");
  const language = locale();
  const row = await readProductRow(context.shop, id, language);
  if (!row) throw new Problem("not_found", m.product_not_found());
  const category = { id: row.category_id, name: row.category_name, above: row.above ?? undefined };
  if (row.is_archived) {
    const { data: related } = await findRelated(id, { view: "card" }, context, findList);
    const details = goneProduct.parse({ name: row.name, category, related });
    throw new Problem("no_longer_sold", m.gone_title(), { details });
  }
  const card = toCard(row);
  const { [`name_${language}` as const]: shopName } = await context.shop.details.current();
  return {
    data: {
      ...card,
      ...(row.size_of === null ? { size_of: undefined } : listedSizeFields(row)),
      reviews: view === "page" ? undefined : await newestReviews(row.size_of ?? id, context),
      description: row.description,
      nutritionalInfo: row.nutritionalInfo,
      price_until: row.offer_until?.toISOString(),
      category,
      names: { en: row.name_en, bn: row.name_bn },
      image_alt: row.image_alt || undefined,
      share_picture: sharePath(toShareCard(card, shopName)),
      more_pictures: row.more_pictures ?? undefined,
      ...toPageFacts({ ...row, ...toApiFields(row, pageFields) }, language),
      updated_at: row.updated_at.toISOString(),
    },
  };
}

/** The columns of a product's page, in one language; undefined for an unknown id. */
async function readProductRow(
  { database }: Shop,
  id: number,
  language: Locale,
): Promise<WholeProductRow | undefined> {
  const { rows } = await database.pool.query<WholeProductRow>(
    `select ${productColumnsSql()}, ${wordColumnsSql()}, p.name_en, p.name_bn, p.updated_at, p.offer_until, p.image_alt_${language} as image_alt,
            (select json_agg(json_build_object('image', f.image, 'alt', f.alt_${language}) order by f.place)
             from product_pictures f where f.product_id = p.id) as more_pictures,
            c.name_${language} as category_name, listed.id as size_of, listed.rating::float8 as listed_rating,
            listed.review_count as listed_reviews,
            (select json_agg(json_build_object('id', a.id, 'name', a.name_${language}) order by a.position)
             from category_paths t join categories a on a.id = t.ancestor_id
             where t.category_id = c.id and a.id <> c.id) as above ${pageColumnsSql}
     from products p join categories c on c.id = p.category_id
     ${joinListedSizeSql}
     where p.id = $1`,
    [id],
  );
  return rows[0];
}

/** The reviews belong to the size that lists show. */
const listedSizeFields = ({ size_of, listed_rating, listed_reviews }: WholeProductRow) => ({
  size_of: size_of ?? undefined,
  rating: listed_rating ?? undefined,
  review_count: listed_reviews ?? 0,
});
