import type { ReactNode } from "react";
import { dayAndTime } from "../../../../language/dates/dates.ts";
import { m } from "../../../../language/messages.ts";
import { number } from "../../../../language/numbers/numbers.ts";
import { Button } from "../../../../ui/buttons/button.tsx";
import type { StockMovement } from "../contract.ts";
import { movementLabels, signed } from "../labels.ts";

type MovementListProps = {
  movements: StockMovement[];
  /** The link to an order. */
  orderOf: (id: number) => ReactNode;
  /** The movement that is being taken back. */
  busy: number | undefined;
  onUndo: (movement: StockMovement) => void;
};

/** A product's movements: how many, why, who and when, and the stock after it. */
export function MovementList({ movements, orderOf, busy, onUndo }: MovementListProps) {
  return (
    <ul aria-label={m.stock_movements()} className="divide-y divide-line">
      {movements.map((movement) => (
        <li
          key={movement.id}
          className="grid min-h-12 grid-cols-[3.5rem_minmax(0,1fr)_auto] items-center gap-x-3 gap-y-0.5 px-3 py-2 text-hint"
        >
          <strong className={`text-right text-base ${movement.undone ? "line-through" : ""}`}>
            {signed(movement.change)}
          </strong>
          <div className="min-w-0">
            <p className="flex flex-wrap gap-x-2 font-semibold">
              {movementLabels[movement.kind]()}
              {movement.order_id !== null && orderOf(movement.order_id)}
              <span className="font-normal text-ink-soft">{standOf(movement)}</span>
            </p>
            {movement.reason && <p className="wrap-anywhere">{movement.reason}</p>}
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
              busy={busy === movement.id}
              aria-label={m.stock_undo_of({
                what: movementLabels[movement.kind](),
                change: signed(movement.change),
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

function standOf({ stock_after, counted_from }: StockMovement): string {
  const after =
    stock_after === null ? m.stock_after_uncounted() : m.stock_after({ count: number(stock_after) });
  return counted_from === null ? after : `${m.stock_counted_from({ count: number(counted_from) })}, ${after}`;
}
