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
import type { ProductTableProps } from "./product-table.tsx";

/** The table of products on a phone. */
export function ProductCards({ rows, onChange }: ProductTableProps) {
  return (
    <ul aria-label={m.admin_product_table()} className="grid gap-2">
      {rows.map((row) => (
        <AdminProductCard key={row.id} row={row} onChange={onChange} />
      ))}
    </ul>
  );
}

function AdminProductCard({ row, onChange }: CellProps) {
  const [place, setPlace] = useState<HTMLElement | null>(null);
  return (
    <li className="rounded-card bg-card p-3 shadow-rest">
      <QuestionPlace value={place}>
        <ProductName row={row} onChange={onChange} />
        <div className="mt-2 grid grid-cols-3 gap-2">
          <Labelled label={`${m.admin_product_price()} ৳`}>
            <PriceCell row={row} onChange={onChange} />
          </Labelled>
          <Labelled label={`${m.admin_product_original_price()} ৳`}>
            <OriginalPriceCell row={row} onChange={onChange} />
          </Labelled>
          <Labelled label={m.admin_product_stock()}>
            <StockCell row={row} onChange={onChange} />
          </Labelled>
        </div>
        <div ref={setPlace} className="mt-2 empty:hidden" />
        <div className="mt-1 flex flex-wrap justify-between gap-x-3">
          {flags.map((flag) => (
            <FlagOf key={flag.name} row={row} onChange={onChange} flag={flag} labelled />
          ))}
        </div>
      </QuestionPlace>
    </li>
  );
}

/** What is seen; screen readers get the field's full name instead. */
function Labelled({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <span aria-hidden="true" className="mb-0.5 block truncate text-unit text-ink-soft">
        {label}
      </span>
      {children}
    </div>
  );
}
