import { locale } from "../language/locale.ts";
import type { ApiContext } from "../platform/http/api.server.ts";
import type { Category } from "./contract.ts";

/** SQL: whether a category `c` is visible now, by the database's clock. */
export const shownCategory = "c.is_active and tstzrange(c.visible_from, c.visible_until) @> now()";

/** The visible categories in the shop's order, in the language of the request, with their numbers of products. */
export async function findCategories(
  _input: object,
  { shop, madeOf }: ApiContext,
): Promise<{ data: Category[] }> {
  madeOf("categories");
  const { rows } = await shop.database.pool.query<Category>(
    `select c.id, c.name_${locale()} as name, c.icon, c.tint,
            (select count(*) from products p where p.category_id = c.id and not p.is_archived) as product_count
     from categories c where ${shownCategory} order by c.position, c.id`,
  );
  return { data: rows };
}
