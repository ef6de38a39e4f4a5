import { useState } from "react";
import { countFormatter } from "#src/cart/amounts/quantity-text.ts";
import { readSteps } from "#src/cart/amounts/read-steps.ts";
import { missingPhrases } from "#src/cart/missing/missing-labels.ts";
import { maxQuantity } from "#src/cart/rules.ts";
import { m } from "#src/language/messages.ts";
import { formatDigits, formatTaka } from "#src/language/numbers/numbers.ts";
import { Button } from "#src/ui/buttons/button.tsx";
import { TypedStepper } from "#src/ui/buttons/typed-stepper.tsx";
import { Amount } from "#src/ui/display/price.tsx";
import { Tile } from "#src/ui/display/tile.tsx";
import { Field } from "#src/ui/form/field.tsx";
import { type DraftLine, type LineProduct, lineError, totalOfLine } from "./edit-draft.ts";
import { FindProduct } from "./find-product.tsx";

type EditLineProps = {
  line: DraftLine;
  /** The line's price before the edit; undefined for a new line. */
  totalBefore: number | undefined;
  onChange: (line: DraftLine) => void;
  onRemove: () => void;
  onReplace?: (product: LineProduct) => void;
  /** Whether the packed weight or the actual price can be typed. */
  canTypePrice?: boolean;
};

/** A line of the edited order: quantity and price, to replace or remove; removed, it can be put back. */
export function EditLine({ line, onChange, onRemove, onReplace, ...props }: EditLineProps) {
  const { totalBefore, canTypePrice = true } = props;
  const [isReplacing, setIsReplacing] = useState(false);
  const { product, out: isRemoved = false } = line;
  const name = [product.name, product.weight].filter(Boolean).join(" ");
  const total = totalOfLine(line);
  return (
    <li aria-label={name} className="py-2.5">
      <div className="flex items-center gap-2.5">
        <Tile
          category={product.tint}
          src={product.image || undefined}
          width={32}
          height={32}
          pale={isRemoved}
          className="size-8 shrink-0"
        />
        <p
          className={`min-w-0 flex-1 text-hint ${isRemoved ? "text-ink-soft line-through" : "font-semibold"}`}
        >
          {product.name} <span className="font-normal text-ink-soft">{product.weight}</span>
          {line.ifMissing && (
            <span className="block font-normal text-ink-soft">
              {m.order_if_missing({ choice: missingPhrases[line.ifMissing]() })}
            </span>
          )}
        </p>
        <p className="text-hint whitespace-nowrap">
          {totalBefore !== undefined && (isRemoved || totalBefore !== total) && (
            <del className="mr-1.5 text-ink-soft">
              <Amount text={formatTaka(totalBefore)} />
            </del>
          )}
          {!isRemoved && (
            <strong>
              <Amount text={formatTaka(total)} />
            </strong>
          )}
        </p>
      </div>
      {isRemoved ? (
        <Button variant="quiet" size="dense" onClick={() => onChange({ ...line, out: false })}>
          {m.admin_edit_put_back()}
          <span className="sr-only">: {name}</span>
        </Button>
      ) : (
        <div className="mt-1.5 flex flex-wrap items-start gap-x-2 gap-y-1">
          <AmountFields line={line} name={name} onChange={onChange} canTypePrice={canTypePrice} />
          <span className="flex">
            {onReplace && (
              <Button
                variant="quiet"
                size="dense"
                aria-expanded={isReplacing}
                onClick={() => setIsReplacing(!isReplacing)}
              >
                {m.office_replace()}
                <span className="sr-only">: {name}</span>
              </Button>
            )}
            <Button variant="danger" size="dense" onClick={onRemove}>
              {m.office_leave_out()}
              <span className="sr-only">: {name}</span>
            </Button>
          </span>
        </div>
      )}
      {isReplacing && !isRemoved && onReplace && (
        <FindProduct
          focused
          insteadOf={line.product.id}
          label={m.admin_edit_replace_by({ name })}
          onChoose={onReplace}
        />
      )}
    </li>
  );
}

type AmountFieldsProps = Pick<EditLineProps, "line" | "onChange"> & { name: string; canTypePrice: boolean };

/** The quantity; and the packed weight if the product is sold by weight, else the actual price. */
function AmountFields({ line, name, onChange, canTypePrice }: AmountFieldsProps) {
  return (
    <>
      <TypedStepper
        count={line.quantity}
        max={maxQuantity}
        look="tint"
        digits={countFormatter(line.stepGrams)}
        read={line.stepGrams === undefined ? undefined : readSteps(line.stepGrams)}
        labels={{
          less: m.admin_edit_less({ name }),
          more: m.admin_edit_more({ name }),
          quantity: m.admin_edit_quantity({ name }),
        }}
        onChange={(count) => onChange({ ...line, quantity: count })}
      />
      {canTypePrice && line.weighed !== undefined && (
        <Field
          name={line.key}
          labelHidden
          label={m.admin_edit_weighed({ name })}
          size="small"
          autoComplete="off"
          className="w-30"
          value={line.weighed}
          placeholder={m.admin_edit_weighed_hint()}
          error={lineError(line)}
          onChange={(event) => onChange({ ...line, weighed: event.currentTarget.value })}
        />
      )}
      {canTypePrice && line.weighed === undefined && (
        <Field
          name={line.key}
          labelHidden
          label={m.admin_edit_actual({ name })}
          before="৳"
          size="small"
          inputMode="decimal"
          autoComplete="off"
          className="w-26"
          value={line.actual}
          placeholder={formatDigits(totalOfLine({ ...line, actual: "" }))}
          error={lineError(line)}
          onChange={(event) => onChange({ ...line, actual: event.currentTarget.value })}
        />
      )}
    </>
  );
}
