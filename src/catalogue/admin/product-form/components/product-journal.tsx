import { productJournalLabels } from "#src/catalogue/product/journal-labels.ts";
import { listJournal } from "#src/journal/admin/contract.ts";
import { actionLabels, toChanges } from "#src/journal/admin/labels.ts";
import { useAdminLoad } from "#src/kit/use-admin-load.ts";
import { dayAndTime } from "#src/language/dates/dates.ts";
import { localUrl } from "#src/language/locale.ts";
import { m } from "#src/language/messages.ts";
import { Link } from "#src/ui/buttons/link.tsx";

const maxLines = 4;
const maxChangesPerLine = 4;

/** The latest lines of a product's journal; another number of saves loads them again. */
export function ProductJournal({ id, saveCount }: { id: number; saveCount: number }) {
  const list = useAdminLoad(listJournal, { kind: "product", subject: String(id), turn: saveCount });
  const lines = list.value?.data.slice(0, maxLines) ?? [];
  if (lines.length === 0) return null;
  return (
    <section aria-labelledby="product-journal" className="min-w-0 rounded-card bg-card p-3 shadow-rest">
      <h2 id="product-journal" className="mb-1 text-label">
        {m.admin_product_last_changed()}
      </h2>
      <ul className="divide-y divide-line text-hint">
        {lines.map((line) => (
          <li key={line.id} className="py-1.5">
            <p className="text-ink-soft">
              <time dateTime={line.at}>{dayAndTime(line.at)}</time> ·{" "}
              <b className="text-ink">{line.by?.name ?? m.journal_command_line()}</b>
            </p>
            <p>{actionLabels[line.action]()}</p>
            {toChanges(line, productJournalLabels)
              .slice(0, maxChangesPerLine)
              .map(({ label, before, after }) => (
                <p key={label} className="line-clamp-2 wrap-anywhere">
                  <span className="text-ink-soft">{label}</span>{" "}
                  {before !== undefined && <del className="text-ink-soft">{before}</del>}
                  {before !== undefined && after !== undefined && " → "}
                  {after}
                </p>
              ))}
          </li>
        ))}
      </ul>
      <Link
        to={localUrl(`/admin/journal?kind=product&subject=${id}`)}
        className="inline-flex min-h-9 items-center text-leaf hover:underline pointer-coarse:min-h-11"
      >
        {m.admin_product_journal()}
      </Link>
    </section>
  );
}
