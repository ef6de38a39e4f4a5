import { useState } from "react";
import { day } from "../../../../language/dates/dates.ts";
import { m } from "../../../../language/messages.ts";
import { number, taka } from "../../../../language/numbers/numbers.ts";
import { Button } from "../../../../ui/buttons/button.tsx";
import { takeFocus } from "../../../../ui/buttons/take-focus.ts";
import { Note } from "../../../../ui/display/note.tsx";
import { useCall } from "../../../../ui/form/use-call.ts";
import { rowStates } from "../../../import/rules.ts";
import { type Import, type MergedRow, undoImport } from "../contract.ts";
import { rowLabels } from "../labels.ts";

/** How many lines do what, and what became of them. */
export function ImportSummary({ one }: { one: Import }) {
  return (
    <section aria-labelledby="does" className="rounded-card bg-card p-3 shadow-rest">
      <h2 id="does" className="font-bold">
        {m.import_does()}
      </h2>
      <dl className="mt-1 divide-y divide-line text-hint">
        {rowStates
          .filter((state) => one.counts[state])
          .map((state) => (
            <div key={state} className="flex min-h-9 flex-row-reverse items-center justify-end gap-3">
              <dt className="text-ink-soft">{rowLabels[state]()}</dt>
              <dd className="w-16 text-right font-bold">{number(one.counts[state] ?? 0)}</dd>
            </div>
          ))}
      </dl>
      {one.archived > 0 && (
        <p className="mt-1 border-t border-line pt-2 text-hint">
          {m.import_archived({ count: number(one.archived), no: m.journal_no(), column: "archived" })}
        </p>
      )}
    </section>
  );
}

const monthMs = 30 * 24 * 60 * 60_000;

/** Takes the whole import back, after a question. */
export function ImportUndo({ one, onChanged }: { one: Import; onChanged: (one: Import) => void }) {
  const { busy, problem, send } = useCall(undoImport);
  const [open, setOpen] = useState(false);
  const count = number(one.counts.merged ?? 0);
  const undo = async () => {
    const result = await send({ id: String(one.id) });
    if (result?.ok) onChanged(result.value.data);
  };
  return (
    <section aria-labelledby="undo" className="rounded-card bg-card p-3 shadow-rest">
      <h2 id="undo" className="font-bold">
        {m.import_undo_title()}
      </h2>
      <p className="mt-1 text-hint text-ink-soft">
        {m.import_undo_text({ day: day(new Date(Date.parse(one.at) + monthMs).toISOString()) })}
      </p>
      {problem && <Note look="error">{problem.message}</Note>}
      {open ? (
        <div
          ref={takeFocus}
          role="alertdialog"
          aria-labelledby="undo-ask"
          tabIndex={-1}
          className="mt-3 rounded-small bg-tomato-tint p-3"
        >
          <p id="undo-ask" className="font-bold">
            {m.import_undo_ask({ count })}
          </p>
          <div className="mt-2 flex flex-wrap gap-2">
            <Button
              size="dense"
              busy={busy}
              onClick={() => void undo()}
              className="bg-tomato hover:bg-tomato-press"
            >
              {m.import_undo_yes()}
            </Button>
            <Button variant="quiet" size="dense" onClick={() => setOpen(false)}>
              {m.import_undo_no()}
            </Button>
          </div>
        </div>
      ) : (
        <Button variant="second" size="dense" className="mt-3" onClick={() => setOpen(true)}>
          {m.import_undo()}
        </Button>
      )}
    </section>
  );
}

/** The last lines that were merged, as before and after. */
export function JustMerged({ rows }: { rows: MergedRow[] }) {
  if (rows.length === 0) return null;
  return (
    <section aria-labelledby="merged" className="rounded-card bg-card p-3 shadow-rest">
      <h2 id="merged" className="font-bold">
        {m.import_just_merged()}
      </h2>
      <ul className="mt-1 divide-y divide-line text-hint">
        {rows.map((row) => (
          <li key={row.row} className="flex min-h-10 flex-wrap items-center gap-x-3 py-1">
            <span className="min-w-0 flex-1 truncate">{row.name}</span>
            <MergedPrice row={row} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function MergedPrice({ row: { before, after } }: { row: MergedRow }) {
  const said = (price: unknown) => (typeof price === "number" ? taka(price / 100) : undefined);
  const [was, is] = [said(before?.["price_poisha"]), said(after["price_poisha"])];
  return (
    <span className="shrink-0">
      {before === null && <span className="mr-2 text-ink-soft">{m.import_added()}</span>}
      {was && <del className="text-ink-soft">{was}</del>}
      {was && <span aria-hidden> → </span>}
      {is && <strong>{is}</strong>}
    </span>
  );
}
