import Scale from "lucide-react/icons/scale";
import type { ReactNode } from "react";
import { findMaxQuantity } from "#src/cart/put-in-cart.ts";
import { useBuying } from "#src/cart/use-buying.ts";
import type { ProductCard } from "#src/catalogue/contract.ts";
import { m } from "#src/language/messages.ts";
import { lineTotal } from "#src/language/numbers/money.ts";
import { formatNumber, formatTaka } from "#src/language/numbers/numbers.ts";
import { weightText } from "#src/language/numbers/weight-text.ts";
import { Chip } from "#src/ui/buttons/chip.tsx";
import { Panel } from "#src/ui/layout/card.tsx";
import { BuyBar } from "./buy-bar.tsx";

/** Quick choices in steps; for steps of 250 g these are 500 g to 1.5 kg. */
const usualSteps = [2, 3, 4, 6];

type WeighedBuyBoxProps = {
  product: ProductCard;
  stepGrams: number;
  /** The percentage by which the final price may exceed the estimate without asking. */
  tolerance: number;
  /** Shown beside the button on a desktop, such as "Save". */
  aside?: ReactNode;
};

/** Quantity in steps and estimated price of goods sold by weight, with "Add to Cart". */
export function WeighedBuyBox({ product, stepGrams, tolerance, aside }: WeighedBuyBoxProps) {
  // Begins with 1 kg.
  const buying = useBuying(product, Math.round(1000 / stepGrams));
  const { count, changeCount } = buying;
  const total = lineTotal(product.price, count);
  const estimateText = m.cart_about_amount({ amount: formatTaka(total) });
  const maxTotal = Math.floor((total * (100 + tolerance)) / 100);
  return (
    <>
      <Panel className="mt-2 grid gap-3 lg:mt-6">
        <fieldset
          aria-label={m.cart_how_much()}
          className="grid grid-cols-4 gap-2 *:justify-center *:px-1 *:whitespace-nowrap empty:hidden max-[22rem]:grid-cols-2"
        >
          {usualSteps
            .filter((steps) => steps <= findMaxQuantity(product))
            .map((steps) => (
              <Chip key={steps} chosen={count === steps} onClick={() => changeCount(steps)}>
                {weightText(steps * stepGrams)}
              </Chip>
            ))}
        </fieldset>
        <p className="flex flex-wrap items-baseline justify-between gap-x-3">
          <strong className="text-sub">{estimateText}</strong>
          <span className="text-hint text-ink-soft">{m.cart_weighed()}</span>
        </p>
        <p className="flex gap-2.5 text-hint text-ink-soft">
          <Scale size={18} aria-hidden className="mt-0.5 shrink-0" />
          {m.cart_real_weight({ most: formatTaka(maxTotal), percent: formatNumber(tolerance) })}
        </p>
      </Panel>
      <BuyBar product={product} buying={buying} aside={aside} total={estimateText} />
    </>
  );
}
