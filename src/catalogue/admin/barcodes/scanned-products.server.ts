import sql, { raw, type Sql } from "sql-template-tag";
import type { z } from "zod";
import { equalBarcodes } from "#src/catalogue/product/equal-barcodes.ts";
import { unitPrice } from "#src/catalogue/product/unit-price.ts";
import type { Queries } from "#src/platform/database/database.server.ts";
import type { ApiContext } from "#src/platform/http/api.server.ts";
import { type AdminProductRecord, adminProductColumnsSql, toAdminProduct } from "../product-row.server.ts";
import type { ScannedProduct } from "./contract.ts";
import type { labelQuery, scannedCode } from "./schemas.ts";

type ScannedRow = AdminProductRecord & {
  barcode: string;
  is_archived: boolean;
  net_unit: "g" | "ml" | "pc" | null;
  price_since: Date;
};

/** The products with this code, active ones first; none for an unknown code. */
export async function findScanned(
  { code }: z.output<typeof scannedCode>,
  { shop }: ApiContext,
): Promise<{ data: ScannedProduct[] }> {
  const codes = equalBarcodes(code);
  const [ownCode] = codes;
  return readProducts(
    shop.database.pool,
    sql`p.id in (select id from products where barcode = any(${codes}) and barcode <> ''
                 union select id from products where sku = ${ownCode}) order by p.is_archived, p.id`,
  );
}

/** Labels in the requested order; unknown ids are left out. */
export async function listLabels(
  { products }: z.output<typeof labelQuery>,
  { shop }: ApiContext,
): Promise<{ data: ScannedProduct[] }> {
  return readProducts(
    shop.database.pool,
    sql`p.id = any(${products}::bigint[]) order by array_position(${products}::bigint[], p.id)`,
  );
}

/** Reads products. `whereAndOrder` is the condition on a product `p`, followed by `order by`. */
async function readProducts(queries: Queries, whereAndOrder: Sql): Promise<{ data: ScannedProduct[] }> {
  const { rows } = await queries.query<ScannedRow>(
    sql`select ${raw(adminProductColumnsSql)}, p.barcode, p.is_archived, p.net_unit,
          coalesce((select max(changed_at) from product_prices where product_id = p.id), p.created_at) as price_since
        from products p join categories c on c.id = p.category_id where ${whereAndOrder}`,
  );
  return {
    data: rows.map((row) => ({
      ...toAdminProduct(row),
      barcode: row.barcode,
      is_archived: row.is_archived ? 1 : 0,
      unit_price: unitPrice({ ...row, price_poisha: row.charged_poisha }),
      price_since: row.price_since.toISOString(),
    })),
  };
}
