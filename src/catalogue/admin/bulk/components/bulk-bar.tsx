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
  /** Whether the list shows archived products, which can be restored but not archived. */
  archived: boolean;
  onOpen: (kind: BulkKind) => void;
  /** The state of selecting the whole list; absent if all its products are on this page. */
  wholeListState: { isSelected: boolean; total: number; choose: () => void } | undefined;
  onClear: () => void;
};

/** The bar with the actions for the selected products; hidden while none is selected. */
export function BulkBar({ chosen, archived, onOpen, wholeListState, onClear }: BulkBarProps) {
  const count = chosen.rows.length;
  if (count === 0) return null;
  const isWholeListSelected = wholeListState?.isSelected ?? false;
  const archiveLabel = archived ? m.bulk_restore() : m.bulk_archive();
  const actions: { kind: BulkKind; shortLabel: string; label: string }[] = [
    { kind: "price", shortLabel: m.admin_product_price(), label: m.bulk_price() },
    { kind: "flags", shortLabel: m.bulk_flags_short(), label: m.bulk_flags() },
    { kind: "category", shortLabel: m.common_category(), label: m.bulk_category() },
    { kind: "archive", shortLabel: archiveLabel, label: archiveLabel },
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
      {actions.map(({ kind, shortLabel, label }) => (
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
