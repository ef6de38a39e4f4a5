import RotateCcw from "lucide-react/icons/rotate-ccw";
import { dayAndTime } from "#src/language/dates/dates.ts";
import { localUrl } from "#src/language/locale.ts";
import { m } from "#src/language/messages.ts";
import { formatNumber, formatTaka } from "#src/language/numbers/numbers.ts";
import { Button, ButtonLink } from "#src/ui/buttons/button.tsx";
import { Link } from "#src/ui/buttons/link.tsx";
import { Amount } from "#src/ui/display/price.tsx";
import { ProductLine } from "#src/ui/display/product-line.tsx";
import type { Order } from "../contract.ts";
import { amountDue } from "../due.ts";
import { isEstimated, isWaiting, orderPath } from "../order.ts";
import { OrderStatusAndProgress } from "../order-status.tsx";
import { weighedText } from "../weighed-text.ts";
import { CancelledNote } from "./cancelled-note.tsx";
import { EditedNote } from "./edited-note.tsx";

type OrderCardProps = {
  order: Order;
  /** Called to order the same again; `busy` while that is done. */
  onAgain: () => void;
  busy: boolean;
};

/** One order in the customer's list, with the way to its page and, once it is over, to order it again. */
export function OrderCard({ order, onAgain, busy }: OrderCardProps) {
  const seeLabel = isWaiting(order.status) ? m.orders_see_way() : m.orders_see();
  return (
    <article
      id={order.number}
      aria-labelledby={`${order.number}-title`}
      className="scroll-mt-34 rounded-panel bg-card shadow-rest target:outline-[2.5px] target:outline-leaf lg:scroll-mt-40"
    >
      <header className="flex flex-wrap items-center gap-x-3 gap-y-1 border-b border-line px-4 py-3 lg:px-6">
        <h2 id={`${order.number}-title`} className="text-sub">
          <Link
            viewTransition
            to={localUrl(orderPath(order.number))}
            className="rounded-badge hover:text-leaf"
          >
            {order.number}
          </Link>
        </h2>
        <OrderStatusAndProgress {...order} />
        <time
          dateTime={order.created_at}
          className="basis-full text-hint text-ink-soft sm:ml-auto sm:basis-auto"
        >
          {dayAndTime(order.created_at)}
        </time>
      </header>
      <CancelledNote cancelled={order.cancelled} className="mx-4 mt-3 lg:mx-6" />
      <EditedNote edits={order.edits} />
      <ul className="grid gap-3 px-4 py-4 lg:grid-cols-2 lg:gap-x-8 lg:px-6">
        {order.order_items.map((item) => (
          <OrderedItem key={item.id} order={order} item={item} />
        ))}
      </ul>
      <footer className="flex flex-wrap items-center justify-between gap-3 border-t border-line px-4 py-3 lg:px-6">
        <p>
          {isEstimated(order) ? m.common_total_about() : m.common_total()}{" "}
          <strong className="ml-1 text-price">
            <Amount text={formatTaka(amountDue(order))} />
          </strong>
        </p>
        <span className="flex flex-wrap gap-2">
          <ButtonLink
            variant={isWaiting(order.status) ? "primary" : "second"}
            size="small"
            aria-label={m.orders_see_label({ what: seeLabel, number: order.number })}
            to={localUrl(orderPath(order.number))}
          >
            {seeLabel}
          </ButtonLink>
          {!isWaiting(order.status) && (
            <Button
              variant="second"
              size="small"
              busy={busy}
              aria-label={m.orders_again_label({ number: order.number })}
              onClick={onAgain}
            >
              <RotateCcw size={18} aria-hidden />
              {m.orders_again()}
            </Button>
          )}
        </span>
      </footer>
    </article>
  );
}

type OrderedItemProps = { order: Order; item: Order["order_items"][number] };

function OrderedItem({ order, item }: OrderedItemProps) {
  const { product, quantity, total } = item;
  return (
    <li>
      <ProductLine product={product} linked size={56} amount={total}>
        <p className="text-unit text-ink-soft">
          {weighedText(order, item) ?? (
            <>
              {product.weight && `${product.weight} · `}
              <Amount text={formatTaka(product.price)} /> × {formatNumber(quantity)}
            </>
          )}
        </p>
        {product.archived && <p className="text-unit font-semibold">{m.gone_short()}</p>}
      </ProductLine>
    </li>
  );
}
