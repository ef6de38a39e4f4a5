import { locale } from "#src/language/locale.ts";
import type { Queries } from "#src/platform/database/database.server.ts";

export type FirstProducts = {
  /** The name of the first category and of the first product; null without one. */
  category: string | null;
  product: string | null;
  /** How many products there are, counted up to 10. */
  products: number;
  /** Whether any product has an uploaded picture. */
  picture: boolean;
};

/** How far a new shop has got with its catalogue, for the list of its first steps. */
export async function readFirstProducts(queries: Queries): Promise<FirstProducts> {
  const name = `name_${locale()}` as const;
  const { rows } = await queries.query<FirstProducts>(
    `select (select ${name} from categories order by id limit 1) as category,
            (select ${name} from products order by id limit 1) as product,
            (select count(*)::int from (select from products limit 10) first) as products,
            exists (select from products where image <> '' and image not like '/pictures/demo/%') as picture`,
  );
  return rows[0] as FirstProducts;
}
