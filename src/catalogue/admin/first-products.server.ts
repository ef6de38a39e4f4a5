import { locale } from "#src/language/locale.ts";
import type { Queries } from "#src/platform/database/database.server.ts";

export type FirstProducts = {
  category: string | null;
  product: string | null;
  products: number;
  picture: boolean;
};

/** The progress of a new shop. `products` counts up to 10; `picture`: whether any product has an uploaded one. */
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
