import { here } from "#src/language/locale.ts";
import { mostLabels } from "./rules.ts";

/** The page that prints the shelf labels of these products. */
export const labelsUrl = (products: { id: number }[]): string =>
  here(`/admin/labels?products=${[...new Set(products.map(({ id }) => id))].slice(0, mostLabels).join(",")}`);
