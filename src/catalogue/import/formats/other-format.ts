import { importColumns } from "../rules.ts";
import { cellAt, type ShopFormat } from "./format.ts";

const headerNames: ShopFormat["columns"] = {
  sku: ["sku", "code", "product code", "item code", "id", "product id", "কোড"],
  category: ["category", "categories", "group", "department", "type", "ক্যাটাগরি"],
  name_en: ["name", "title", "product", "product name", "item", "item name", "english name", "name english"],
  name_bn: ["bangla name", "bengali name", "name bangla", "নাম", "পণ্য", "পণ্যের নাম"],
  weight_en: ["weight", "size", "pack size", "unit size", "ওজন"],
  barcode: ["barcode", "ean", "gtin", "upc", "বারকোড"],
  brand: ["brand", "company", "ব্র্যান্ড"],
  description_en: ["description", "details", "বিবরণ"],
  price: ["price", "sale price", "selling price", "rate", "mrp", "দাম", "মূল্য"],
  original_price: ["regular price", "old price", "compare at price", "mrp"],
  stock: ["stock", "quantity", "qty", "inventory", "স্টক", "পরিমাণ"],
};

/** Any table with a row of headers; the headers of our own files are known as well. */
export const otherFormat: ShopFormat = {
  name: "other",
  prefix: "im",
  typical: [],
  columns: {
    ...Object.fromEntries(importColumns.map((column) => [column, [column, ...(headerNames[column] ?? [])]])),
    pictures: ["pictures", "images", "image", "picture", "image url", "photo", "ছবি"],
  },
  async *toProducts(header, rows) {
    const name = header.findColumn(
      ...(otherFormat.columns.name_en ?? []),
      ...(otherFormat.columns.name_bn ?? []),
    );
    for await (const { row, cells } of rows())
      yield { row, cells, variant: "", key: cellAt(cells, name) || String(row) };
  },
};
