import { locale } from "#src/language/locale.ts";
import type { Queries } from "#src/platform/database/database.server.ts";
import type { ProductCard } from "../contract.ts";
import { type ColumnOf, pageFields, type StoredFields } from "../product/fields.ts";
import { type ProductFacts, toPageFacts } from "../product/page-facts.ts";
import { joinListedSizeSql } from "../product/show-product.server.ts";
import { pageColumnsSql, toApiFields } from "../product/stored-product.server.ts";
import { type ProductRow, productColumnsSql, toCard, wordColumnsSql } from "../product-row.server.ts";

/** A product as its page shows it, in taka, with further fields of feeds. */
export type FeedProduct = ProductCard &
  ProductFacts & {
    description: string;
    /** The names of its category and of those above it, the highest first. */
    categories: string[];
    /** The id that all sizes of a product have in common; undefined without other sizes. */
    group: number | undefined;
    offerUntil: Date | null;
  };

type FeedRow = Required<ProductRow> &
  Pick<StoredFields, ColumnOf<(typeof pageFields)[number]>> & {
    categories: string[];
    size_of: number | null;
    offer_until: Date | null;
  };

/** The number of products per portion; their texts take at most 300 kB in ordinary shops. */
const batchSize = 500;

/**
 * The next products of a feed after an id, ordered by id, in the caller's language: all active products with
 * a picture, including sold-out ones. Price and availability are computed as for the page. Empty at the end.
 */
export async function findFeedProducts(queries: Queries, after: number): Promise<FeedProduct[]> {
  const language = locale();
  // `categories`: ordered by the number of categories above each one, so that the highest is the first.
  const { rows } = await queries.query<FeedRow>(
    `select ${productColumnsSql()}, ${wordColumnsSql()}, p.offer_until, listed.id as size_of,
            array(select a.name_${language} from category_paths t join categories a on a.id = t.ancestor_id
                  where t.category_id = c.id
                  order by (select count(*) from category_paths above where above.category_id = a.id)) as categories ${pageColumnsSql}
     from products p join categories c on c.id = p.category_id ${joinListedSizeSql}
     where p.id > $1 and not p.is_archived and p.image <> '' order by p.id limit ${batchSize}`,
    [after],
  );
  return rows.map((row) => ({
    ...toCard(row),
    ...toPageFacts({ ...row, ...toApiFields(row, pageFields) }, language),
    description: row.description,
    categories: row.categories,
    group: row.sizes ? (row.size_of ?? row.id) : undefined,
    offerUntil: row.offer_until,
  }));
}
