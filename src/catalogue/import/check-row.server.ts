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
  storedColumns,
} from "../product/stored-product.server.ts";
import { type NewCategory, placeholderOf } from "./new-categories.server.ts";
import type { CategoryNames, ImportedFields } from "./read-row.ts";
import { readRow } from "./read-row.ts";
import { type Cells, type RowProblem, type RowState, requiredFields } from "./rules.ts";

/** A validated row as it is stored until it is merged. */
export type CheckedRow = {
  row: number;
  sku: string;
  state: RowState;
  cells: Cells;
  problem: RowProblem | null;
  product_id: number | null;
  before: ImportedFields | null;
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
    `select ${storedColumns} from products p where p.sku = any($1)`,
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

const skuWithBarcode = (barcode: string, owners: ReadonlyMap<string, string>) =>
  equalBarcodes(barcode)
    .map((equalBarcode) => owners.get(equalBarcode))
    .find(Boolean);

/** The stored categories, products and barcodes that the rows of a file refer to. */
export type StoredCatalogue = {
  categories: CategoryNames;
  products: ReadonlyMap<string, StoredProduct>;
  owners: ReadonlyMap<string, string>;
  requirements: Requirements;
};

/** Parses a row and computes its changes; saves nothing. `earlierRow`: the number of an earlier row with the same SKU. */
export function checkRow(
  rowNumber: number,
  cells: Cells,
  { categories, products, owners, requirements }: StoredCatalogue,
  earlierRow: number | undefined,
): CheckedRow {
  const parsed = readRow(cells, categories);
  const base = {
    row: rowNumber,
    cells,
    sku: "sku" in parsed ? parsed.sku : (cells.sku ?? ""),
    problem: null,
  };
  const wrongRow = (
    column: RowProblem["column"],
    code: RowProblem["code"],
    more: Partial<RowProblem> = {},
  ): CheckedRow => ({
    ...base,
    state: "wrong",
    problem: { column, code, ...more },
    product_id: null,
    before: null,
    after: null,
    is_incomplete: false,
  });
  if ("problem" in parsed) return wrongRow(parsed.problem.column, parsed.problem.code);
  if (earlierRow !== undefined) return wrongRow("sku", "twice", { other: earlierRow });
  const { fields } = parsed;
  const product = products.get(parsed.sku);
  const givenFields: Partial<StoredProduct> = { ...parsed.fields, sku: parsed.sku };
  const missing = requiredFields.find((name) => !product && givenFields[columnOf(name)] === undefined);
  if (missing) return wrongRow(csvColumnOf(missing), "missing");
  const mergedProduct = { ...product, ...fields };
  if (!isOriginalPriceValid(mergedProduct))
    return wrongRow(
      fields.regular_original_poisha === undefined ? "price" : "original_price",
      "original_low",
    );
  const priceAboveMrp = findPriceAboveMrp(mergedProduct);
  if (priceAboveMrp)
    return wrongRow(csvColumnOf(fields.mrp_poisha === undefined ? priceAboveMrp : "mrp"), "above_mrp");
  if (fields.barcode && fields.barcode !== product?.barcode && !isGtin(fields.barcode))
    return wrongRow("barcode", "not_barcode");
  const skuOfBarcode = fields.barcode && skuWithBarcode(fields.barcode, owners);
  if (skuOfBarcode && skuOfBarcode !== parsed.sku)
    return wrongRow("barcode", "taken_barcode", { sku: skuOfBarcode });
  if ((mergedProduct.net_amount == null) !== (mergedProduct.net_unit == null))
    return wrongRow("net_unit", "not_unit");
  // A new product starts with a stock of 0.
  const withStock = product ? mergedProduct : { ...mergedProduct, stock: mergedProduct.stock ?? 0 };
  if (!canShareStock(withStock)) return wrongRow("shares_stock", "not_shared");
  if (!isWeighable(mergedProduct)) return wrongRow(fields.is_weighed ? "weighed" : "net_amount", "not_step");
  const is_incomplete = wouldBeIncomplete(mergedProduct, requirements);
  if (!product)
    return { ...base, state: "new", product_id: null, before: null, after: fields, is_incomplete };
  const after = pickChangedFields(fields, product);
  const before = pickFields(product, Object.keys(after));
  const state = Object.keys(after).length === 0 ? "same" : "change";
  return { ...base, state, product_id: product.id, before, after, is_incomplete };
}

const entriesOf = (fields: ImportedFields) => Object.entries(fields) as [keyof ImportedFields, unknown][];

const pickChangedFields = (fields: ImportedFields, product: ImportedFields): ImportedFields =>
  Object.fromEntries(entriesOf(fields).filter(([name, value]) => !isSame(product[name], value)));

export const pickFields = (fields: ImportedFields, names: string[]): ImportedFields =>
  Object.fromEntries(entriesOf(fields).filter(([name]) => names.includes(name)));
