import Trash2 from "lucide-react/icons/trash";
import { localUrl } from "#src/language/locale.ts";
import { m } from "#src/language/messages.ts";
import { kiloPrice, lineTotal } from "#src/language/numbers/money.ts";
import { formatNumber, formatTaka } from "#src/language/numbers/numbers.ts";
import { weightText } from "#src/language/numbers/weight-text.ts";
import { IconButton } from "#src/ui/buttons/icon-button.tsx";
import { Link } from "#src/ui/buttons/link.tsx";
import { TypedStepper } from "#src/ui/buttons/typed-stepper.tsx";
import { announce } from "#src/ui/dialog/announce.ts";
import { Amount } from "#src/ui/display/price.tsx";
import { Tile } from "#src/ui/display/tile.tsx";
import { countFormatter } from "../amounts/quantity-text.ts";
import { readSteps } from "../amounts/read-steps.ts";
import { type CartItem, cartTotal } from "../cart.ts";
import { currentCart, setCartQuantity } from "../cart-store.ts";
import { findChanges, findStockLeft, type Products } from "../compare.ts";
import { MissingHere } from "../missing/missing-here.tsx";
import { ChangeNote } from "../notes/change-note.tsx";
import { maxQuantity } from "../rules.ts";

type CartLineProps = { line: CartItem; products: Products; onRemove: () => void };

/** One product of the cart: its quantity and total, what changed about it, and the button that removes it. */
export function CartLine({ line, products, onRemove }: CartLineProps) {
  const { product, quantity } = line;
  const { id, name } = product;
  const stockLeft = findStockLeft(id, products);
  return (
    <li className="grid grid-cols-[auto_minmax(0,1fr)_44px] gap-x-3 py-3 max-[15rem]:grid-cols-[minmax(0,1fr)_auto] not-last:border-b not-last:border-line lg:grid-cols-[auto_minmax(0,1fr)_9.5rem_6.5rem_44px] lg:items-center lg:gap-x-4 lg:py-3.5">
      <Tile
        category={product.tint}
        src={product.image || undefined}
        width={96}
        height={96}
        pale={stockLeft === 0}
        className="row-span-2 size-18 max-[22rem]:size-17 max-[15rem]:col-span-2 max-[15rem]:row-span-1 lg:row-span-1 lg:size-21"
      />
      <LineText line={line} />
      <IconButton
        label={m.cart_remove({ name })}
        onClick={onRemove}
        className="-mt-2.5 -mr-3 justify-self-end text-ink-soft hover:text-tomato lg:order-1 lg:mt-0 lg:mr-0"
      >
        <Trash2 size={20} aria-hidden />
      </IconButton>
      <div className="col-span-2 mt-1.5 flex items-center justify-between gap-2 max-[22rem]:flex-wrap lg:contents">
        {stockLeft === 0 ? (
          <span />
        ) : (
          <TypedStepper
            look="tint"
            count={quantity}
            max={Math.min(stockLeft ?? maxQuantity, maxQuantity)}
            onChange={(count) => changeQuantity(id, count)}
            digits={countFormatter(product.stepGrams)}
            wordy={product.stepGrams !== undefined}
            read={product.stepGrams === undefined ? undefined : readSteps(product.stepGrams)}
            labels={{
              less: m.cart_less({ name }),
              more: m.cart_more({ name }),
              quantity: m.cart_quantity({ name }),
            }}
            className={product.stepGrams ? "max-[22rem]:w-34" : ""}
          />
        )}
        <LineTotal line={line} pale={stockLeft === 0} />
      </div>
      <Changes line={line} products={products} />
      <MissingHere id={id} />
    </li>
  );
}

function changeQuantity(id: string, count: number) {
  setCartQuantity(id, count);
  announce(m.cart_total_now({ total: formatTaka(cartTotal(currentCart())) }));
}

/** The name, the size of a piece, and its price if it differs from the line's total. */
function LineText({ line: { product, quantity } }: { line: CartItem }) {
  const unitPrice = formatTaka(product.price);
  return (
    <div className="min-w-0">
      <h2 className="text-name">
        <Link
          viewTransition
          prefetch="intent"
          to={localUrl(`/products/${product.id}`)}
          className="hover:text-leaf"
        >
          {product.name || m.cart_nameless()}
        </Link>
      </h2>
      <p className="text-unit text-ink-soft">
        {product.stepGrams ? m.cart_kilo_price({ price: formatTaka(kiloPrice(product)) }) : product.weight}
        {!product.stepGrams && quantity > 1 && ` · ${m.cart_each({ price: unitPrice })}`}
      </p>
    </div>
  );
}

/** The line's total, and above it the total without the discount. */
function LineTotal({ line: { product, quantity }, pale }: { line: CartItem; pale: boolean }) {
  const { price, originalPrice, stepGrams } = product;
  const amount = formatTaka(lineTotal(price, quantity));
  const originalAmount = originalPrice && formatTaka(lineTotal(originalPrice, quantity));
  return (
    <p className={`text-right text-price ${pale ? "text-ink-soft line-through" : ""}`}>
      <span className="sr-only">
        {stepGrams
          ? m.cart_line_total_about({ amount, weight: weightText(stepGrams * quantity) })
          : m.cart_line_total({ amount, quantity: formatNumber(quantity) })}
        {originalAmount && ` ${m.cart_line_was({ was: originalAmount })}`}
      </span>
      <span aria-hidden="true">
        {stepGrams && <span className={smallAmountClass}>{m.cart_about()}</span>}
        {originalAmount && !pale && (
          <s className={smallAmountClass}>
            <Amount text={originalAmount} />
          </s>
        )}
        <Amount text={amount} />
      </span>
    </p>
  );
}

const smallAmountClass = "block text-was leading-4 font-normal text-ink-soft";

/** Notes on what changed since the product was added, and on the largest quantity. */
function Changes({ line, products }: { line: CartItem; products: Products }) {
  const changes = findChanges(line, products);
  const isFull = line.quantity >= maxQuantity;
  return (
    <div className="col-span-full grid gap-2 empty:hidden lg:order-2 lg:col-start-2 [&:not(:empty)]:mt-2.5">
      {changes.map((change) => (
        <ChangeNote key={change.kind} change={change} line={line} />
      ))}
      {isFull && (
        <p className="text-hint text-ink-soft">{m.cart_at_most({ max: formatNumber(maxQuantity) })}</p>
      )}
    </div>
  );
}
