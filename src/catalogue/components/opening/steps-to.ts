import { here } from "../../../language/locale.ts";
import { m } from "../../../language/messages.ts";
import type { Product, ProductCard } from "../../contract.ts";

/** The path to a product's page; without its category where that is not known. */
export const stepsTo = ({ name }: ProductCard, category: Product["category"] | undefined) => [
  { name: m.path_home(), to: here("/") },
  { name: m.path_products(), to: here("/products") },
  ...(category ? [{ name: category.name, to: here(`/products?category=${category.id}`) }] : []),
  { name },
];
