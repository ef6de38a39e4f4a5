import { labelsUrl } from "#src/catalogue/admin/barcodes/labels-url.ts";
import { countText } from "#src/kit/list/count-text.ts";
import { actionClasses, SelectionBar } from "#src/kit/several/selection-bar.tsx";
import type { RowSelection } from "#src/kit/several/use-selection.ts";
import { m } from "#src/language/messages.ts";
import { formatNumber } from "#src/language/numbers/numbers.ts";
import { Link } from "#src/ui/buttons/link.tsx";
import type { BulkKind } from "./bulk-fields.tsx";

type BulkBarProps = {
  chosen: RowSelection;
  /** Archived products can only be restored. */
  archived: boolean;
  onOpen: (kind: BulkKind) => void;
  /** The state of selecting the whole list; absent if all its products are on this page. */
  wholeListState: { on: boolean; total: number; choose: () => void } | undefined;
  onClear: () => void;
};

export function BulkBar({ chosen, archived, onOpen, wholeListState, onClear }: BulkBarProps) {
  const count = chosen.rows.length;
  if (count === 0) return null;
  const isWholeListSelected = wholeListState?.on ?? false;
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
            {isWholeListSelected && wholeListState
              ? m.bulk_whole({ count: countText(wholeListState.total) })
              : m.bulk_chosen({ count: formatNumber(count) })}
          </strong>
          {wholeListState && !isWholeListSelected && (
            <button
              type="button"
              onClick={wholeListState.choose}
              className="ml-2 min-h-9 rounded-badge px-1 underline pointer-coarse:min-h-11"
            >
              {m.bulk_choose_whole({ count: countText(wholeListState.total) })}
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
