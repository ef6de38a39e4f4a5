import { localUrl } from "#src/language/locale.ts";
import { maxLabels } from "./rules.ts";

/** The page that prints the shelf labels of these products. */
export const labelsUrl = (products: { id: number }[]): string =>
  localUrl(
    `/admin/labels?products=${[...new Set(products.map(({ id }) => id))].slice(0, maxLabels).join(",")}`,
  );
