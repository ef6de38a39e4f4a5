import { globSync } from "node:fs";
import { getTableColumns } from "drizzle-orm";
import ts from "typescript";
import { expect, test } from "vitest";
import { products } from "../../src/catalogue/tables.server.ts";
import { nodesIn, parse } from "../test-files.ts";

const inSnakeCase = (name: string) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
const columns = Object.keys(getTableColumns(products))
  .map(inSnakeCase)
  .filter((column) => column !== "id");

const textOf = (node: ts.Node) =>
  ts.isStringLiteralLike(node) || ts.isTemplateExpression(node) ? node.getText() : "";

/** What a file says in SQL, or in a piece of it. */
function sqlOf(path: string): string {
  const texts = nodesIn(parse(path)).map(textOf);
  return texts.join("\n").replaceAll(/\$\{language\}/g, "en");
}

/** The SQL of each file that speaks of the products' table, or of a row of it. */
const files = globSync("src/**/*.server.ts", { cwd: `${import.meta.dirname}/../..` })
  .filter((path) => !path.endsWith("tables.server.ts"))
  .map(sqlOf)
  .filter((sql) => /\bproducts\b|\bp\.\w/.test(sql));

/** More than five: what a cart, an order, a listing and a search are made of, each with a statement of its own; and an
 * import, which reads, adds and writes nearly all. A new column has no place here. */
const larger: Record<string, number> = {
  category_id: 23,
  // And what counts and moves it: docs/decisions/0020.
  stock: 20,
  // Whoever reads products for shoppers leaves out what is archived.
  is_archived: 25,
  price_poisha: 16,
  name_en: 23,
  is_featured: 11,
  image: 13,
  is_new_arrival: 11,
  is_top_selling: 10,
  name_bn: 16,
  weight_en: 12,
  // Of categories, and of the lines of an order.
  position: 10,
  weight_bn: 9,
  original_price_poisha: 9,
  // And what writes products or orders into a file.
  sku: 7,
  updated_at: 9,
  // A step of what is sold by weight: an order copies it, and a suggestion adds it.
  net_amount: 7,
  is_weighed: 7,
  is_perishable: 8,
};

test("a column of the products stands in at most five files: its table, and what reads or writes it in SQL", () => {
  const reach = columns.map((column) => {
    const named = new RegExp(`\\b${column}\\b`);
    return [column, 1 + files.filter((sql) => named.test(sql)).length] as const;
  });
  expect(reach.length).toBeGreaterThan(20);
  expect(reach.find(([column]) => column === "nutrition_en")).toEqual(["nutrition_en", 3]);
  expect(Object.fromEntries(reach.filter(([, count]) => count > 5))).toEqual(larger);
});
