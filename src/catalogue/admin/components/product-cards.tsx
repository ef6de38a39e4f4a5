import { type ReactNode, useState } from "react";
import { listFlags } from "#src/catalogue/product/fields.ts";
import { ChooseAllBox, ChooseBox } from "#src/kit/several/choose-box.tsx";
import type { RowSelection } from "#src/kit/several/use-selection.ts";
import { locale } from "#src/language/locale.ts";
import { m } from "#src/language/messages.ts";
import { QuestionTarget } from "./cell-question.tsx";
import {
  type CellProps,
  OriginalPriceCell,
  PriceCell,
  ProductFlagCell,
  ProductName,
  StockCell,
} from "./product-cells.tsx";
import type { ProductTableProps } from "./product-table.tsx";

/** The products as cards on a narrow screen, with inline editing. */
export function ProductCards({ rows, onChange, chosen }: ProductTableProps) {
  return (
    <>
      <div className="flex items-center gap-1 text-hint">
        <ChooseAllBox label={m.bulk_choose_all()} chosen={chosen} count={rows.length} />
        <span aria-hidden>{m.bulk_choose_all()}</span>
      </div>
      <ul aria-label={m.office_products()} className="grid grid-cols-[minmax(0,1fr)] gap-2">
        {rows.map((row) => (
          <AdminProductCard key={row.id} row={row} onChange={onChange} chosen={chosen} />
        ))}
      </ul>
    </>
  );
}

function AdminProductCard({ row, onChange, chosen }: CellProps & { chosen: RowSelection }) {
  const [questionElement, setQuestionElement] = useState<HTMLElement | null>(null);
  const perKilo = row.step_grams ? m.product_per_kg() : "";
  return (
    <li className={`rounded-card p-3 shadow-rest ${chosen.has(row.id) ? "bg-leaf-tint" : "bg-card"}`}>
      <QuestionTarget value={questionElement}>
        <div className="flex items-start gap-1">
          <div className="min-w-0 flex-1">
            <ProductName row={row} onChange={onChange} />
          </div>
          <ChooseBox id={row.id} label={m.bulk_choose({ name: row.names[locale()] })} chosen={chosen} />
        </div>
        <div className="mt-2 grid grid-cols-[1fr_1fr_2.5fr] gap-2">
          <Labelled label={`${m.admin_product_price()} ৳${perKilo}`}>
            <PriceCell row={row} onChange={onChange} />
          </Labelled>
          <Labelled label={`${m.admin_product_original_price()} ৳${perKilo}`}>
            <OriginalPriceCell row={row} onChange={onChange} />
          </Labelled>
          <Labelled label={row.step_grams ? m.admin_product_stock_kilos() : m.admin_product_stock()}>
            <StockCell row={row} onChange={onChange} />
          </Labelled>
        </div>
        <div ref={setQuestionElement} className="mt-2 empty:hidden" />
        <div className="mt-1 flex flex-wrap justify-between gap-x-3">
          {listFlags.map((name) => (
            <ProductFlagCell key={name} row={row} onChange={onChange} name={name} showsLabel />
          ))}
        </div>
      </QuestionTarget>
    </li>
  );
}

/** A visible label; screen readers get the field's full name instead. */
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
