import { lazy, Suspense, useEffect, useRef, useState } from "react";
import { useParams } from "react-router";
import type { Result } from "#src/api/answer.ts";
import { call } from "#src/api/client/client.ts";
import { useLoad } from "#src/api/client/use-load.ts";
import { ProductCard } from "#src/catalogue/components/product-card.tsx";
import { type ProductCard as Card, listProducts } from "#src/catalogue/contract.ts";
import { PendingOrderNote } from "#src/checkout/components/pending-order-note.tsx";
import { DeliveryCard } from "#src/checkout/delivery-line/delivery-card.tsx";
import { useDeliveryLine } from "#src/checkout/delivery-line/use-delivery-line.ts";
import { FreeDeliveryBar } from "#src/delivery/line/free-delivery-bar.tsx";
import { m } from "#src/language/messages.ts";
import { loadBoughtProducts } from "#src/orders/buy-again/load-bought-products.ts";
import { type MetaOf, titleWithShop } from "#src/shell/meta/build-meta.ts";
import { useRootData } from "#src/shell/root-data.ts";
import { SkeletonCard } from "#src/ui/display/skeleton.tsx";
import { Rail, railColumns } from "#src/ui/layout/rail.tsx";
import { SectionHead } from "#src/ui/layout/section-head.tsx";
import { type Cart, cartTotal, quantityOf } from "../cart.ts";
import { currentCart, useCart, useCartKnown } from "../cart-store.ts";
import { CartControl } from "../components/buying/cart-control.tsx";
import { cartFrame } from "../components/cart-frame.tsx";
import { CartLines } from "../components/cart-lines.tsx";
import { CartSkeleton } from "../components/cart-skeleton.tsx";
import { EmptyCart } from "../components/empty-cart.tsx";
import { useKnownOffers } from "../offers/offer-store.ts";
import { freeFromByOffer, pickForCart, toKnownDelivery } from "../offers/pick-for-cart.ts";

export const handle = { frame: cartFrame };

/** Lazy: a page of its own would add to every shopper's first view. */
const SharedCart = lazy(() => import("../links/shared-cart.tsx"));

export const meta = (args: MetaOf & { params: { code?: string } }) => [
  { title: titleWithShop(args, args.params.code ? m.shared_cart_title() : m.common_cart()) },
  { name: "description", content: m.cart_description() },
  { name: "robots", content: "noindex" },
];

/** The cart of this browser, or the one behind the link in the URL. */
export default function CartPage() {
  const { code } = useParams();
  if (code === undefined) return <OwnCart />;
  return (
    <Suspense>
      <SharedCart key={code} code={code.trim().toLowerCase()} />
    </Suspense>
  );
}

/** Loads nothing from the server, because the cart is stored in the browser. */
function OwnCart() {
  const isCartKnown = useCartKnown();
  const cart = useCart();
  const hadItems = useRef(false);
  useEffect(() => {
    if (cart.length > 0) hadItems.current = true;
  }, [cart]);
  return (
    <div className="wrap min-h-dvh py-4 lg:py-5">
      {isCartKnown && <PendingOrderNote />}
      {!isCartKnown && <CartSkeleton />}
      {isCartKnown && cart.length === 0 && (
        <EmptyCart emptied={hadItems.current}>
          <MoreProducts title={m.common_top_selling_products()} find={findTopSelling} />
        </EmptyCart>
      )}
      {cart.length > 0 && (
        <>
          <FilledCart cart={cart} />
          <MoreProducts title={m.cart_forgot()} find={findForgotten} />
        </>
      )}
    </div>
  );
}

/**
 * Shows the delivery slot for a known place. One that was unknown on load appears in the summary only, to
 * avoid a layout shift.
 */
function FilledCart({ cart }: { cart: Cart }) {
  const byAreas = useRootData()?.shop?.has_areas === true;
  const deliveryLine = useDeliveryLine();
  const { place, area } = deliveryLine;
  const offers = useKnownOffers();
  const [hasReservedSpace] = useState(Boolean(place));
  if (!byAreas || !place) return <CartLines cart={cart} />;
  const delivery = area && { place: place.name, area };
  const total = cartTotal(cart);
  const freeFromOffer = area && freeFromByOffer(pickForCart(cart, toKnownDelivery(total, area), offers));
  if (!hasReservedSpace) return <CartLines cart={cart} delivery={delivery} />;
  return (
    <CartLines cart={cart} delivery={delivery}>
      <DeliveryCard {...deliveryLine} />
      {area && <FreeDeliveryBar area={area} total={total} freeFromByOffer={freeFromOffer} />}
    </CartLines>
  );
}

type MoreProductsProps = {
  title: string;
  find: () => Promise<Result<Card[]>>;
};

/** A row of products that does not change after loading, so that the pressed product stays in place. */
function MoreProducts({ title, find }: MoreProductsProps) {
  const products = useLoad(find, {}).value;
  if (products?.length === 0) return null;
  return (
    <section aria-labelledby="more-products" className="mt-6 lg:mt-10">
      <SectionHead id="more-products" title={title} />
      <Rail labelledBy="more-products">
        {products
          ? products.map((product) => (
              <li key={product.id}>
                <ProductCard product={product} action={<CartControl product={product} look="tile" />} />
              </li>
            ))
          : skeletons}
      </Rail>
    </section>
  );
}

const skeletons = ["a", "b", "c", "d", "e", "f"].map((key) => (
  <li key={key}>
    <SkeletonCard />
  </li>
));

async function findTopSelling(): Promise<Result<Card[]>> {
  const list = await call(listProducts, { top: true, limit: 12, view: "card" });
  return list.ok ? { ok: true, value: list.value.data.slice(0, railColumns) } : list;
}

/** Products that this customer usually buys, then top sellers; only those in stock and not in the cart. */
async function findForgotten(): Promise<Result<Card[]>> {
  const [usualProducts, top] = await Promise.all([
    loadBoughtProducts(24),
    call(listProducts, { top: true, limit: 12, view: "card" }),
  ]);
  const candidates = [...usualProducts, ...(top.ok ? top.value.data : [])];
  const ids = candidates.map(({ id }) => id);
  const cart = currentCart();
  const value = candidates.filter(
    ({ id, stock_left: left }, index) =>
      ids.indexOf(id) === index && left !== 0 && quantityOf(cart, String(id)) === 0,
  );
  return { ok: true, value: value.slice(0, railColumns) };
}
