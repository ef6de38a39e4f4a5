import {
  cellAt,
  type Header,
  inheritCells,
  type ShopFormat,
  type SourceProduct,
  type SourceRow,
} from "./format.ts";

/** The products of Shopify's export, with its headers before and since 2025. */
export const shopify: ShopFormat = {
  name: "shopify",
  prefix: "sh",
  typical: [
    ["Handle", "URL handle"],
    ["Title"],
    ["Vendor"],
    ["Option1 Name"],
    ["Variant Price", "Price"],
    ["Variant Compare At Price", "Compare-at price"],
    ["Image Src", "Product image URL"],
  ],
  columns: {
    sku: ["Variant SKU", "SKU"],
    category: ["Type", "Product Category", "Custom Product Type"],
    name_en: ["Title"],
    barcode: ["Variant Barcode", "Barcode"],
    brand: ["Vendor"],
    net_amount: ["Variant Grams", "Weight value (grams)"],
    description_en: ["Body (HTML)", "Description"],
    price: ["Variant Price", "Price"],
    original_price: ["Variant Compare At Price", "Compare-at price"],
    stock: ["Variant Inventory Qty", "Inventory quantity"],
    pictures: ["Image Src", "Product image URL"],
  },
  async *toProducts(header, rows) {
    const columns = columnsOf(header);
    let product: SourceRow[] = [];
    for await (const row of rows()) {
      if (product[0] && !isSameProduct(product[0], row, columns)) {
        yield* sourcesOf(product, columns);
        product = [];
      }
      product.push(row);
    }
    yield* sourcesOf(product, columns);
  },
};

type ShopifyColumns = ReturnType<typeof columnsOf>;

function columnsOf(header: Header) {
  const findColumn = (...names: string[]) => header.findColumn(...names);
  const price = findColumn("Variant Price", "Price");
  const sku = findColumn("Variant SKU", "SKU");
  const options = [1, 2, 3].map((number) => findColumn(`Option${number} Value`));
  return {
    price,
    sku,
    options,
    handle: findColumn("Handle", "URL handle"),
    title: findColumn("Title"),
    status: findColumn("Status"),
    published: findColumn("Published", "Published on online store"),
    tracker: findColumn("Variant Inventory Tracker", "Inventory tracker"),
    stock: findColumn("Variant Inventory Qty", "Inventory quantity"),
    image: findColumn("Image Src", "Product image URL"),
    variantImage: findColumn("Variant Image", "Variant image URL"),
    position: findColumn("Image Position"),
    /** The columns that a variant does not inherit from its product. */
    uninherited: [
      price,
      sku,
      ...options,
      findColumn("Variant Compare At Price", "Compare-at price"),
      findColumn("Variant Barcode", "Barcode"),
      findColumn("Variant Inventory Qty", "Inventory quantity"),
      findColumn("Variant Grams", "Weight value (grams)"),
      findColumn("Variant Image", "Variant image URL"),
      findColumn("Variant Inventory Tracker", "Inventory tracker"),
    ],
  };
}

/**
 * Whether a row belongs to the product of `first`: variants and pictures follow it, with the same handle or,
 * in newer files, with neither handle nor title.
 */
const isSameProduct = (
  first: SourceRow,
  { cells }: SourceRow,
  { handle, title }: ShopifyColumns,
): boolean => {
  const name = cellAt(cells, handle);
  return name === "" ? cellAt(cells, title) === "" : name === cellAt(first.cells, handle);
};

/** Yields one product per variant, and skips rows that only hold a further picture. */
function* sourcesOf(rows: SourceRow[], columns: ShopifyColumns): Generator<SourceProduct> {
  const [first] = rows;
  if (!first) return;
  const isVariant = ({ cells }: SourceRow) =>
    cellAt(cells, columns.price) !== "" || cellAt(cells, columns.sku) !== "";
  const variants = new Set(rows.filter((row) => row === first || isVariant(row)));
  const pictures = picturesOf(rows, columns);
  for (const row of rows) {
    if (variants.has(row)) yield sourceOf(row, first, { columns, pictures, isOnly: variants.size === 1 });
    else yield { row: row.row, skip: "picture" };
  }
}

/** The rows of one product: where its columns are, all its pictures, and whether it has only one variant. */
type HandleGroup = { columns: ShopifyColumns; pictures: string[]; isOnly: boolean };

function sourceOf(
  { row, cells }: SourceRow,
  first: SourceRow,
  { columns, pictures, isOnly }: HandleGroup,
): SourceProduct {
  const inheritedCells = row === first.row ? cells : inheritCells(cells, first.cells, columns.uninherited);
  // Shopify requires an option; "Default Title" means that the product has none.
  const options = columns.options
    .map((column) => cellAt(cells, column))
    .filter((option) => option && option !== "Default Title");
  const variantPicture = cellAt(cells, columns.variantImage);
  const handle = cellAt(first.cells, columns.handle);
  return {
    row,
    cells: inheritedCells,
    variant: isOnly ? "" : options.join(", "),
    group: isOnly ? undefined : handle,
    key: [handle, ...(isOnly ? [] : options)].join("-") || String(row),
    pictures: variantPicture
      ? [variantPicture, ...pictures.filter((url) => url !== variantPicture)]
      : pictures,
    isArchived:
      /^(draft|archived|unlisted)$/i.test(cellAt(first.cells, columns.status)) ||
      /^false$/i.test(cellAt(first.cells, columns.published)),
  };
}

function picturesOf(rows: SourceRow[], { image, position }: ShopifyColumns): string[] {
  const placedPictures = rows
    .map(({ cells }) => ({ url: cellAt(cells, image), place: Number(cellAt(cells, position)) || 0 }))
    .filter(({ url }) => url !== "");
  const urls = placedPictures.toSorted((a, b) => a.place - b.place).map(({ url }) => url);
  return [...new Set(urls)];
}
