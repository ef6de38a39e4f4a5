import Scale from "lucide-react/icons/scale";
import type { ReactNode } from "react";
import type { ProductCard } from "../../../catalogue/contract.ts";
import { m } from "../../../language/messages.ts";
import { lineTotal } from "../../../language/numbers/money.ts";
import { number, taka } from "../../../language/numbers/numbers.ts";
import { weightOf } from "../../../language/numbers/weights.ts";
import { Button } from "../../../ui/buttons/button.tsx";
import { Chip } from "../../../ui/buttons/chip.tsx";
import { TypedStepper } from "../../../ui/buttons/typed-stepper.tsx";
import { Amount } from "../../../ui/display/price.tsx";
import { Panel } from "../../../ui/layout/card.tsx";
import { countsOf } from "../../amounts/how-much.ts";
import { readSteps } from "../../amounts/read-steps.ts";
import { mostOf } from "../../put-in-cart.ts";
import { useBuying } from "../../use-buying.ts";
import { ViewCart } from "./view-cart.tsx";

/** How many steps people usually buy: of 250 grams half a kilo, three quarters, one, one and a half. */
const usual = [2, 3, 4, 6];

type WeighedBuyBoxProps = {
  product: ProductCard;
  stepGrams: number;
  /** By how many percent the real weight may cost more without asking. */
  tolerance: number;
  /** Beside the button on a desktop: Save. */
  aside?: ReactNode;
};

/** How much, in steps, of what is sold by weight; what it will cost about; and Add to Cart. */
export function WeighedBuyBox({ product, stepGrams, tolerance, aside }: WeighedBuyBoxProps) {
  const { count, set, inCart, add, pressed, early } = useBuying(product);
  const soldOut = product.stock_left === 0;
  const total = lineTotal(product.price, count);
  const most = Math.floor((total * (100 + tolerance)) / 100);
  const step = weightOf(stepGrams);
  return (
    <>
      {!soldOut && (
        <Panel className="mt-4 grid gap-3 lg:mt-6">
          <p className="flex items-baseline justify-between gap-3">
            <span className="text-label">{m.cart_how_much()}</span>
            <span className="text-hint text-ink-soft">{m.cart_steps_of({ step })}</span>
          </p>
          <div className="grid grid-cols-4 gap-2 *:justify-center *:px-1 max-[22rem]:grid-cols-2">
            {usual
              .filter((steps) => steps <= mostOf(product))
              .map((steps) => (
                <Chip key={steps} chosen={count === steps} onClick={() => set(steps)}>
                  {weightOf(steps * stepGrams)}
                </Chip>
              ))}
          </div>
          <TypedStepper
            count={count}
            onChange={set}
            digits={countsOf(stepGrams)}
            read={readSteps(stepGrams)}
            look="large"
            labels={{
              less: m.cart_less({ name: product.name }),
              more: m.cart_more({ name: product.name }),
              quantity: m.cart_how_much(),
            }}
            className="w-full text-sub"
          />
          <p className="flex flex-wrap items-baseline justify-between gap-x-3">
            <strong className="text-sub">{m.cart_about_amount({ amount: taka(total) })}</strong>
            <span className="text-hint text-ink-soft">{m.cart_weighed()}</span>
          </p>
          <p className="flex gap-2.5 text-hint text-ink-soft">
            <Scale size={18} aria-hidden className="mt-0.5 shrink-0" />
            {m.cart_real_weight({ most: taka(most), percent: number(tolerance) })}
          </p>
        </Panel>
      )}
      <div data-bar="buy" className="foot-bar justify-center lg:mt-4 lg:flex-wrap lg:justify-start">
        {inCart ? (
          <ViewCart focused={pressed} className="min-h-13 max-w-md min-w-0 flex-1 max-lg:px-2" />
        ) : (
          <>
            {!soldOut && (
              <p aria-hidden="true" className="min-w-16 shrink-0 leading-5 lg:hidden">
                <span className="block text-unit text-ink-soft">
                  {m.cart_weight_about({ weight: weightOf(count * stepGrams) })}
                </span>
                <span className="block text-[1.25rem] leading-6 font-price">
                  <Amount of={taka(total)} />
                </span>
              </p>
            )}
            <Button
              disabled={soldOut}
              data-early={early}
              onClick={add}
              className="min-h-13 max-w-md min-w-0 flex-1 max-lg:px-1.5"
            >
              {soldOut ? m.cart_control_sold_out() : m.cart_add_to_cart()}
            </Button>
          </>
        )}
        {aside && <div className="max-lg:hidden">{aside}</div>}
      </div>
    </>
  );
}
