import { type ReactNode, useState } from "react";
import { m } from "../../../language/messages.ts";
import { QuestionPlace } from "./cell-question.tsx";
import {
  type CellProps,
  FlagOf,
  flags,
  OriginalPriceCell,
  PriceCell,
  ProductName,
  StockCell,
} from "./product-cells.tsx";
import type { ShelfRowsProps } from "./product-table.tsx";

/** The shelf list on a phone. */
export function ShelfCards({ rows, onChange }: ShelfRowsProps) {
  return (
    <ul aria-label={m.shelf_table()} className="grid gap-2">
      {rows.map((row) => (
        <ShelfCard key={row.id} row={row} onChange={onChange} />
      ))}
    </ul>
  );
}

function ShelfCard({ row, onChange }: CellProps) {
  const [place, setPlace] = useState<HTMLElement | null>(null);
  return (
    <li className="rounded-card bg-card p-3 shadow-rest">
      <QuestionPlace value={place}>
        <ProductName row={row} />
        <div className="mt-2 grid grid-cols-3 gap-2">
          <Labelled word={`${m.shelf_price()} ৳`}>
            <PriceCell row={row} onChange={onChange} />
          </Labelled>
          <Labelled word={`${m.shelf_original_price()} ৳`}>
            <OriginalPriceCell row={row} onChange={onChange} />
          </Labelled>
          <Labelled word={m.shelf_stock()}>
            <StockCell row={row} onChange={onChange} />
          </Labelled>
        </div>
        <div ref={setPlace} className="mt-2 empty:hidden" />
        <div className="mt-1 flex flex-wrap justify-between gap-x-3">
          {flags.map((flag) => (
            <FlagOf key={flag.name} row={row} onChange={onChange} flag={flag} worded />
          ))}
        </div>
      </QuestionPlace>
    </li>
  );
}

/** The field has its full name for readers; this is what one sees. */
function Labelled({ word, children }: { word: string; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <span aria-hidden="true" className="mb-0.5 block truncate text-unit text-ink-soft">
        {word}
      </span>
      {children}
    </div>
  );
}
