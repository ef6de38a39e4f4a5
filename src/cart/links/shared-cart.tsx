import { useState } from "react";
import { day } from "#src/language/dates/dates.ts";
import { localUrl } from "#src/language/locale.ts";
import { m } from "#src/language/messages.ts";
import { lineTotal, toPoisha, toTaka } from "#src/language/numbers/money.ts";
import { formatTaka } from "#src/language/numbers/numbers.ts";
import { Button, ButtonLink } from "#src/ui/buttons/button.tsx";
import { EmptyState } from "#src/ui/display/empty-state.tsx";
import { Note } from "#src/ui/display/note.tsx";
import { Amount } from "#src/ui/display/price.tsx";
import { SkeletonRow } from "#src/ui/display/skeleton.tsx";
import { Panel } from "#src/ui/layout/card.tsx";
import { itemsText } from "../amounts/items-text.ts";
import { useCartKnown } from "../cart-store.ts";
import { SharedLine } from "./shared-line.tsx";
import { addSharedItems, type OpenedCart, type SharedItem, useSharedCart } from "./use-shared-cart.ts";

/** The cart behind a link. The browser loads it, because its answer ends with the link. */
export default function SharedCart({ code }: { code: string }) {
  const { value, problem, loading, load } = useSharedCart(code);
  return (
    <div className="wrap max-w-3xl min-h-dvh py-4 lg:py-8">
      {value && <OpenedCartView key={code} code={code} cart={value} />}
      {!value && problem && !loading && (
        <NotOpened message={problem.message} retry={problem.code === "not_found" ? undefined : load} />
      )}
      {!value && (!problem || loading) && <SharedCartSkeleton />}
    </div>
  );
}

const SharedCartSkeleton = () => (
  <>
    <h1 className="text-title max-lg:sr-only">{m.shared_cart_title()}</h1>
    <Panel bare className="mt-4 px-4 lg:px-6">
      <SkeletonRow />
      <SkeletonRow />
      <SkeletonRow />
    </Panel>
  </>
);

/** The link has ended, or could not be loaded; then it can be tried again. */
function NotOpened({ message, retry }: { message: string; retry: (() => void) | undefined }) {
  return (
    <EmptyState
      level={1}
      picture={{ src: "/scenes/basket-empty.svg", width: 282, height: 160 }}
      title={m.shared_cart_ended_title()}
      text={message}
    >
      {retry && <Button onClick={retry}>{m.common_try_again()}</Button>}
      <ButtonLink variant={retry ? "second" : "primary"} to={localUrl("/products")}>
        {m.common_start_shopping()}
      </ButtonLink>
    </EmptyState>
  );
}

type AddOutcome = ReturnType<typeof addSharedItems>;

/** The products of the link, to put into the cart one by one or together. */
function OpenedCartView({ code, cart }: { code: string; cart: OpenedCart }) {
  const { created_at, ends_at, items } = cart;
  const isCartKnown = useCartKnown();
  const [outcome, setOutcome] = useState<AddOutcome>();
  const [addedItems, setAddedItems] = useState<readonly SharedItem[]>([]);
  const soldItems = items.filter((item) => item.sold);
  const remainingItems = items.filter((item) => !addedItems.includes(item));
  const add = (chosen: readonly SharedItem[]) => {
    setAddedItems([...addedItems, ...chosen]);
    setOutcome(addSharedItems(code, chosen));
  };
  return (
    <>
      <h1 className="text-title max-lg:sr-only">{m.shared_cart_title()}</h1>
      <p className="mt-1 text-ink-soft">
        {m.shared_cart_until({ made: day(created_at), end: day(ends_at) })}
      </p>
      <Panel bare className="mt-4 px-4 lg:px-6" aria-label={m.shared_cart_title()}>
        <h2 className="sr-only">{m.path_products()}</h2>
        <ul className="divide-y divide-line">
          {items.map((item) => (
            <SharedLine key={item.id} item={item} locked={!isCartKnown} onAdd={() => add([item])} />
          ))}
        </ul>
        <p className="flex items-baseline justify-between gap-4 border-t border-dashed border-field py-3">
          <span className="text-sub">
            {soldItems.some(isWeighed) ? m.common_total_about() : m.common_total()}
          </span>
          <span className="text-[1.5rem] leading-8 font-price">
            <Amount text={formatTaka(sumItems(soldItems))} />
          </span>
        </p>
      </Panel>
      <div role="status" className="mt-3 empty:hidden">
        {outcome && <AddResult {...outcome} />}
      </div>
      {soldItems.length === 0 && <Note className="mt-3">{m.shared_cart_nothing_sold()}</Note>}
      <div className="mt-4 flex flex-wrap gap-3">
        {remainingItems.some((item) => item.sold) && (
          <Button disabled={!isCartKnown} className="flex-1 basis-60" onClick={() => add(remainingItems)}>
            {addedItems.length > 0 ? m.shared_cart_add_rest() : m.shared_cart_add_all()}
          </Button>
        )}
        {outcome && (
          <ButtonLink to={localUrl("/cart")} className="flex-1 basis-60">
            {m.cart_view()}
          </ButtonLink>
        )}
        <ButtonLink variant="second" to={localUrl("/products")} className="flex-1 basis-60">
          {m.common_start_shopping()}
        </ButtonLink>
      </div>
    </>
  );
}

function AddResult({ added, leftOut }: AddOutcome) {
  return (
    <Note icon={leftOut.length === 0 ? undefined : null}>
      <p>{added > 0 ? m.shared_cart_added({ items: itemsText(added) }) : m.shared_cart_added_none()}</p>
      {leftOut.length > 0 && (
        <ul className="mt-1 list-disc pl-5">
          {leftOut.map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
      )}
    </Note>
  );
}

const isWeighed = ({ product }: SharedItem) => product?.step_grams !== undefined;

const sumItems = (items: readonly SharedItem[]) =>
  toTaka(
    items.reduce((sum, { product, quantity }) => sum + toPoisha(lineTotal(product?.price ?? 0, quantity)), 0),
  );
