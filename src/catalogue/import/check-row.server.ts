import type { Queries } from "#src/platform/database/database.server.ts";
import { equalBarcodes } from "../product/equal-barcodes.ts";
import { columnOf, csvColumnOf } from "../product/fields.ts";
import { isGtin } from "../product/gtin.ts";
import { type Requirements, wouldBeIncomplete } from "../product/missing-fields.server.ts";
import {
  aboveMrp,
  canShareStock,
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
export async function categoryNames(
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

export async function productsBySku(client: Queries, skus: string[]): Promise<Map<string, StoredProduct>> {
  const { rows } = await client.query<StoredProduct>(
    `select ${storedColumns} from products p where p.sku = any($1)`,
    [skus],
  );
  return new Map(rows.map((row) => [row.sku, row]));
}

/** The SKUs of products by their barcode, for all barcodes that the rows name. */
export async function barcodeOwners(client: Queries, rows: Cells[]): Promise<Map<string, string>> {
  const named = rows.flatMap(({ barcode = "" }) => (barcode.trim() ? equalBarcodes(barcode) : []));
  const { rows: found } = await client.query<{ barcode: string; sku: string }>(
    "select barcode, sku from products where barcode = any($1) and barcode <> '' order by id desc",
    [named],
  );
  return new Map(found.map(({ barcode, sku }) => [barcode, sku]));
}

const ownerOf = (barcode: string, owners: ReadonlyMap<string, string>) =>
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

/** Parses a row and computes its changes; saves nothing. `twice`: the number of an earlier row with the same SKU. */
export function checkRow(
  row: number,
  cells: Cells,
  { categories, products, owners, requirements }: StoredCatalogue,
  twice: number | undefined,
): CheckedRow {
  const read = readRow(cells, categories);
  const base = { row, cells, sku: "sku" in read ? read.sku : (cells.sku ?? ""), problem: null };
  const wrong = (
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
  if ("problem" in read) return wrong(read.problem.column, read.problem.code);
  if (twice !== undefined) return wrong("sku", "twice", { other: twice });
  const { fields } = read;
  const product = products.get(read.sku);
  const given: Partial<StoredProduct> = { ...read.fields, sku: read.sku };
  const missing = requiredFields.find((name) => !product && given[columnOf(name)] === undefined);
  if (missing) return wrong(csvColumnOf(missing), "missing");
  const whole = { ...product, ...fields };
  if (!isOriginalPriceValid(whole))
    return wrong(fields.regular_original_poisha === undefined ? "price" : "original_price", "original_low");
  const above = aboveMrp(whole);
  if (above) return wrong(csvColumnOf(fields.mrp_poisha === undefined ? above : "mrp"), "above_mrp");
  if (fields.barcode && fields.barcode !== product?.barcode && !isGtin(fields.barcode))
    return wrong("barcode", "not_barcode");
  const owner = fields.barcode && ownerOf(fields.barcode, owners);
  if (owner && owner !== read.sku) return wrong("barcode", "taken_barcode", { sku: owner });
  if ((whole.net_amount == null) !== (whole.net_unit == null)) return wrong("net_unit", "not_unit");
  if (product ? !canShareStock(whole) : !canShareStock({ ...whole, stock: whole.stock ?? 0 }))
    return wrong("shares_stock", "not_shared");
  if (!isWeighable(whole)) return wrong(fields.is_weighed ? "weighed" : "net_amount", "not_step");
  const is_incomplete = wouldBeIncomplete(whole, requirements);
  if (!product)
    return { ...base, state: "new", product_id: null, before: null, after: fields, is_incomplete };
  const after = differing(fields, product);
  const before = only(product, Object.keys(after));
  const state = Object.keys(after).length === 0 ? "same" : "change";
  return { ...base, state, product_id: product.id, before, after, is_incomplete };
}

const entriesOf = (fields: ImportedFields) => Object.entries(fields) as [keyof ImportedFields, unknown][];

const differing = (fields: ImportedFields, product: ImportedFields): ImportedFields =>
  Object.fromEntries(entriesOf(fields).filter(([name, value]) => !isSame(product[name], value)));

export const only = (fields: ImportedFields, names: string[]): ImportedFields =>
  Object.fromEntries(entriesOf(fields).filter(([name]) => names.includes(name)));
