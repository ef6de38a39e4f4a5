import { useEffect, useRef } from "react";
import { useLoad } from "#src/api/client/use-load.ts";
import { ProductCard } from "#src/catalogue/components/product-card.tsx";
import { listProducts } from "#src/catalogue/contract.ts";
import { PendingOrderNote } from "#src/checkout/components/pending-order-note.tsx";
import { DeliveryCard } from "#src/checkout/delivery-line/delivery-card.tsx";
import { useDeliveryLine } from "#src/checkout/delivery-line/use-delivery-line.ts";
import { FreeDeliveryBar } from "#src/delivery/line/free-delivery-bar.tsx";
import { m } from "#src/language/messages.ts";
import { type MetaOf, titleIn } from "#src/shell/meta/meta-of.ts";
import { useRootData } from "#src/shell/root-data.ts";
import { Rail } from "#src/ui/layout/rail.tsx";
import { SectionHead } from "#src/ui/layout/section-head.tsx";
import { type Cart, totalOf } from "../cart.ts";
import { useCart, useCartKnown } from "../cart-store.ts";
import { CartControl } from "../components/buying/cart-control.tsx";
import { cartFrame } from "../components/cart-frame.tsx";
import { CartLines } from "../components/cart-lines.tsx";
import { CartSkeleton } from "../components/cart-skeleton.tsx";
import { EmptyCart } from "../components/empty-cart.tsx";

export const handle = { frame: cartFrame };

export const meta = (args: MetaOf) => [
  { title: titleIn(args, m.cart_title()) },
  { name: "description", content: m.cart_description() },
  { name: "robots", content: "noindex" },
];

/** The cart is in the browser, so the page needs nothing from the server. */
export default function CartPage() {
  const known = useCartKnown();
  const cart = useCart();
  const emptied = useRef(false);
  useEffect(() => {
    if (cart.length > 0) emptied.current = true;
  }, [cart]);
  return (
    <div className="wrap min-h-dvh py-4 lg:py-5">
      {known && <PendingOrderNote />}
      {!known && <CartSkeleton />}
      {known && cart.length === 0 && (
        <EmptyCart emptied={emptied.current}>
          <BoughtMost />
        </EmptyCart>
      )}
      {cart.length > 0 && <FilledCart cart={cart} />}
    </div>
  );
}

/** With what is known of its delivery, for a place of the shopper's. */
function FilledCart({ cart }: { cart: Cart }) {
  const byAreas = useRootData()?.shop?.has_areas === true;
  const line = useDeliveryLine();
  const { place, area } = line;
  if (!byAreas || !place) return <CartLines cart={cart} />;
  return (
    <CartLines cart={cart} delivery={area && { place: place.name, area }}>
      <DeliveryCard {...line} />
      {area && <FreeDeliveryBar area={area} total={totalOf(cart)} />}
    </CartLines>
  );
}

function BoughtMost() {
  const products = useLoad(listProducts, { top: true, limit: 6, view: "card" }).value?.data;
  if (!products?.length) return null;
  return (
    <section aria-labelledby="top-selling" className="mt-4">
      <SectionHead id="top-selling" title={m.cart_top_selling()} />
      <Rail labelledBy="top-selling">
        {products.map((product) => (
          <li key={product.id}>
            <ProductCard product={product} action={<CartControl product={product} look="tile" />} />
          </li>
        ))}
      </Rail>
    </section>
  );
}
