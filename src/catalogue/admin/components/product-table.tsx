import { useState } from "react";
import { fieldOf, listFlags } from "#src/catalogue/product/fields.ts";
import { ChooseAllBox, ChooseBox } from "#src/kit/several/choose-box.tsx";
import type { RowSelection } from "#src/kit/several/use-selection.ts";
import { locale } from "#src/language/locale.ts";
import { m } from "#src/language/messages.ts";
import type { AdminProduct } from "../contract.ts";
import { QuestionTarget } from "./cell-question.tsx";
import {
  type CellProps,
  type ChangeRow,
  OriginalPriceCell,
  PriceCell,
  ProductFlagCell,
  ProductName,
  StockCell,
} from "./product-cells.tsx";

export type ProductTableProps = { rows: AdminProduct[]; onChange: ChangeRow; chosen: RowSelection };

const headClass = "h-[34px] px-2 text-left font-semibold text-ink-soft";

/** The product table on a desktop, with inline editing. */
export function ProductTable({ rows, onChange, chosen }: ProductTableProps) {
  return (
    <table className="w-full table-fixed overflow-clip rounded-field bg-card text-hint shadow-rest">
      <caption className="sr-only">{m.office_products()}</caption>
      <thead className="border-b border-line bg-paper">
        <tr>
          <th className={`${headClass} w-11`}>
            <ChooseAllBox label={m.bulk_choose_all()} chosen={chosen} count={rows.length} />
          </th>
          <th className={headClass}>{m.office_product()}</th>
          <th className={`${headClass} w-22 pr-3 text-right xl:w-28`}>{m.admin_product_price()} ৳</th>
          <th className={`${headClass} w-22 pr-3 text-right xl:w-28`}>
            {m.admin_product_original_price()} ৳
          </th>
          <th className={`${headClass} w-36 pr-3 text-right xl:w-40`}>{m.admin_product_stock()}</th>
          {listFlags.map((name) => (
            <th
              key={name}
              className={`${headClass} max-lg:hidden ${name === "is_featured" ? "w-20" : "w-16"} xl:w-20`}
            >
              {fieldOf(name).label()}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="divide-y divide-line">
        {rows.map((row) => (
          <ProductTableRow key={row.id} row={row} onChange={onChange} chosen={chosen} />
        ))}
      </tbody>
    </table>
  );
}

/** Check box, name, price, original price and stock, and the flags. */
const columnCount = 5 + listFlags.length;

function ProductTableRow({ row, onChange, chosen }: CellProps & { chosen: RowSelection }) {
  const [questionElement, setQuestionElement] = useState<HTMLElement | null>(null);
  return (
    <QuestionTarget value={questionElement}>
      <tr
        className={`h-12 align-middle ${chosen.has(row.id) ? "bg-leaf-tint" : "focus-within:bg-leaf-tint/50"}`}
      >
        <td className="pl-1">
          <ChooseBox id={row.id} label={m.bulk_choose({ name: row.names[locale()] })} chosen={chosen} />
        </td>
        <td className="py-1">
          <ProductName row={row} onChange={onChange} />
        </td>
        <td className="px-1">
          <PriceCell row={row} onChange={onChange} />
        </td>
        <td className="px-1">
          <OriginalPriceCell row={row} onChange={onChange} />
        </td>
        <td className="px-1">
          <StockCell row={row} onChange={onChange} />
        </td>
        {listFlags.map((name) => (
          <td key={name} className="px-2 max-lg:hidden">
            <ProductFlagCell row={row} onChange={onChange} name={name} />
          </td>
        ))}
      </tr>
      <tr className="hidden border-t-0! has-data-question:table-row">
        <td ref={setQuestionElement} colSpan={columnCount} className="p-1.5" />
      </tr>
    </QuestionTarget>
  );
}
