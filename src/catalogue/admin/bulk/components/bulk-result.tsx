import { useState } from "react";
import { locale } from "#src/language/locale.ts";
import { m } from "#src/language/messages.ts";
import { formatNumber } from "#src/language/numbers/numbers.ts";
import { Button } from "#src/ui/buttons/button.tsx";
import { takeFocus } from "#src/ui/buttons/take-focus.ts";
import { Note } from "#src/ui/display/note.tsx";
import { useCall } from "#src/ui/form/use-call.ts";
import { type BulkLine, type BulkOutcome, changeProducts } from "../contract.ts";

type BulkResultProps = { lines: BulkLine[]; outcome: BulkOutcome; onUndone: () => void; onClose: () => void };

const stayedNamesText = ({ stayed }: BulkOutcome) =>
  stayed.map(({ names }) => names[locale()] || "–").join(", ");

/** The result of a bulk change. Its undo button skips products that were changed again in the meantime. */
export function BulkResult({ lines, outcome, onUndone, onClose }: BulkResultProps) {
  const { busy, problem, send } = useCall(changeProducts);
  const [undoOutcome, setUndoOutcome] = useState<BulkOutcome>();
  const changedIds = new Set(outcome.changed);
  const undo = async () => {
    const rows = lines
      .filter(({ id }) => changedIds.has(id))
      .map(({ id, was, to }) => ({ id, was: to, to: was }));
    const result = await send({ rows });
    if (!result?.ok) return;
    setUndoOutcome(result.value.data);
    onUndone();
  };
  const latestOutcome = undoOutcome ?? outcome;
  const doneMessage = undoOutcome ? m.bulk_undone : m.bulk_done;
  return (
    <div ref={takeFocus} tabIndex={-1} className="mb-3 grid gap-2 focus:outline-none">
      {problem && <Note look="error">{problem.message}</Note>}
      <Note look="done">
        <div className="flex flex-wrap items-center justify-between gap-2">
          {doneMessage({ count: formatNumber(latestOutcome.changed.length) })}
          <span className="flex gap-2">
            {!undoOutcome && outcome.changed.length > 0 && (
              <Button variant="second" size="dense" busy={busy} onClick={() => void undo()}>
                {m.office_undo()}
              </Button>
            )}
            <Button variant="quiet" size="dense" onClick={onClose}>
              {m.common_close()}
            </Button>
          </span>
        </div>
      </Note>
      {latestOutcome.stayed.length > 0 && (
        <Note>{m.bulk_stayed({ names: stayedNamesText(latestOutcome) })}</Note>
      )}
    </div>
  );
}
