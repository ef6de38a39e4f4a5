import type { Queries } from "#src/platform/database/database.server.ts";
import { equalBarcodes } from "../product/equal-barcodes.ts";
import { columnOf, csvColumnOf } from "../product/fields.ts";
import { isGtin } from "../product/gtin.ts";
import { type Requirements, wouldBeIncomplete } from "../product/missing-fields.server.ts";
import {
  canShareStock,
  findPriceAboveMrp,
  isOriginalPriceValid,
  isSame,
  isWeighable,
  type StoredProduct,
  storedColumnsSql,
} from "../product/stored-product.server.ts";
import { type NewCategory, placeholderOf } from "./new-categories.server.ts";
import type { CategoryNames, ImportedFields, ReadRow } from "./read-row.ts";
import { readRow } from "./read-row.ts";
import { type Cells, type RowProblem, type RowState, requiredFields } from "./rules.ts";

/** A validated row as it is stored until it is merged. */
export type CheckedRow = {
  row: number;
  sku: string;
  state: RowState;
  cells: Cells;
  /** Null for a right row. */
  problem: RowProblem | null;
  /** Null for a new product and for a wrong row. */
  product_id: number | null;
  /** The stored values of the fields that the row changes; null as `product_id`. */
  before: ImportedFields | null;
  /** The new values of these fields, or all fields of a new product; null for a wrong row. */
  after: ImportedFields | null;
  /** The product lacks what its category requires. */
  is_incomplete: boolean;
};

/** Maps the slug and both names of each category, and the names of those in `created`, to its id. */
export async function readCategoryNames(
  client: Queries,
  created: readonly NewCategory[] = [],
): Promise<CategoryNames> {
  const { rows } = await client.query<{ id: number; slug: string; name_en: string; name_bn: string }>(
    "select id, slug, name_en, name_bn from categories",
  );
  return new Map([
    ...created.map((category, index): [string, number] => [
      category.name_en.toLowerCase(),
      category.id ?? placeholderOf(index + 1),
    ]),
    ...rows.flatMap(({ id, ...names }) =>
      Object.values(names).map((name): [string, number] => [name.toLowerCase(), id]),
    ),
  ]);
}

export async function findProductsBySku(
  client: Queries,
  skus: string[],
): Promise<Map<string, StoredProduct>> {
  const { rows } = await client.query<StoredProduct>(
    `select ${storedColumnsSql} from products p where p.sku = any($1)`,
    [skus],
  );
  return new Map(rows.map((row) => [row.sku, row]));
}

/** The SKUs of products by their barcode, for all barcodes that the rows name. */
export async function findSkusByBarcode(client: Queries, rows: Cells[]): Promise<Map<string, string>> {
  const namedBarcodes = rows.flatMap(({ barcode = "" }) => (barcode.trim() ? equalBarcodes(barcode) : []));
  const { rows: ownerRows } = await client.query<{ barcode: string; sku: string }>(
    "select barcode, sku from products where barcode = any($1) and barcode <> '' order by id desc",
    [namedBarcodes],
  );
  return new Map(ownerRows.map(({ barcode, sku }) => [barcode, sku]));
}

const findSkuWithBarcode = (barcode: string, skuByBarcode: ReadonlyMap<string, string>) =>
  equalBarcodes(barcode)
    .map((equalBarcode) => skuByBarcode.get(equalBarcode))
    .find(Boolean);

/** The stored categories, products and barcodes that the rows of a file refer to. */
export type StoredCatalogue = {
  categories: CategoryNames;
  products: ReadonlyMap<string, StoredProduct>;
  /** The SKU of the product that has a barcode, by barcode. */
  owners: ReadonlyMap<string, string>;
  requirements: Requirements;
};

/** Parses a row and computes its changes; saves nothing. `earlierRow`: the number of an earlier row with the same SKU. */
export function checkRow(
  rowNumber: number,
  cells: Cells,
  { categories, products, owners: skuByBarcode, requirements }: StoredCatalogue,
  earlierRow: number | undefined,
): CheckedRow {
  const parsed = readRow(cells, categories);
  if ("problem" in parsed) return toWrongRow(rowNumber, cells, cells.sku ?? "", parsed.problem);
  const { sku, fields } = parsed;
  const product = products.get(sku);
  const problem =
    earlierRow === undefined
      ? findProblem(parsed, product, skuByBarcode)
      : ({ column: "sku", code: "twice", other: earlierRow } as const);
  if (problem) return toWrongRow(rowNumber, cells, sku, problem);
  const is_incomplete = wouldBeIncomplete({ ...product, ...fields }, requirements);
  const commonFields = { row: rowNumber, cells, sku, problem: null, is_incomplete };
  if (!product) return { ...commonFields, state: "new", product_id: null, before: null, after: fields };
  const after = pickChangedFields(fields, product);
  const before = pickFields(product, Object.keys(after));
  const state = Object.keys(after).length === 0 ? "same" : "change";
  return { ...commonFields, state, product_id: product.id, before, after };
}

const toWrongRow = (row: number, cells: Cells, sku: string, problem: RowProblem): CheckedRow => ({
  row,
  cells,
  sku,
  state: "wrong",
  problem,
  product_id: null,
  before: null,
  after: null,
  is_incomplete: false,
});

type ParsedRow = Exclude<ReadRow, { problem: RowProblem }>;

/** Why a row cannot be merged into its product, or inserted without one; the first of several reasons. */
function findProblem(
  { sku, fields }: ParsedRow,
  product: StoredProduct | undefined,
  skuByBarcode: ReadonlyMap<string, string>,
): RowProblem | undefined {
  const givenFields: Partial<StoredProduct> = { ...fields, sku };
  const missing = requiredFields.find((name) => !product && givenFields[columnOf(name)] === undefined);
  if (missing) return { column: csvColumnOf(missing), code: "missing" };
  const mergedProduct = { ...product, ...fields };
  if (!isOriginalPriceValid(mergedProduct)) {
    const column = fields.regular_original_poisha === undefined ? "price" : "original_price";
    return { column, code: "original_low" };
  }
  const priceAboveMrp = findPriceAboveMrp(mergedProduct);
  if (priceAboveMrp) {
    const field = fields.mrp_poisha === undefined ? priceAboveMrp : "mrp";
    return { column: csvColumnOf(field), code: "above_mrp" };
  }
  const { barcode } = fields;
  if (barcode && barcode !== product?.barcode && !isGtin(barcode))
    return { column: "barcode", code: "not_barcode" };
  const ownerSku = barcode && findSkuWithBarcode(barcode, skuByBarcode);
  if (ownerSku && ownerSku !== sku) return { column: "barcode", code: "taken_barcode", sku: ownerSku };
  if ((mergedProduct.net_amount == null) !== (mergedProduct.net_unit == null))
    return { column: "net_unit", code: "not_unit" };
  // A new product starts with a stock of 0.
  const withStock = product ? mergedProduct : { ...mergedProduct, stock: mergedProduct.stock ?? 0 };
  if (!canShareStock(withStock)) return { column: "shares_stock", code: "not_shared" };
  if (!isWeighable(mergedProduct))
    return { column: fields.is_weighed ? "weighed" : "net_amount", code: "not_step" };
  return undefined;
}

const entriesOf = (fields: ImportedFields) => Object.entries(fields) as [keyof ImportedFields, unknown][];

const pickChangedFields = (fields: ImportedFields, product: ImportedFields): ImportedFields =>
  Object.fromEntries(entriesOf(fields).filter(([name, value]) => !isSame(product[name], value)));

export const pickFields = (fields: ImportedFields, names: string[]): ImportedFields =>
  Object.fromEntries(entriesOf(fields).filter(([name]) => names.includes(name)));
