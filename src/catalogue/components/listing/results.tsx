import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from "react";
import { useLocation } from "react-router";
import type { ProductCard as Product, ProductList } from "#src/catalogue/contract.ts";
import { type Filters, joined } from "#src/catalogue/listing/listing.ts";
import { m } from "#src/language/messages.ts";
import { number } from "#src/language/numbers/numbers.ts";
import { announce } from "#src/ui/dialog/announce.ts";
import { ProductCard } from "../product-card.tsx";
import { ShowMore } from "./show-more.tsx";
import { useMore } from "./use-more.ts";

type ResultsProps = {
  list: ProductList;
  filters: Filters;
  /** A new list is loading. */
  pending: boolean;
  actionFor: (product: Product) => ReactNode;
};

/** So many pages are added while scrolling, then only by the button: the footer has to stay reachable. */
const byItself = 3;

/** The products found, and more of them below. */
export function Results({ list, filters, pending, actionFor }: ResultsProps) {
  const more = useMore(list, filters, useLocation().key);
  const products = joined([list.data, ...more.pages]);
  const grid = useRef<HTMLUListElement>(null);
  const [focusAt, setFocusAt] = useState<number>();
  useEffect(() => {
    if (focusAt === undefined) return;
    grid.current?.children[focusAt]?.querySelector("a")?.focus({ preventScroll: true });
    setFocusAt(undefined);
  }, [focusAt]);
  const load = async (pressed: boolean) => {
    const came = await more.load();
    if (came === 0) return;
    announce(m.listing_more_shown({ count: number(came) }));
    if (pressed) setFocusAt(products.length);
  };
  const onNear = useEffectEvent(() => {
    if (more.pages.length < byItself && !more.failed) void load(false);
  });
  return (
    <div aria-busy={pending} className={`transition-opacity delay-150 ${pending ? "opacity-45" : ""}`}>
      <h2 className="sr-only">{m.path_products()}</h2>
      <ul ref={grid} className="product-grid">
        {products.map((product, index) => (
          <li key={product.id}>
            <ProductCard product={product} action={actionFor(product)} eager={index < 4} first={index < 2} />
          </li>
        ))}
      </ul>
      <ShowMore
        filters={filters}
        next={more.next}
        shown={products.length}
        meta={list.meta}
        busy={more.busy}
        failed={more.failed}
        onPress={() => void load(true)}
        onNear={onNear}
      />
    </div>
  );
}
