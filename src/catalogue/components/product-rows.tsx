import type { ReactNode } from "react";
import { localUrl } from "#src/language/locale.ts";
import { m } from "#src/language/messages.ts";
import { SectionHead } from "#src/ui/layout/section-head.tsx";
import type { ProductCard as Product } from "../contract.ts";
import { ProductRow } from "./product-row.tsx";

type ProductRowsProps = {
  title: string;
  /** The URL of the whole list. */
  to: string;
  products: Product[];
  renderAction: (product: Product) => ReactNode;
};

/** A titled list of products; renders nothing without products. */
export function ProductRows({ title, to, products, renderAction }: ProductRowsProps) {
  if (products.length === 0) return null;
  return (
    <section aria-labelledby="rows">
      <SectionHead id="rows" title={title} to={localUrl(to)} seeAll={m.home_see_all()} />
      <ul className="product-rows rounded-panel bg-card px-2.5 py-1 shadow-rest lg:px-2">
        {products.map((product) => (
          <li key={product.id}>
            <ProductRow product={product} action={renderAction(product)} />
          </li>
        ))}
      </ul>
    </section>
  );
}
