import type { ReactNode } from "react";
import { quantityText, type StepGrams } from "#src/catalogue/admin/shown-amounts.ts";
import { dayAndTime } from "#src/language/dates/dates.ts";
import { locale } from "#src/language/locale.ts";
import { m } from "#src/language/messages.ts";
import { formatNumber } from "#src/language/numbers/numbers.ts";
import { weightText } from "#src/language/numbers/weight-text.ts";
import { Button } from "#src/ui/buttons/button.tsx";
import type { StockMovement } from "../contract.ts";
import { lossText, movementLabels, signedQuantity } from "../labels.ts";

type MovementListProps = {
  movements: StockMovement[];
  step: StepGrams;
  renderOrder: (id: number) => ReactNode;
  /** The id of the movement that is being undone, if any. */
  undoingId: number | undefined;
  onUndo: (movement: StockMovement) => void;
};

/** The movements of a stock: how many pieces, why, when and by whom, with a button to undo. */
export function MovementList(props: MovementListProps) {
  const { movements, step, renderOrder, undoingId, onUndo } = props;
  return (
    <ul aria-label={m.stock_movements()} className="divide-y divide-line">
      {movements.map((movement) => (
        <li
          key={movement.id}
          className="grid min-h-12 grid-cols-[4.5rem_minmax(0,1fr)_auto] items-center gap-x-3 gap-y-0.5 px-3 py-2 text-hint"
        >
          <strong className={`text-right text-base ${movement.undone ? "line-through" : ""}`}>
            {signedQuantity(movement.change, step)}
          </strong>
          <div className="min-w-0">
            <p className="flex flex-wrap gap-x-2 font-semibold">
              {movementLabels[movement.kind]()}
              {movement.weights && <span>{movement.weights[locale()]}</span>}
              {movement.order_id !== null && renderOrder(movement.order_id)}
              <span className="font-normal text-ink-soft">{stockText(movement, step)}</span>
            </p>
            {movement.reason && <p className="wrap-anywhere">{reasonText(movement)}</p>}
            <p className="text-unit text-ink-soft">
              {movement.by ?? m.stock_nobody()} ·{" "}
              <time dateTime={movement.at}>{dayAndTime(movement.at)}</time>
              {movement.undone === 1 && ` · ${m.stock_is_undone()}`}
            </p>
          </div>
          {movement.undoable === 1 && (
            <Button
              variant="quiet"
              size="dense"
              busy={undoingId === movement.id}
              aria-label={m.stock_undo_of({
                what: movementLabels[movement.kind](),
                change: signedQuantity(movement.change, step),
              })}
              onClick={() => onUndo(movement)}
            >
              {m.stock_undo()}
            </Button>
          )}
        </li>
      ))}
    </ul>
  );
}

const reasonText = ({ order_id, reason }: StockMovement): string =>
  (order_id !== null && lossText(reason)) || reason;

const sharedAmountTexts: Record<NonNullable<StockMovement["shared"]>["unit"], (amount: number) => string> = {
  g: weightText,
  ml: (amount) => m.stock_millilitres({ count: formatNumber(amount) }),
  pc: (amount) => m.stock_pieces({ count: formatNumber(amount) }),
};

function stockText({ stock_after, counted_from, shared }: StockMovement, step: StepGrams): string {
  if (shared) return m.stock_shared_after({ amount: sharedAmountTexts[shared.unit](shared.amount) });
  const afterText =
    stock_after === null
      ? m.stock_after_uncounted()
      : m.stock_after({ count: quantityText(stock_after, step) });
  if (counted_from === null) return afterText;
  return `${m.stock_counted_from({ count: quantityText(counted_from, step) })}, ${afterText}`;
}
