import { labelsUrl } from "#src/catalogue/admin/barcodes/labels-url.ts";
import { countText } from "#src/kit/list/count-text.ts";
import { actionClasses, SelectionBar } from "#src/kit/several/selection-bar.tsx";
import type { Chosen } from "#src/kit/several/use-selection.ts";
import { m } from "#src/language/messages.ts";
import { formatNumber } from "#src/language/numbers/numbers.ts";
import { Link } from "#src/ui/buttons/link.tsx";
import type { BulkKind } from "./bulk-fields.tsx";

type BulkBarProps = {
  chosen: Chosen;
  /** Archived products can only be restored. */
  archived: boolean;
  onOpen: (kind: BulkKind) => void;
  /** Selects all products of the list; absent if all are on this page. */
  whole: { on: boolean; total: number; choose: () => void } | undefined;
  onClear: () => void;
};

export function BulkBar({ chosen, archived, onOpen, whole, onClear }: BulkBarProps) {
  const count = chosen.rows.length;
  if (count === 0) return null;
  const isWholeListSelected = whole?.on ?? false;
  const archiveLabel = archived ? m.bulk_restore() : m.bulk_archive();
  const actions: [BulkKind, string, string][] = [
    ["price", m.admin_product_price(), m.bulk_price()],
    ["flags", m.bulk_flags_short(), m.bulk_flags()],
    ["category", m.common_category(), m.bulk_category()],
    ["archive", archiveLabel, archiveLabel],
  ];
  return (
    <SelectionBar
      label={m.bulk_chosen_label()}
      onClear={onClear}
      count={
        <>
          <strong className="whitespace-nowrap">
            {isWholeListSelected && whole
              ? m.bulk_whole({ count: countText(whole.total) })
              : m.bulk_chosen({ count: formatNumber(count) })}
          </strong>
          {whole && !isWholeListSelected && (
            <button
              type="button"
              onClick={whole.choose}
              className="ml-2 min-h-9 rounded-badge px-1 underline pointer-coarse:min-h-11"
            >
              {m.bulk_choose_whole({ count: countText(whole.total) })}
            </button>
          )}
        </>
      }
    >
      {actions.map(([kind, shortLabel, label]) => (
        <button
          key={kind}
          type="button"
          aria-label={label}
          onClick={() => onOpen(kind)}
          className={actionClasses}
        >
          {shortLabel}
        </button>
      ))}
      {!isWholeListSelected && (
        <Link to={labelsUrl(chosen.rows)} aria-label={m.label_print()} className={actionClasses}>
          {m.label_short()}
        </Link>
      )}
    </SelectionBar>
  );
}
