import { locale } from "../language/locale.ts";
import type { ApiContext } from "../platform/http/api.server.ts";
import type { Category } from "./contract.ts";

/** SQL: whether a category `c` and those above it are visible now, by the database's clock. */
export const isShownCategorySql = `not exists (
  select from category_paths t join categories a on a.id = t.ancestor_id
  where t.category_id = c.id and not (a.is_active and tstzrange(a.visible_from, a.visible_until) @> now()))`;

/**
 * The visible categories in the shop's order, in the language of the request, with their numbers of products.
 * With `open_at`, only the main categories and those directly within `open_at` and within the categories
 * above it.
 */
export async function findCategories(
  { open_at }: { open_at?: number | undefined },
  { shop, addSurrogateKeys }: ApiContext,
): Promise<{ data: Category[] }> {
  addSurrogateKeys("categories");
  const { rows } = await shop.database.pool.query<Category>(
    `select c.id, c.parent_id, c.name_${locale()} as name, c.icon, c.tint,
       coalesce(n.products, 0) as product_count
     from categories c left join category_counts n on n.category_id = c.id
     where ${isShownCategorySql} and ($1::bigint is null or c.parent_id is null
       or c.parent_id in (select ancestor_id from category_paths where category_id = $1))
     order by c.position, c.id`,
    [open_at],
  );
  return { data: rows };
}
