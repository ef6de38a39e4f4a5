import X from "lucide-react/icons/x";
import { counted } from "../../../../admin/kit/list/counted.ts";
import type { Chosen } from "../../../../admin/kit/several/use-chosen.ts";
import { m } from "../../../../language/messages.ts";
import { number } from "../../../../language/numbers/numbers.ts";
import type { BulkKind } from "./bulk-fields.tsx";

type BulkBarProps = {
  chosen: Chosen;
  /** Archived products are brought back, others archived. */
  archived: boolean;
  /** Opens the panel for a change of the chosen ones, or of all of the list. */
  onOpen: (kind: BulkKind) => void;
  /** All of the list are meant; absent where all are on this page. */
  whole: { on: boolean; total: number; choose: () => void } | undefined;
  onClear: () => void;
};

const act =
  "press inline-flex min-h-9 items-center gap-2 rounded-small px-2 text-label md:px-2.5 hover:bg-deep-leaf-raised pointer-coarse:min-h-11";

/** What may be changed of all chosen products at once; nothing while none is chosen. */
export function BulkBar({ chosen, archived, onOpen, whole, onClear }: BulkBarProps) {
  const count = chosen.rows.length;
  if (count === 0) return null;
  const isWhole = whole?.on ?? false;
  const toArchive = archived ? m.bulk_restore() : m.bulk_archive();
  const acts: [BulkKind, string, string][] = [
    ["price", m.admin_product_price(), m.bulk_price()],
    ["flags", m.bulk_flags_short(), m.bulk_flags()],
    ["category", m.admin_product_category(), m.bulk_category()],
    ["archive", toArchive, toArchive],
  ];
  return (
    <section
      aria-label={m.bulk_chosen_label()}
      className="on-leaf sticky bottom-3 z-2 mt-3 flex min-h-15 flex-wrap items-center gap-y-1 rounded-[14px] bg-deep-leaf px-3 py-1.5 text-on-deep shadow-raised md:min-h-13 md:gap-x-1"
    >
      <p className="mr-auto text-label leading-5 max-md:basis-full">
        <strong className="whitespace-nowrap">
          {isWhole && whole
            ? m.bulk_whole({ count: counted(whole.total) })
            : m.bulk_chosen({ count: number(count) })}
        </strong>
        {whole && !isWhole && (
          <button
            type="button"
            onClick={whole.choose}
            className="ml-2 min-h-9 rounded-badge px-1 underline pointer-coarse:min-h-11"
          >
            {m.bulk_choose_whole({ count: counted(whole.total) })}
          </button>
        )}
      </p>
      {acts.map(([kind, word, label]) => (
        <button key={kind} type="button" aria-label={label} onClick={() => onOpen(kind)} className={act}>
          {word}
        </button>
      ))}
      <button type="button" onClick={onClear} className={act}>
        <X size={18} aria-hidden className="md:hidden" />
        <span className="max-md:sr-only">{m.bulk_clear()}</span>
        <span
          aria-hidden
          className="rounded-badge border border-on-deep-soft px-1 text-unit max-md:hidden pointer-coarse:hidden"
        >
          Esc
        </span>
      </button>
    </section>
  );
}
