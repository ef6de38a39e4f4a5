import { type ReactNode, useState } from "react";
import type { AdminProduct } from "#src/catalogue/admin/contract.ts";
import { type RowSelection, useSelection } from "#src/kit/several/use-selection.ts";
import type { BulkLine, BulkOutcome, BulkSelection } from "../contract.ts";
import { BulkBar } from "./bulk-bar.tsx";
import type { BulkKind } from "./bulk-fields.tsx";
import { BulkPanel } from "./bulk-panel.tsx";
import { BulkResult } from "./bulk-result.tsx";

type SelectableProductsProps = {
  rows: AdminProduct[];
  /** The number of products on all pages of the list. */
  total: number;
  filter: Extract<BulkSelection, { filter: unknown }>["filter"];
  onChanged: () => void;
  children: (chosen: RowSelection<AdminProduct>) => ReactNode;
};

/** A list of products with check boxes (`children`), the actions for the selected ones, and their result. */
export function SelectableProducts({ rows, total, filter, onChanged, children }: SelectableProductsProps) {
  const chosen = useSelection(rows);
  const filterKey = JSON.stringify(filter);
  /** The filter, as JSON, of the list that was selected as a whole; it holds only while that list is shown. */
  const [wholeFilterKey, setWholeFilterKey] = useState<string>();
  const [openKind, setOpenKind] = useState<BulkKind>();
  /** The last bulk change; `id` counts them, so that each has a new component. */
  const [result, setResult] = useState<{ lines: BulkLine[]; outcome: BulkOutcome; id: number }>();
  const clear = () => {
    chosen.clear();
    setWholeFilterKey(undefined);
  };
  const isPageSelected = chosen.rows.length === rows.length;
  // Deselecting one product returns to a selection by id.
  const isWholeListSelected = wholeFilterKey === filterKey && isPageSelected;
  const archived = filter.archived ?? false;
  const handleDone = (lines: BulkLine[], outcome: BulkOutcome) => {
    setOpenKind(undefined);
    clear();
    setResult({ lines, outcome, id: (result?.id ?? 0) + 1 });
    onChanged();
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape clears the choice wherever the focus is in the list
    <div
      onKeyDown={(event) =>
        event.key === "Escape" && !event.defaultPrevented && openKind === undefined && clear()
      }
    >
      {result && (
        <BulkResult key={result.id} {...result} onUndone={onChanged} onClose={() => setResult(undefined)} />
      )}
      {children(chosen)}
      <BulkBar
        chosen={chosen}
        archived={archived}
        onOpen={setOpenKind}
        wholeListState={
          total > rows.length && isPageSelected
            ? { isSelected: isWholeListSelected, total, choose: () => setWholeFilterKey(filterKey) }
            : undefined
        }
        onClear={clear}
      />
      {openKind && (
        <BulkPanel
          kind={openKind}
          archived={archived}
          selection={isWholeListSelected ? { filter } : { ids: chosen.rows.map(({ id }) => id) }}
          onClose={() => setOpenKind(undefined)}
          onDone={handleDone}
        />
      )}
    </div>
  );
}
