import type { Product, ProductCard } from "#src/catalogue/contract.ts";
import { here } from "#src/language/locale.ts";
import { m } from "#src/language/messages.ts";

/** The breadcrumbs of a product; without its category until that is known. */
export const breadcrumbsOf = ({ name }: ProductCard, category: Product["category"] | undefined) => [
  { name: m.path_home(), to: here("/") },
  { name: m.path_products(), to: here("/products") },
  ...(category ? [{ name: category.name, to: here(`/products?category=${category.id}`) }] : []),
  { name },
];
