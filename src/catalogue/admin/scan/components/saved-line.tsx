import { useState } from "react";
import { quantityText } from "#src/catalogue/admin/shown-amounts.ts";
import { signedQuantity } from "#src/catalogue/admin/stock/labels.ts";
import { locale } from "#src/language/locale.ts";
import { m } from "#src/language/messages.ts";
import { Button } from "#src/ui/buttons/button.tsx";
import { readPieces } from "../lines.ts";
import type { LineProps } from "../use-lines.ts";

/** A sent line: its number, the stock after it, and an undo button. */
export function SavedLine({ line, kind, linesState }: LineProps) {
  const { key, product, step, stock, movement } = line;
  const [isBusy, setIsBusy] = useState(false);
  const stepGrams = product?.step_grams ?? null;
  const pieces = readPieces(line, kind) ?? 0;
  const changeText =
    kind === "received" ? signedQuantity(pieces, stepGrams) : quantityText(pieces, stepGrams);
  const undo = async () => {
    setIsBusy(true);
    await linesState.undo(key);
    setIsBusy(false);
  };
  // A count that began the counting of a stock cannot be undone.
  const canUndo = step === "saved" && movement != null && (kind === "received" || product?.stock != null);
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <p className="mr-auto">
        <strong className={step === "undone" ? "line-through" : ""}>{changeText}</strong>{" "}
        <span role="status" className="text-hint text-ink-soft">
          {step === "saving" && m.common_saving()}
          {step === "saved" && m.stock_saved({ count: quantityText(stock ?? 0, stepGrams) })}
          {step === "undone" && m.scan_undone({ count: quantityText(stock ?? 0, stepGrams) })}
        </span>
      </p>
      {canUndo && (
        <Button
          variant="quiet"
          size="dense"
          busy={isBusy}
          aria-label={m.stock_undo_of({ what: product?.names[locale()] ?? "", change: changeText })}
          onClick={() => void undo()}
        >
          {m.stock_undo()}
        </Button>
      )}
    </div>
  );
}
