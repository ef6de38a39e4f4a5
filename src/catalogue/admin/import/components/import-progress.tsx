import Pause from "lucide-react/icons/pause";
import { useRef } from "react";
import { m } from "#src/language/messages.ts";
import { formatNumber } from "#src/language/numbers/numbers.ts";
import { Button } from "#src/ui/buttons/button.tsx";
import { Note } from "#src/ui/display/note.tsx";
import { useCall } from "#src/ui/form/use-call.ts";
import { type Import, pauseImport } from "../contract.ts";

type ImportProgressProps = { imported: Import; onPaused: (imported: Import) => void };

/** How many rows are merged or undone, with an estimate of the time that is left. */
export function ImportProgress({ imported, onPaused }: ImportProgressProps) {
  const { busy, problem, send } = useCall(pauseImport);
  const { merged = 0, change: toChange = 0, new: toAdd = 0, undone = 0, stayed = 0 } = imported.counts;
  const isUndoing = imported.state === "undoing";
  const doneRows = isUndoing ? undone + stayed : merged;
  const remainingRows = isUndoing ? merged : toChange + toAdd;
  const total = doneRows + remainingRows;
  const startPoint = useRef({ done: doneRows, at: performance.now() });
  const rowsPerMs = (doneRows - startPoint.current.done) / (performance.now() - startPoint.current.at);
  const secondsLeft = rowsPerMs > 0 ? Math.ceil(remainingRows / rowsPerMs / 1_000) : undefined;
  return (
    <section className="rounded-card bg-card p-3 shadow-rest">
      <div className="flex flex-wrap items-baseline gap-x-2">
        <strong className="text-[1.375rem] leading-8">{formatNumber(doneRows)}</strong>
        <span className="text-hint text-ink-soft">
          {m.import_progress({ total: formatNumber(total) })}
          {secondsLeft !== undefined && `, ${m.import_left({ seconds: formatNumber(secondsLeft) })}`}
        </span>
        {!isUndoing && (
          <Button
            variant="second"
            size="dense"
            busy={busy}
            className="ml-auto"
            onClick={async () => {
              const result = await send({ id: String(imported.id) });
              if (result?.ok) onPaused(result.value.data);
            }}
          >
            <Pause size={16} aria-hidden />
            {m.import_pause()}
          </Button>
        )}
      </div>
      {problem && <Note look="error">{problem.message}</Note>}
      <div
        role="progressbar"
        aria-label={m.import_title()}
        aria-valuemin={0}
        aria-valuemax={total}
        aria-valuenow={doneRows}
        className="mt-1 h-2.5 overflow-hidden rounded-full bg-leaf-tint"
      >
        <div
          className="h-full rounded-full bg-leaf transition-[width] duration-200 motion-reduce:transition-none"
          style={{ width: `${total ? (100 * doneRows) / total : 0}%` }}
        />
      </div>
      <p className="mt-2 text-hint text-ink-soft">{m.import_may_leave()}</p>
    </section>
  );
}
