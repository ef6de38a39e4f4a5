import { Fragment, type ReactNode, useEffect, useEffectEvent, useRef, useState } from "react";
import { useLocation } from "react-router";
import type { ProductCard as Product, ProductList } from "#src/catalogue/contract.ts";
import { type Filters, joinPages, listingUrl, sorts } from "#src/catalogue/listing/listing.ts";
import { localUrl } from "#src/language/locale.ts";
import { m } from "#src/language/messages.ts";
import { formatNumber, formatTaka } from "#src/language/numbers/numbers.ts";
import { announce } from "#src/ui/dialog/announce.ts";
import { SectionHead } from "#src/ui/layout/section-head.tsx";
import { ProductCard } from "../product-card.tsx";
import { ShowMore } from "./show-more.tsx";
import { useMore } from "./use-more.ts";

type ResultsProps = {
  list: ProductList;
  filters: Filters;
  /** Another list is loading: this one is paler meanwhile. */
  pending: boolean;
  renderAction: (product: Product) => ReactNode;
};

/** The number of pages that load on scrolling; further ones need the button, so that the footer stays reachable. */
const maxAutomaticPages = 3;

/** The grid of products with its headings, and the button for further pages. */
export function Results({ list, filters, pending, renderAction }: ResultsProps) {
  const more = useMore(list, filters, useLocation().key);
  const pages = [list, ...more.pages];
  const products = joinPages(pages.map(({ data }) => data));
  const headings = headingsIn(pages, products);
  const grid = useRef<HTMLUListElement>(null);
  /** The index of the grid's cell to focus after rendering. */
  const [focusAt, setFocusAt] = useState<number>();
  useEffect(() => {
    if (focusAt === undefined) return;
    grid.current?.children[focusAt]?.querySelector("a")?.focus({ preventScroll: true });
    setFocusAt(undefined);
  }, [focusAt]);
  const load = async (isPressed: boolean) => {
    const addedCount = await more.load();
    if (addedCount === 0) return;
    announce(m.listing_more_shown({ count: formatNumber(addedCount) }));
    // The first added product is focused; each heading takes one more cell of the grid.
    if (isPressed) setFocusAt(products.length + headings.size);
  };
  const onNear = useEffectEvent(() => {
    if (more.pages.length < maxAutomaticPages && !more.failed) void load(false);
  });
  return (
    <div aria-busy={pending} className={`transition-opacity delay-150 ${pending ? "opacity-45" : ""}`}>
      {!headings.has(products[0]?.id) && <h2 className="sr-only">{m.path_products()}</h2>}
      <ul ref={grid} className="product-grid">
        {products.map((product, index) => (
          <Fragment key={product.id}>
            {headings.has(product.id) && <li className="col-span-full">{headings.get(product.id)}</li>}
            <li>
              <ProductCard
                product={product}
                action={renderAction(product)}
                eager={index < 4}
                isPreloaded={index < 2}
              />
            </li>
          </Fragment>
        ))}
      </ul>
      <ShowMore
        filters={filters}
        next={more.next}
        shownCount={products.length}
        meta={list.meta}
        busy={more.busy}
        failureMessage={more.failed}
        onPress={() => void load(true)}
        onNear={onNear}
      />
    </div>
  );
}

/** The headings above products, by product id: for each thing of a search, and for those above its price limit. */
function headingsIn(pages: readonly ProductList[], products: readonly Product[]) {
  const priceLimit = pages[0]?.meta.price_limit ?? Number.POSITIVE_INFINITY;
  const firstAboveLimit = products.find(({ price }) => price > priceLimit);
  const headings = new Map<number | undefined, ReactNode>();
  if (firstAboveLimit)
    headings.set(
      firstAboveLimit.id,
      <h2 className="text-sub">{m.listing_dearer({ price: formatTaka(priceLimit) })}</h2>,
    );
  let previousTitle = "";
  for (const { term, first_id, more } of pages.flatMap(({ meta }) => meta.groups ?? [])) {
    const title = more ? m.listing_group_more({ term }) : term;
    // A later page starts with the rest of the previous page's last thing.
    if (title === previousTitle) continue;
    previousTitle = title;
    const to = localUrl(listingUrl({ search: term, flags: [], sort: sorts[0] }));
    headings.set(first_id, <SectionHead title={title} to={to} seeAll={m.home_see_all()} />);
  }
  return headings;
}
