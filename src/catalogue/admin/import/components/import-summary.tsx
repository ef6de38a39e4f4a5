import { call } from "#src/api/client/client.ts";
import { rowStates } from "#src/catalogue/import/rules.ts";
import { ConfirmButton } from "#src/kit/confirm-button.tsx";
import { day } from "#src/language/dates/dates.ts";
import { localUrl } from "#src/language/locale.ts";
import { m } from "#src/language/messages.ts";
import { formatNumber, formatTaka } from "#src/language/numbers/numbers.ts";
import { Link } from "#src/ui/buttons/link.tsx";
import { type Import, type MergedRow, undoImport } from "../contract.ts";
import { rowStateLabels } from "../labels.ts";

/** What the import does: the number of rows by state, and of incomplete and archived products. */
export function ImportSummary({ imported }: { imported: Import }) {
  return (
    <section aria-labelledby="does" className="rounded-card bg-card p-3 shadow-rest">
      <h2 id="does" className="font-bold">
        {m.import_does()}
      </h2>
      <dl className="mt-1 divide-y divide-line text-hint">
        {rowStates
          .filter((state) => imported.counts[state])
          .map((state) => (
            <div key={state} className="flex min-h-9 flex-row-reverse items-center justify-end gap-3">
              <dt className="text-ink-soft">{rowStateLabels[state]()}</dt>
              <dd className="w-16 text-right font-bold">{formatNumber(imported.counts[state] ?? 0)}</dd>
            </div>
          ))}
      </dl>
      {imported.incomplete > 0 && (
        <p className="mt-1 border-t border-line pt-2 text-hint">
          {m.import_incomplete({ count: formatNumber(imported.incomplete) })}{" "}
          <Link to={localUrl("/admin/products?incomplete=1")} className="font-semibold text-leaf underline">
            {m.admin_product_incomplete_list()}
          </Link>
        </p>
      )}
      {imported.archived > 0 && (
        <p className="mt-1 border-t border-line pt-2 text-hint">
          {m.import_archived({
            count: formatNumber(imported.archived),
            no: m.journal_no(),
            column: "archived",
          })}
        </p>
      )}
    </section>
  );
}

/** How long an import can be undone, in ms. */
const undoPeriodMs = 30 * 24 * 60 * 60_000;

type ImportUndoProps = { imported: Import; onChanged: (imported: Import) => void };

/** Undoes a merged import after confirmation. */
export function ImportUndo({ imported, onChanged }: ImportUndoProps) {
  const { merged = 0 } = imported.counts;
  const { waiting = 0, fetched = 0 } = imported.pictures_of_same;
  const undo = async () => {
    const result = await call(undoImport, { id: String(imported.id) });
    if (!result.ok) return result.problem.message;
    onChanged(result.value.data);
    return undefined;
  };
  if (merged + waiting + fetched === 0) return null;
  const undoableUntil = new Date(Date.parse(imported.at) + undoPeriodMs).toISOString();
  return (
    <section aria-labelledby="undo" className="rounded-card bg-card p-3 shadow-rest">
      <h2 id="undo" className="font-bold">
        {m.import_undo_title()}
      </h2>
      <p className="mt-1 text-hint text-ink-soft">{m.import_undo_text({ day: day(undoableUntil) })}</p>
      <div className="mt-3">
        <ConfirmButton
          variant="second"
          size="dense"
          label={m.import_undo()}
          question={
            <b>
              {merged > 0
                ? m.import_undo_ask({ count: formatNumber(merged) })
                : m.import_undo_ask_pictures({ count: formatNumber(waiting + fetched) })}
            </b>
          }
          confirmLabel={m.import_undo_yes()}
          keepLabel={m.import_undo_no()}
          onConfirm={undo}
        />
      </div>
    </section>
  );
}

/** The rows that were merged last, with the change of their price. */
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

/** The price before and after; a product that the row added has no `before`. */
function MergedPrice({ row: { before, after } }: { row: MergedRow }) {
  const priceText = (poisha: unknown) => (typeof poisha === "number" ? formatTaka(poisha / 100) : undefined);
  const previousPrice = priceText(before?.["regular_price_poisha"]);
  const newPrice = priceText(after["regular_price_poisha"]);
  return (
    <span className="shrink-0">
      {before === null && <span className="mr-2 text-ink-soft">{m.import_added()}</span>}
      {previousPrice && <del className="text-ink-soft">{previousPrice}</del>}
      {previousPrice && <span aria-hidden> → </span>}
      {newPrice && <strong>{newPrice}</strong>}
    </span>
  );
}
