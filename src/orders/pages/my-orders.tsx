import { lazy, Suspense, useEffect } from "react";
import { useLocation, useParams } from "react-router";
import { useLoad } from "#src/api/client/use-load.ts";
import { PendingOrderNote } from "#src/checkout/components/pending-order-note.tsx";
import { localUrl } from "#src/language/locale.ts";
import { m } from "#src/language/messages.ts";
import { type MetaOf, titleWithShop } from "#src/shell/meta/build-meta.ts";
import { Button, ButtonLink } from "#src/ui/buttons/button.tsx";
import { EmptyState } from "#src/ui/display/empty-state.tsx";
import { Note } from "#src/ui/display/note.tsx";
import { VisuallyHidden } from "#src/ui/layout/visually-hidden.tsx";
import { OrderCard } from "../components/order-card.tsx";
import { OrdersSkeleton } from "../components/orders-skeleton.tsx";
import { listMyOrders, type OrderList } from "../contract.ts";
import { orderFrame } from "../mine/components/order-frame.tsx";
import { ordersFailure, ordersPageSize, useOlderOrders } from "../mine/use-older-orders.ts";
import { useOrderAgain } from "../mine/use-order-again.ts";

/** Lazy: a route of its own would add to every shopper's first view. */
const OrderPage = lazy(async () => ({
  default: (await import("../mine/components/order-page.tsx")).OrderPage,
}));
const PushOffer = lazy(async () => ({
  default: (await import("#src/identity/push/components/push-offer.tsx")).PushOffer,
}));
const ReportProblem = lazy(async () => ({
  default: (await import("#src/requests/problem/report-problem.tsx")).ReportProblem,
}));

export const handle = { frame: orderFrame };

export const meta = (args: MetaOf & { params: { number?: string } }) => [
  { title: titleWithShop(args, args.params.number ?? m.orders_title()) },
  { name: "description", content: m.orders_description() },
  { name: "robots", content: "noindex" },
];

/** The customer's orders, or the one in the URL. */
export default function MyOrdersPage() {
  const { number } = useParams();
  if (!number) return <AllOrders />;
  return (
    <Suspense
      fallback={
        <>
          <h1 className="sr-only">{m.my_order_number({ number })}</h1>
          <OrdersSkeleton />
        </>
      }
    >
      <OrderPage
        key={number}
        number={number}
        push={
          <Suspense>
            <PushOffer />
          </Suspense>
        }
        report={({ order_items: items }) => (
          <ReportProblem
            number={number}
            lines={items.map(({ id, product }) => ({ id, name: `${product.name} ${product.weight}` }))}
          />
        )}
      />
    </Suspense>
  );
}

function AllOrders() {
  const { value, loading, load, ...loadState } = useLoad(
    listMyOrders,
    { limit: ordersPageSize },
    { fallbackMessage: m.orders_failed() },
  );
  const problem = loading ? undefined : loadState.problem;
  return (
    <>
      <h1 className="mb-4 text-title">{m.orders_title()}</h1>
      <PendingOrderNote />
      {!value && !problem && (
        <>
          <VisuallyHidden>{m.orders_loading()}</VisuallyHidden>
          <OrdersSkeleton />
        </>
      )}
      {problem && (
        <>
          <Note look="error">{ordersFailure(problem)}</Note>
          <Button onClick={load} className="mt-3">
            {m.common_try_again()}
          </Button>
        </>
      )}
      {value && !problem && <Orders list={value} />}
    </>
  );
}

function Orders({ list }: { list: OrderList }) {
  const { orders, hasOlder, failureText, loadOlder, ...olderState } = useOlderOrders(list);
  const { busy, again } = useOrderAgain();
  useLinkedOrder();
  if (orders.length === 0)
    return (
      <EmptyState
        picture={{ src: "/scenes/orders-empty.svg", width: 224, height: 176 }}
        title={m.orders_empty()}
        text={m.orders_empty_text()}
      >
        <ButtonLink to={localUrl("/products")}>{m.common_start_shopping()}</ButtonLink>
      </EmptyState>
    );
  return (
    <div className="grid gap-4">
      {orders.map((order) => (
        <OrderCard key={order.id} order={order} busy={busy === order.id} onAgain={() => again(order)} />
      ))}
      {hasOlder && (
        <div className="grid justify-items-center gap-2">
          {failureText && <Note look="error">{failureText}</Note>}
          <Button variant="second" busy={olderState.busy} onClick={loadOlder}>
            {olderState.busy ? m.common_loading() : m.orders_older()}
          </Button>
        </div>
      )}
    </div>
  );
}

/** Scrolls to the order in the fragment, which was not rendered on load. */
function useLinkedOrder() {
  const { hash } = useLocation();
  useEffect(() => {
    // Browsers set :target only when the URL changes.
    if (/^#TK-\d+$/.test(hash) && document.getElementById(hash.slice(1))) window.location.replace(hash);
  }, [hash]);
}
