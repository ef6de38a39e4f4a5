import type { ProductCard } from "#src/catalogue/contract.ts";
import { localUrl } from "#src/language/locale.ts";
import { m } from "#src/language/messages.ts";

/** The breadcrumbs of a product; `path` is its category after those above it, empty until they are known. */
export const productBreadcrumbs = ({ name }: ProductCard, path: { id: number; name: string }[]) => [
  { name: m.path_home(), to: localUrl("/") },
  { name: m.path_products(), to: localUrl("/products") },
  ...path.map((category) => ({ name: category.name, to: localUrl(`/products?category=${category.id}`) })),
  { name },
];
