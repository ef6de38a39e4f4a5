import { type ReactNode, useEffect, useId, useRef, useState } from "react";
import { call } from "#src/api/client/client.ts";
import { type ProductCard as Card, listProducts } from "#src/catalogue/contract.ts";
import { m } from "#src/language/messages.ts";
import { SkeletonCard } from "#src/ui/display/skeleton.tsx";
import { Rail, toRestLink } from "#src/ui/layout/rail.tsx";
import { SectionHead } from "#src/ui/layout/section-head.tsx";
import { useNearViewport } from "#src/ui/use-near-viewport.ts";
import { ProductCard } from "../product-card.tsx";

type AlsoLikeProps = {
  id: number;
  /** Sent with a page rendered on the server; undefined to load them when the user scrolls near. */
  products: Card[] | undefined;
  renderAction: (product: Card) => ReactNode;
  /** The URL of the whole category. */
  to: string;
  /** Defaults to "You may also like". */
  heading?: string;
  /** Ids of products to exclude. */
  excludedIds?: readonly number[];
};

const skeletonKeys = ["a", "b", "c", "d", "e", "f"];

/** Related products; renders nothing without products or if loading fails. */
export function AlsoLike(props: AlsoLikeProps) {
  const { id, products: sentProducts, renderAction, to, heading, excludedIds = [] } = props;
  const titleId = useId();
  const section = useRef<HTMLElement>(null);
  const related = useRelated(id, useNearViewport(section), sentProducts);
  const products = related?.filter((product) => !excludedIds.includes(product.id));
  if (products?.length === 0) return null;
  return (
    <section ref={section} aria-labelledby={titleId} className="mt-8 lg:mt-12">
      <SectionHead id={titleId} title={heading ?? m.product_also_like()} />
      <Rail labelledBy={titleId} rest={products && toRestLink(products.length, to, m.home_see_all())}>
        {products
          ? products.map((product) => (
              <li key={product.id}>
                <ProductCard product={product} action={renderAction(product)} />
              </li>
            ))
          : skeletonKeys.map((key) => (
              <li key={key}>
                <SkeletonCard />
              </li>
            ))}
      </Rail>
    </section>
  );
}

/** Related products: those sent with the page, else loaded once the user has scrolled near. */
function useRelated(id: number, isWanted: boolean, sent: Card[] | undefined): Card[] | undefined {
  const [products, setProducts] = useState(sent);
  const shouldLoad = isWanted && !products;
  useEffect(() => {
    if (!shouldLoad) return;
    const abortController = new AbortController();
    const query = { related: String(id), view: "card" } as const;
    call(listProducts, query, { signal: abortController.signal }).then(
      (result) => setProducts(result.ok ? result.value.data : []),
      // The user has left the page.
      () => undefined,
    );
    return () => abortController.abort();
  }, [id, shouldLoad]);
  return products;
}
