import { useRef } from "react";
import { countFormatter } from "#src/cart/amounts/quantity-text.ts";
import { readSteps } from "#src/cart/amounts/read-steps.ts";
import { maxQuantity } from "#src/cart/rules.ts";
import { m } from "#src/language/messages.ts";
import { formatTaka } from "#src/language/numbers/numbers.ts";
import { Button } from "#src/ui/buttons/button.tsx";
import { TypedStepper } from "#src/ui/buttons/typed-stepper.tsx";
import { Amount } from "#src/ui/display/price.tsx";
import { ProductLine } from "#src/ui/display/product-line.tsx";
import { type FormLine, totalOfLine } from "./item-edits.ts";

type EditedItemProps = {
  line: FormLine;
  /** The line's total as it is; undefined for a new line. */
  total: number | undefined;
  onChange: (quantity: number) => void;
};

/** A line with its quantity; 0 leaves it out. */
export function EditedItem({ line, total, onChange }: EditedItemProps) {
  const { product, quantity, before, stepGrams } = line;
  const { name, weight } = product;
  const isOut = quantity === 0;
  const currentTotal = totalOfLine(line, total);
  const itemRef = useRef<HTMLLIElement>(null);
  // The pressed button goes away, so the focus needs another place.
  const changeAndFocus = (newQuantity: number) => {
    onChange(newQuantity);
    itemRef.current?.focus();
  };
  return (
    <li ref={itemRef} tabIndex={-1} className="py-3 focus:outline-none" aria-label={name}>
      <ProductLine
        top
        product={product}
        endContent={
          <p className="text-right">
            {total !== undefined && (isOut || currentTotal !== total) && (
              <del className="block text-hint text-ink-soft">
                <Amount text={formatTaka(total)} />
              </del>
            )}
            {!isOut && (
              <strong className="font-semibold">
                <Amount text={formatTaka(currentTotal)} />
              </strong>
            )}
          </p>
        }
      >
        <p className="text-unit text-ink-soft">
          {weight}
          {before === 0 && ` · ${m.common_new()}`}
        </p>
      </ProductLine>
      <div className="mt-2 flex flex-wrap items-center justify-between gap-2">
        {isOut ? (
          <>
            <p className="text-hint text-ink-soft">{m.my_order_edit_out()}</p>
            <Button variant="quiet" size="small" onClick={() => changeAndFocus(before)}>
              {m.my_order_edit_back()}
              <span className="sr-only">: {name}</span>
            </Button>
          </>
        ) : (
          <>
            <TypedStepper
              look="tint"
              count={quantity}
              max={maxQuantity}
              onChange={onChange}
              digits={countFormatter(stepGrams)}
              wordy={stepGrams !== undefined}
              read={stepGrams === undefined ? undefined : readSteps(stepGrams)}
              labels={{
                less: m.cart_less({ name }),
                more: m.cart_more({ name }),
                quantity: m.cart_quantity({ name }),
              }}
            />
            <Button variant="quiet" size="small" className="text-tomato" onClick={() => changeAndFocus(0)}>
              {m.my_order_edit_remove()}
              <span className="sr-only">: {name}</span>
            </Button>
          </>
        )}
      </div>
    </li>
  );
}
