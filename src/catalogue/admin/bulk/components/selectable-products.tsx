import { type ReactNode, useState } from "react";
import type { AdminProduct } from "#src/catalogue/admin/contract.ts";
import { type Chosen, useSelection } from "#src/kit/several/use-selection.ts";
import type { BulkLine, BulkOutcome, BulkSelection } from "../contract.ts";
import { BulkBar } from "./bulk-bar.tsx";
import type { BulkKind } from "./bulk-fields.tsx";
import { BulkPanel } from "./bulk-panel.tsx";
import { BulkResult } from "./bulk-result.tsx";

type SeveralProductsProps = {
  rows: AdminProduct[];
  /** The length of the whole list, on all pages. */
  total: number;
  filter: Extract<BulkSelection, { filter: unknown }>["filter"];
  onChanged: () => void;
  children: (chosen: Chosen<AdminProduct>) => ReactNode;
};

export function SelectableProducts({ rows, total, filter, onChanged, children }: SeveralProductsProps) {
  const chosen = useSelection(rows);
  const list = JSON.stringify(filter);
  /** The filter (JSON) of the list that is selected as a whole. */
  const [whole, setWhole] = useState<string>();
  const [open, setOpen] = useState<BulkKind>();
  const [result, setResult] = useState<{ lines: BulkLine[]; outcome: BulkOutcome; turn: number }>();
  const clear = () => {
    chosen.clear();
    setWhole(undefined);
  };
  // Deselecting one product returns to a selection by id.
  const all = whole === list && chosen.rows.length === rows.length;
  const archived = filter.archived ?? false;
  const done = (lines: BulkLine[], outcome: BulkOutcome) => {
    setOpen(undefined);
    clear();
    setResult({ lines, outcome, turn: (result?.turn ?? 0) + 1 });
    onChanged();
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape clears the choice wherever the focus is in the list
    <div
      onKeyDown={(event) =>
        event.key === "Escape" && !event.defaultPrevented && open === undefined && clear()
      }
    >
      {result && (
        <BulkResult key={result.turn} {...result} onUndone={onChanged} onClose={() => setResult(undefined)} />
      )}
      {children(chosen)}
      <BulkBar
        chosen={chosen}
        archived={archived}
        onOpen={setOpen}
        whole={
          total > rows.length && chosen.rows.length === rows.length
            ? { on: all, total, choose: () => setWhole(list) }
            : undefined
        }
        onClear={clear}
      />
      {open && (
        <BulkPanel
          kind={open}
          archived={archived}
          selection={all ? { filter } : { ids: chosen.rows.map(({ id }) => id) }}
          onClose={() => setOpen(undefined)}
          onDone={done}
        />
      )}
    </div>
  );
}
