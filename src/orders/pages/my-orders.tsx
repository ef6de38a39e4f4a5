import { useEffect, useState } from "react";
import { useLocation, useNavigate } from "react-router";
import { call } from "../../api/client/client.ts";
import { useLoad } from "../../api/client/use-load.ts";
import { add } from "../../cart/cart.ts";
import { currentCart, replaceCart } from "../../cart/cart-store.ts";
import { pieces } from "../../cart/pieces.ts";
import { maxQuantity } from "../../cart/rules.ts";
import { toCartProduct } from "../../cart/to-cart-product.ts";
import { listProducts } from "../../catalogue/contract.ts";
import { here } from "../../language/locale.ts";
import { m } from "../../language/messages.ts";
import { type MetaOf, titleIn } from "../../shell/meta/meta-of.ts";
import { Button, ButtonLink } from "../../ui/buttons/button.tsx";
import { toast } from "../../ui/dialog/toast.ts";
import { EmptyState } from "../../ui/display/empty-state.tsx";
import { Note } from "../../ui/display/note.tsx";
import { VisuallyHidden } from "../../ui/layout/visually-hidden.tsx";
import { OrderCard } from "../components/order-card.tsx";
import { OrdersSkeleton } from "../components/orders-skeleton.tsx";
import { listMyOrders, type Order } from "../contract.ts";

export const meta = (args: MetaOf) => [
  { title: titleIn(args, m.orders_title()) },
  { name: "description", content: m.orders_description() },
  { name: "robots", content: "noindex" },
];

export default function MyOrdersPage() {
  const { value, loading, load, ...last } = useLoad(listMyOrders, {}, { otherwise: m.orders_failed() });
  const problem = loading ? undefined : last.problem;
  const unheard = problem?.code === "unreachable" || problem?.code === "unclear";
  return (
    <>
      <h1 className="mb-4 text-title">{m.orders_title()}</h1>
      {!value && !problem && (
        <>
          <VisuallyHidden>{m.orders_loading()}</VisuallyHidden>
          <OrdersSkeleton />
        </>
      )}
      {problem && (
        <>
          <Note look="error">{unheard ? m.orders_unreachable() : problem.message}</Note>
          <Button onClick={load} className="mt-3">
            {m.orders_retry()}
          </Button>
        </>
      )}
      {value && !problem && <Orders orders={value.orders} />}
    </>
  );
}

function Orders({ orders }: { orders: Order[] }) {
  const { busy, again } = useOrderAgain();
  useLinkedOrder();
  if (orders.length === 0)
    return (
      <EmptyState
        picture={{ src: "/scenes/orders-empty.svg", width: 224, height: 176 }}
        title={m.orders_empty()}
        text={m.orders_empty_text()}
      >
        <ButtonLink to={here("/products")}>{m.orders_start()}</ButtonLink>
      </EmptyState>
    );
  return (
    <div className="grid gap-4">
      {orders.map((order) => (
        <OrderCard key={order.id} order={order} busy={busy === order.id} onAgain={() => again(order)} />
      ))}
    </div>
  );
}

/** Scrolls to the order named in the fragment, which was not in the page when it opened. */
function useLinkedOrder() {
  const { hash } = useLocation();
  useEffect(() => {
    // Browsers mark an element as :target only when the address changes.
    if (/^#TK-\d+$/.test(hash) && document.getElementById(hash.slice(1))) window.location.replace(hash);
  }, [hash]);
}

/** Puts the items of an order into the cart again, at current prices, as far as they are available. */
function useOrderAgain() {
  const [busy, setBusy] = useState<number>();
  const navigate = useNavigate();
  const again = async ({ id, order_items: items }: Order) => {
    setBusy(id);
    const ids = items.flatMap(({ product }) => product.id ?? []);
    const result = await call(listProducts, { ids: ids.join(",") || "0", view: "card" });
    setBusy(undefined);
    if (!result.ok) return toast({ text: result.problem.message });
    const had = currentCart();
    let count = 0;
    const next = result.value.data.reduce((cart, product) => {
      const wanted = items.find((item) => item.product.id === String(product.id))?.quantity ?? 0;
      const quantity = Math.min(wanted, product.stock_left ?? maxQuantity);
      count += quantity;
      return quantity > 0 ? add(cart, toCartProduct(product), quantity) : cart;
    }, had);
    replaceCart(next);
    if (count === 0) return toast({ text: m.orders_again_none() });
    const gone = items.filter(({ product }) => product.archived).map(({ product }) => product.name);
    const undo = { label: m.cart_view(), run: () => void navigate(here("/cart")) };
    const text =
      gone.length > 0
        ? m.gone_again({ items: pieces(count), names: gone.join(", ") })
        : m.orders_again_done({ items: pieces(count) });
    toast({ text, undo });
  };
  return { busy, again };
}
