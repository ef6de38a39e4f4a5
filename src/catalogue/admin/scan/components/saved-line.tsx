import { useState } from "react";
import { quantityOf } from "#src/catalogue/admin/by-weight.ts";
import { signedQuantity } from "#src/catalogue/admin/stock/labels.ts";
import { locale } from "#src/language/locale.ts";
import { m } from "#src/language/messages.ts";
import { Button } from "#src/ui/buttons/button.tsx";
import { piecesOf } from "../lines.ts";
import type { LineProps } from "../use-lines.ts";

/** A sent line: its number, the stock after it, and an undo button. */
export function SavedLine({ line, kind, all }: LineProps) {
  const { key, product, step, stock, movement } = line;
  const [busy, setBusy] = useState(false);
  const grams = product?.step_grams ?? null;
  const pieces = piecesOf(line, kind) ?? 0;
  const what = kind === "received" ? signedQuantity(pieces, grams) : quantityOf(pieces, grams);
  const undo = async () => {
    setBusy(true);
    await all.undo(key);
    setBusy(false);
  };
  const canUndo = step === "saved" && movement != null && (kind === "received" || product?.stock != null);
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <p className="mr-auto">
        <strong className={step === "undone" ? "line-through" : ""}>{what}</strong>{" "}
        <span role="status" className="text-hint text-ink-soft">
          {step === "saving" && m.common_saving()}
          {step === "saved" && m.stock_saved({ count: quantityOf(stock ?? 0, grams) })}
          {step === "undone" && m.scan_undone({ count: quantityOf(stock ?? 0, grams) })}
        </span>
      </p>
      {canUndo && (
        <Button
          variant="quiet"
          size="dense"
          busy={busy}
          aria-label={m.stock_undo_of({ what: product?.names[locale()] ?? "", change: what })}
          onClick={() => void undo()}
        >
          {m.stock_undo()}
        </Button>
      )}
    </div>
  );
}
