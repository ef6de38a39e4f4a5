import { type ReactNode, useState } from "react";
import type { AdminProduct } from "#src/catalogue/admin/contract.ts";
import { type Chosen, useSelection } from "#src/kit/several/use-selection.ts";
import type { BulkLine, BulkOutcome, BulkSelection } from "../contract.ts";
import { BulkBar } from "./bulk-bar.tsx";
import type { BulkKind } from "./bulk-fields.tsx";
import { BulkPanel } from "./bulk-panel.tsx";
import { BulkResult } from "./bulk-result.tsx";

type SelectableProductsProps = {
  rows: AdminProduct[];
  /** The length of the whole list, on all pages. */
  total: number;
  filter: Extract<BulkSelection, { filter: unknown }>["filter"];
  onChanged: () => void;
  children: (chosen: Chosen<AdminProduct>) => ReactNode;
};

export function SelectableProducts({ rows, total, filter, onChanged, children }: SelectableProductsProps) {
  const chosen = useSelection(rows);
  const filterKey = JSON.stringify(filter);
  /** The filter (JSON) of the list that is selected as a whole. */
  const [wholeFilterKey, setWholeFilterKey] = useState<string>();
  const [openKind, setOpenKind] = useState<BulkKind>();
  const [result, setResult] = useState<{ lines: BulkLine[]; outcome: BulkOutcome; turn: number }>();
  const clear = () => {
    chosen.clear();
    setWholeFilterKey(undefined);
  };
  // Deselecting one product returns to a selection by id.
  const isWholeListSelected = wholeFilterKey === filterKey && chosen.rows.length === rows.length;
  const archived = filter.archived ?? false;
  const handleDone = (lines: BulkLine[], outcome: BulkOutcome) => {
    setOpenKind(undefined);
    clear();
    setResult({ lines, outcome, turn: (result?.turn ?? 0) + 1 });
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
        <BulkResult key={result.turn} {...result} onUndone={onChanged} onClose={() => setResult(undefined)} />
      )}
      {children(chosen)}
      <BulkBar
        chosen={chosen}
        archived={archived}
        onOpen={setOpenKind}
        whole={
          total > rows.length && chosen.rows.length === rows.length
            ? { on: isWholeListSelected, total, choose: () => setWholeFilterKey(filterKey) }
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
