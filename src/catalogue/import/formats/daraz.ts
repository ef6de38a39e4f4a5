import {
  cellAt,
  type Header,
  isOutsideDates,
  normaliseHeader,
  type ShopFormat,
  type SourceProduct,
  type SourceRow,
} from "./format.ts";

const englishNames = ["Product Name(English)", "Product Name", "Name(English)", "*Product Name"];
const bengaliNames = [
  "Product Name(Bangla)",
  "Product Name(Bengali)",
  "Product Name (Local)",
  "Name(Bangla)",
];
const pictureHeaders = [1, 2, 3, 4, 5, 6, 7, 8].flatMap((number) => [
  `Product Images${number}`,
  `Product Image ${number}`,
  `Images${number}`,
  `MainImage${number}`,
]);

/** The products of Daraz' Seller Center (Manage Products → Export), with rows of instructions below the headers. */
export const daraz: ShopFormat = {
  name: "daraz",
  prefix: "dz",
  typical: [
    ["SellerSKU", "Seller SKU"],
    ["SpecialPrice", "Special Price"],
    [...englishNames, ...bengaliNames],
    ["Package Weight (kg)", "Package Weight"],
    ["Product ID", "Item ID", "ShopSKU", "Shop SKU"],
  ],
  columns: {
    sku: ["SellerSKU", "Seller SKU"],
    category: ["Category", "Category Name", "Primary Category", "catId"],
    name_en: englishNames,
    name_bn: bengaliNames,
    barcode: ["EAN/UPC/ISBN", "Barcode", "EAN", "barcode_ean"],
    brand: ["Brand"],
    description_en: [
      "Main Description",
      "Description",
      "Long Description (English)",
      "Short Description",
      "Highlights",
    ],
    description_bn: ["Long Description (Bangla)", "Description(Bangla)", "Main Description(Bangla)"],
    price: ["SpecialPrice", "Special Price"],
    original_price: ["Price"],
    stock: ["Quantity", "Sellable Stock", "Stock"],
    pictures: pictureHeaders,
  },
  async *toProducts(header, rows) {
    const columns = columnsOf(header);
    for await (const row of rows()) yield sourceOf(row, columns);
  },
};

type DarazColumns = ReturnType<typeof columnsOf>;

function columnsOf(header: Header) {
  const findColumn = (...names: string[]) => header.findColumn(...names);
  return {
    names: [findColumn(...englishNames), findColumn(...bengaliNames)],
    sku: findColumn("SellerSKU", "Seller SKU"),
    price: findColumn("Price"),
    ids: [
      findColumn("SkuId", "SKU ID"),
      findColumn("ShopSKU", "Shop SKU"),
      findColumn("Product ID", "Item ID"),
    ],
    variation: findColumn("Variations Combo", "Variation"),
    status: findColumn("status", "Status", "Product Status"),
    from: findColumn("SpecialPrice Start", "SpecialPrice Start Date", "Special From Date", "Sale Start Date"),
    until: findColumn("SpecialPrice End", "SpecialPrice End Date", "Special To Date", "Sale End Date"),
    pictures: header.names.flatMap((name, index) =>
      pictureHeaders.some((column) => name === normaliseHeader(column)) ? [index] : [],
    ),
  };
}

function sourceOf({ row, cells }: SourceRow, columns: DarazColumns): SourceProduct {
  const cell = (column: number | undefined) => cellAt(cells, column);
  // Below the headers: "Mandatory", explanations, and names of fields.
  if (cell(columns.price) && !/\d/.test(cell(columns.price))) return { row, skip: "note" };
  if (!columns.names.some(cell) && !cell(columns.sku)) return { row, skip: "note" };
  // "Color Family:Red;Size:Large" → "Red, Large".
  const variation = cell(columns.variation)
    .split(/[;,]/)
    .map((part) => part.slice(part.indexOf(":") + 1).trim())
    .filter(Boolean)
    .join(", ");
  const isInName = columns.names.some((name) => cell(name).toLowerCase().includes(variation.toLowerCase()));
  return {
    row,
    cells,
    variant: isInName ? "" : variation,
    key: columns.ids.map(cell).find(Boolean) ?? String(row),
    pictures: columns.pictures.map(cell).filter(Boolean),
    isArchived: /^(inactive|deleted|suspended|draft|offline)$/i.test(cell(columns.status)),
    hasNoSale: isOutsideDates(cell(columns.from), cell(columns.until)),
  };
}
