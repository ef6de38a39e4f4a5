import type { PoolClient } from "pg";
import type { z } from "zod";
import type { Viewer } from "#src/api/viewer.ts";
import type { ProductJournalField } from "#src/catalogue/product/journal-labels.ts";
import { type JournalEntry, recordAll } from "#src/journal/record.server.ts";
import { toPoisha } from "#src/language/numbers/money.ts";
import { inTransaction } from "#src/platform/database/transaction.server.ts";
import type { ApiContext } from "#src/platform/http/api.server.ts";
import type { AdminProduct } from "../contract.ts";
import { type AdminProductRecord, adminProductColumns, toAdminProduct } from "../product-row.server.ts";
import type { BulkFields, BulkOutcome, BulkRow } from "./contract.ts";
import type { bulkCommand } from "./schemas.ts";

/**
 * Changes products in one transaction, each while it is still what `was` says, and writes each into the journal. What somebody
 * changed meanwhile stays as it is and is told; so are a product or a category that is gone, and what would no longer fit an
 * original price. A product that is already so counts as changed.
 */
export async function changeProducts(
  { rows }: z.output<typeof bulkCommand>,
  { shop, viewer }: ApiContext<Viewer>,
): Promise<{ data: BulkOutcome }> {
  const locks = rows.map(({ id }) => `product ${id}`);
  return inTransaction(
    shop.database,
    async (client) => {
      const products = await lockProducts(client, rows);
      const categories = await categoryNames(client, rows, products);
      const data: BulkOutcome = { changed: [], stayed: [] };
      const changed: AdminProduct[] = [];
      const entries: JournalEntry<ProductJournalField>[] = [];
      for (const row of rows) {
        const product = products.get(row.id);
        const next = product && changedBy(product, row);
        if (!product || !next || !categories.has(next.category_id)) {
          data.stayed.push({ id: row.id, names: product?.names ?? { en: "", bn: "" } });
          continue;
        }
        data.changed.push(row.id);
        if (isSame(product, row.to)) continue;
        changed.push(next);
        entries.push(...entriesOf(product, next, categories));
      }
      await writeProducts(client, changed);
      await recordAll(client, viewer, entries);
      return { data };
    },
    locks,
  );
}

/** The products by id, locked in the order of their ids as ordering does. */
async function lockProducts(client: PoolClient, rows: BulkRow[]): Promise<Map<number, AdminProduct>> {
  const { rows: found } = await client.query<AdminProductRecord>(
    `select ${adminProductColumns} from products p join categories c on c.id = p.category_id
     where p.id = any($1) order by p.id for no key update of p`,
    [rows.map(({ id }) => id)],
  );
  return new Map(found.map((row) => [row.id, toAdminProduct(row)]));
}

/** English names of all categories concerned, locked so that they stay. */
async function categoryNames(client: PoolClient, rows: BulkRow[], products: Map<number, AdminProduct>) {
  const ids = [
    ...rows.flatMap(({ to }) => to.category_id ?? []),
    ...[...products.values()].map(({ category_id }) => category_id),
  ];
  const { rows: found } = await client.query<{ id: number; name_en: string }>(
    "select id, name_en from categories where id = any($1) order by id for key share",
    [ids],
  );
  return new Map(found.map(({ id, name_en }) => [id, name_en]));
}

const isSame = (product: AdminProduct, fields: BulkFields): boolean =>
  Object.entries(fields).every(([name, value]) => product[name as keyof BulkFields] === value);

/** The product as it is to be; undefined where somebody was quicker, or the prices no longer fit. */
function changedBy(product: AdminProduct, { was, to }: BulkRow): AdminProduct | undefined {
  const named = Object.keys(to) as (keyof BulkFields)[];
  if (named.some((name) => product[name] !== was[name] && product[name] !== to[name])) return undefined;
  const next: AdminProduct = { ...product, ...to };
  return next.originalPrice === null || next.originalPrice > next.price ? next : undefined;
}

async function writeProducts(client: PoolClient, products: AdminProduct[]): Promise<void> {
  const records = products.map((product) => ({
    id: product.id,
    category_id: product.category_id,
    price_poisha: toPoisha(product.price),
    original_price_poisha: product.originalPrice === null ? null : toPoisha(product.originalPrice),
    is_featured: product.is_featured === 1,
    is_new_arrival: product.is_new_arrival === 1,
    is_top_selling: product.is_top_selling === 1,
    is_perishable: product.is_perishable === 1,
    is_archived: product.is_archived === 1,
  }));
  await client.query(
    `update products p set category_id = r.category_id, price_poisha = r.price_poisha,
       original_price_poisha = r.original_price_poisha, is_featured = r.is_featured, is_new_arrival = r.is_new_arrival,
       is_top_selling = r.is_top_selling, is_perishable = r.is_perishable, is_archived = r.is_archived, updated_at = now()
     from json_populate_recordset(null::products, $1) r where p.id = r.id`,
    [JSON.stringify(records)],
  );
}

/** A product's lines of the journal: that it was archived or brought back, and what else changed. */
function entriesOf(
  product: AdminProduct,
  next: AdminProduct,
  categories: ReadonlyMap<number, string>,
): JournalEntry<ProductJournalField>[] {
  const subject = { id: product.id, name: product.names.en };
  const archived = next.is_archived === 1 ? "product.archived" : "product.restored";
  const entries: JournalEntry<ProductJournalField>[] = [];
  if (next.is_archived !== product.is_archived) entries.push({ action: archived, subject });
  const [before, after] = [fieldsOf(product, categories), fieldsOf(next, categories)];
  if (JSON.stringify(before) !== JSON.stringify(after))
    entries.push({ action: "product.changed", subject, before, after });
  return entries;
}

const fieldsOf = (product: AdminProduct, categories: ReadonlyMap<number, string>) => ({
  price: product.price,
  originalPrice: product.originalPrice,
  is_featured: product.is_featured,
  is_new_arrival: product.is_new_arrival,
  is_top_selling: product.is_top_selling,
  is_perishable: product.is_perishable,
  category: categories.get(product.category_id) ?? "",
});
