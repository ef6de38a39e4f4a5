import { localUrl } from "#src/language/locale.ts";
import { maxLabels } from "./rules.ts";

/** The URL of the page that prints the shelf labels of these products, of `maxLabels` at most. */
export function labelsUrl(products: { id: number }[]): string {
  const uniqueIds = [...new Set(products.map(({ id }) => id))];
  return localUrl(`/admin/labels?products=${uniqueIds.slice(0, maxLabels).join(",")}`);
}
