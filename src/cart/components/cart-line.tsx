import Trash2 from "lucide-react/icons/trash";
import { here } from "#src/language/locale.ts";
import { m } from "#src/language/messages.ts";
import { kiloPrice, lineTotal } from "#src/language/numbers/money.ts";
import { number, taka } from "#src/language/numbers/numbers.ts";
import { weightOf } from "#src/language/numbers/weights.ts";
import { IconButton } from "#src/ui/buttons/icon-button.tsx";
import { Link } from "#src/ui/buttons/link.tsx";
import { TypedStepper } from "#src/ui/buttons/typed-stepper.tsx";
import { announce } from "#src/ui/dialog/announce.ts";
import { Amount, Price } from "#src/ui/display/price.tsx";
import { Tile } from "#src/ui/display/tile.tsx";
import { countsOf } from "../amounts/how-much.ts";
import { readSteps } from "../amounts/read-steps.ts";
import { type CartItem, type CartProduct, totalOf } from "../cart.ts";
import { currentCart, setCartQuantity } from "../cart-store.ts";
import { changesOf, leftOf, type Products } from "../compare.ts";
import { MissingForLine } from "../missing/missing-for-line.tsx";
import { maxQuantity } from "../rules.ts";
import { ChangeNote } from "./change-note.tsx";

type CartLineProps = { line: CartItem; products: Products; onRemove: () => void };

/** One item of the cart: product, quantity, total, and what changed since it was added. */
export function CartLine({ line, products, onRemove }: CartLineProps) {
  const { product, quantity } = line;
  const { id, name } = product;
  const left = leftOf(id, products);
  return (
    <li className="grid grid-cols-[auto_minmax(0,1fr)_44px] gap-x-3 py-4 max-[15rem]:grid-cols-[minmax(0,1fr)_auto] not-last:border-b not-last:border-line lg:grid-cols-[auto_minmax(0,1fr)_9.5rem_6.5rem_44px] lg:items-center lg:gap-x-4 lg:py-3.5">
      <Tile
        category={product.tint}
        src={product.image || undefined}
        width={96}
        height={96}
        pale={left === 0}
        className="row-span-2 size-21 max-[22rem]:size-17 max-[15rem]:col-span-2 max-[15rem]:row-span-1 lg:row-span-1 lg:size-24"
      />
      <Words product={product} />
      <IconButton
        label={m.cart_remove({ name })}
        onClick={onRemove}
        className="-mt-2.5 -mr-3 justify-self-end text-ink-soft hover:text-tomato lg:order-1 lg:mt-0 lg:mr-0"
      >
        <Trash2 size={20} aria-hidden />
      </IconButton>
      <div className="col-span-2 mt-2 flex items-center justify-between gap-2 max-[22rem]:flex-wrap lg:contents">
        {left === 0 ? (
          <span />
        ) : (
          <TypedStepper
            look="tint"
            count={quantity}
            max={Math.min(left ?? maxQuantity, maxQuantity)}
            onChange={(count) => change(id, count)}
            digits={countsOf(product.stepGrams)}
            wordy={product.stepGrams !== undefined}
            read={product.stepGrams === undefined ? undefined : readSteps(product.stepGrams)}
            labels={{
              less: m.cart_less({ name }),
              more: m.cart_more({ name }),
              quantity: m.cart_quantity({ name }),
            }}
            className={`lg:h-13 lg:w-38 ${product.stepGrams ? "max-[22rem]:w-34" : ""}`}
          />
        )}
        <LineTotal line={line} pale={left === 0} />
      </div>
      <Changes line={line} products={products} />
      {left !== 0 && <MissingForLine id={id} name={name} />}
    </li>
  );
}

function change(id: string, count: number) {
  setCartQuantity(id, count);
  announce(m.cart_total_now({ total: taka(totalOf(currentCart())) }));
}

function Words({ product }: { product: CartProduct }) {
  const price = taka(product.price);
  const was = product.originalPrice === undefined ? undefined : taka(product.originalPrice);
  return (
    <div className="min-w-0">
      <h2 className="text-name">
        <Link
          viewTransition
          prefetch="intent"
          to={here(`/products/${product.id}`)}
          className="hover:text-leaf"
        >
          {product.name || m.cart_nameless()}
        </Link>
      </h2>
      {product.stepGrams === undefined ? (
        <>
          <p className="text-unit text-ink-soft">{product.weight}</p>
          <p className="[&_.font-bold]:font-medium">
            <Price size="line" price={price} was={was} readAs={was && m.cart_price_was({ price, was })} />
          </p>
        </>
      ) : (
        <p className="text-unit text-ink-soft">
          {m.cart_steps({ step: weightOf(product.stepGrams), price: taka(kiloPrice(product)) })}
        </p>
      )}
    </div>
  );
}

function LineTotal({ line, pale }: { line: CartItem; pale: boolean }) {
  const { price, stepGrams } = line.product;
  const amount = taka(lineTotal(price, line.quantity));
  return (
    <p className={`text-right text-price ${pale ? "text-ink-soft line-through" : ""}`}>
      <span className="sr-only">
        {stepGrams
          ? m.cart_line_total_about({ amount, weight: weightOf(stepGrams * line.quantity) })
          : m.cart_line_total({ amount, quantity: number(line.quantity) })}
      </span>
      <span aria-hidden="true">
        {stepGrams && (
          <span className="block text-[0.78125rem] font-normal text-ink-soft">{m.cart_about()}</span>
        )}
        <Amount of={amount} />
      </span>
    </p>
  );
}

function Changes({ line, products }: { line: CartItem; products: Products }) {
  const changes = changesOf(line, products);
  const full = line.quantity >= maxQuantity;
  return (
    <div className="col-span-full grid gap-2 empty:hidden lg:order-2 lg:col-start-2 [&:not(:empty)]:mt-2.5">
      {changes.map((change) => (
        <ChangeNote key={change.kind} change={change} line={line} />
      ))}
      {full && <p className="text-hint text-ink-soft">{m.cart_at_most({ max: number(maxQuantity) })}</p>}
    </div>
  );
}
