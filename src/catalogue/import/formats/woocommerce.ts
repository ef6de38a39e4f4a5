import {
  cellAt,
  type Header,
  inheritCells,
  isOutsideDates,
  type ShopFormat,
  type SourceProduct,
  type SourceRow,
} from "./format.ts";

const weightHeaders = ["kg", "g", "lbs", "oz"].map((unit) => `Weight (${unit})`);

/** The products of WooCommerce's own export (Products → Export). */
export const woocommerce: ShopFormat = {
  name: "woocommerce",
  prefix: "wc",
  listsCategories: true,
  typical: [
    ["ID"],
    ["Type"],
    ["Published"],
    ["Regular price"],
    ["Visibility in catalog", "Visibility in catalogue"],
    ["In stock?"],
    ["Is featured?"],
  ],
  columns: {
    sku: ["SKU"],
    category: ["Categories"],
    name_en: ["Name"],
    barcode: ["GTIN, UPC, EAN, or ISBN", "Barcode", "EAN"],
    brand: ["Brands", "Brand"],
    net_amount: weightHeaders,
    description_en: ["Description", "Short description"],
    price: ["Sale price"],
    original_price: ["Regular price"],
    stock: ["Stock"],
    low_stock: ["Low stock amount"],
    featured: ["Is featured?"],
    pictures: ["Images"],
  },
  async *toProducts(header, rows) {
    const columns = columnsOf(header);
    // Variations may come before the product that they belong to, so its rows are read first.
    const parents = new Map<string, string[]>();
    for await (const { cells } of rows()) {
      if (!typesOf(cells, columns).includes("variable")) continue;
      for (const name of namesOf(cells, columns)) parents.set(name, cells);
    }
    for await (const row of rows()) yield sourceOf(row, columns, parents);
  },
};

type WooColumns = ReturnType<typeof columnsOf>;

function columnsOf(header: Header) {
  // "Attribute 1 value(s)", normalised.
  const attributes = header.names.flatMap((name, index) =>
    /^attribute \d+ value s$/.test(name) ? [index] : [],
  );
  const findColumn = (...names: string[]) => header.findColumn(...names);
  return {
    attributes,
    id: findColumn("ID"),
    type: findColumn("Type"),
    sku: findColumn("SKU"),
    name: findColumn("Name"),
    parent: findColumn("Parent"),
    published: findColumn("Published"),
    inStock: findColumn("In stock?"),
    stock: findColumn("Stock"),
    saleFrom: findColumn("Date sale price starts"),
    saleUntil: findColumn("Date sale price ends"),
    /** The columns that a variant does not inherit from its product. */
    uninherited: [
      findColumn("ID"),
      findColumn("SKU"),
      findColumn("Type"),
      findColumn("GTIN, UPC, EAN, or ISBN"),
      findColumn("Sale price"),
      findColumn("Regular price"),
      findColumn("Stock"),
      findColumn("In stock?"),
      findColumn("Position"),
      findColumn("Parent"),
      ...attributes,
    ],
  };
}

/** The types of a product, such as "simple, virtual" or "variation". */
const typesOf = (cells: string[], { type }: WooColumns) =>
  cellAt(cells, type)
    .toLowerCase()
    .split(",")
    .map((type) => type.trim());

/** The names by which variations refer to their product: its SKU, or its id. */
const namesOf = (cells: string[], { id, sku }: WooColumns) =>
  [`id:${cellAt(cells, id)}`, cellAt(cells, sku)].filter((name) => name && name !== "id:");

function sourceOf(
  { row, cells }: SourceRow,
  columns: WooColumns,
  parents: Map<string, string[]>,
): SourceProduct {
  const types = typesOf(cells, columns);
  if (types.includes("variable")) return { row, skip: "variants" };
  if (types.includes("grouped") || types.includes("external")) return { row, skip: "grouped" };
  const parent = types.includes("variation") ? parents.get(cellAt(cells, columns.parent)) : undefined;
  const inheritedCells = parent ? inheritCells(cells, parent, columns.uninherited) : cells;
  const cell = (column: number | undefined) => cellAt(inheritedCells, column);
  // 0: private, -1: a draft.
  const isHidden = (published: string) => /^(0|-1)$/.test(published);
  if (parent && columns.name !== undefined) inheritedCells[columns.name] = cellAt(parent, columns.name);
  return {
    row,
    cells: inheritedCells.map(unescapeText),
    variant: parent ? columns.attributes.map(cell).filter(Boolean).join(", ") : "",
    group: parent && (cellAt(parent, columns.sku) || `wc-${cellAt(parent, columns.id)}`),
    key: cell(columns.id) || String(row),
    isArchived: isHidden(cell(columns.published)) || isHidden(cellAt(parent ?? [], columns.published)),
    isSoldOut: cell(columns.inStock) === "0" && cell(columns.stock) === "",
    hasNoSale: isOutsideDates(cell(columns.saleFrom), cell(columns.saleUntil)),
  };
}

/** The export writes line breaks as "\n", and commas within a category as "\,". */
const unescapeText = (text: string) => text.replaceAll("\\n", "\n");
