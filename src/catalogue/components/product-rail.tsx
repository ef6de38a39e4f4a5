import type { ReactNode } from "react";
import { localUrl } from "#src/language/locale.ts";
import { m } from "#src/language/messages.ts";
import { Rail, railColumns, toRestLink } from "#src/ui/layout/rail.tsx";
import { SectionHead } from "#src/ui/layout/section-head.tsx";
import type { ProductCard as Product } from "../contract.ts";
import { ProductCard } from "./product-card.tsx";

type ProductRailProps = {
  title: string;
  /** The URL of the whole list. */
  to: string;
  products: Product[];
  renderAction: (product: Product) => ReactNode;
};

/** A titled row of products to swipe; renders nothing without products. */
export function ProductRail({ title, to, products, renderAction }: ProductRailProps) {
  if (products.length === 0) return null;
  const id = headingId(to);
  const restLink = toRestLink(products.length, localUrl(to), m.home_see_all());
  return (
    <section aria-labelledby={id}>
      <SectionHead id={id} title={title} to={localUrl(to)} seeAll={m.home_see_all()} />
      <Rail labelledBy={id} rest={restLink}>
        {/* A desktop shows one full row; the rest is behind "See all". */}
        {products.map((product, index) => (
          <li key={product.id} className={index < railColumns ? "" : "lg:hidden"}>
            <ProductCard product={product} action={renderAction(product)} />
          </li>
        ))}
      </Rail>
    </section>
  );
}

/** "/products?new=true" → "products-new". */
const headingId = (to: string): string => to.replace(/\W+/g, " ").trim().split(" ").slice(0, 2).join("-");
