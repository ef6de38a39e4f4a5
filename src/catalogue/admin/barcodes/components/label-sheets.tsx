import { useMemo } from "react";
import { toShownPrice } from "#src/catalogue/admin/shown-amounts.ts";
import { perUnit } from "#src/catalogue/product/per-unit.ts";
import { day } from "#src/language/dates/dates.ts";
import { locale } from "#src/language/locale.ts";
import { m } from "#src/language/messages.ts";
import { formatTaka } from "#src/language/numbers/numbers.ts";
import { Amount } from "#src/ui/display/price.tsx";
import type { ScannedProduct } from "../contract.ts";
import { drawBarcode } from "../draw-barcode.ts";
import type { LabelPaper } from "../label-papers.ts";

/** The sizes of labels: 70 × 37 mm, 24 on a sheet of A4; 50 × 30 mm on a roll, one per page. */
const paperStyles = {
  a4: {
    labelsPerSheet: 24,
    sheet: "labels-a4 grid w-[210mm] content-start grid-cols-3",
    label: "h-[37mm] w-[70mm] px-[4mm] py-[2.5mm]",
    name: "text-[11pt] leading-[13pt]",
    other: "text-[8.5pt] leading-[11pt]",
    price: "text-[20pt] leading-[22pt]",
    small: "text-[7.5pt] leading-[9.5pt]",
  },
  roll: {
    labelsPerSheet: 1,
    sheet: "labels-roll",
    label: "h-[29.5mm] w-[50mm] px-[1.5mm] py-[1mm]",
    name: "text-[8.5pt] leading-[10.5pt]",
    other: "text-[7pt] leading-[9pt]",
    price: "text-[12pt] leading-[14pt]",
    small: "text-[6pt] leading-[7.5pt]",
  },
};

type LabelSheetsProps = { products: ScannedProduct[]; paper: LabelPaper };

/** Shelf labels as they are printed. */
export default function LabelSheets({ products, paper }: LabelSheetsProps) {
  const { labelsPerSheet, sheet } = paperStyles[paper];
  const sheetCount = Math.ceil(products.length / labelsPerSheet);
  const sheets = Array.from({ length: sheetCount }, (_, index) =>
    products.slice(index * labelsPerSheet, (index + 1) * labelsPerSheet),
  );
  return (
    <div className="grid max-w-full justify-start gap-4 overflow-x-auto print:block! print:overflow-visible!">
      {sheets.map((labels) => (
        <ul
          key={labels[0]?.id}
          aria-label={m.label_sheet()}
          className={`bg-card text-black shadow-rest not-last:break-after-page print:shadow-none! ${sheet}`}
        >
          {labels.map((product) => (
            <Label key={product.id} product={product} paper={paper} />
          ))}
        </ul>
      ))}
    </div>
  );
}

/** One label: the names, the charged price, the price per unit, and the barcode. */
function Label({ product, paper }: { product: ScannedProduct; paper: LabelPaper }) {
  const styles = paperStyles[paper];
  const { names, weights, barcode, sku, offer, step_grams: step, unit_price: unitPrice } = product;
  const language = locale();
  const otherLanguage = language === "bn" ? "en" : "bn";
  const barcodeImage = useMemo(() => drawBarcode({ barcode, sku }), [barcode, sku]);
  const code = barcode || sku;
  /** In taka, rounded to whole poisha. */
  const chargedPrice = Math.round(toShownPrice(offer?.price ?? product.price, step) * 100) / 100;
  return (
    <li
      className={`flex flex-col overflow-clip outline-1 outline-line outline-dashed -outline-offset-1 print:outline-none! ${styles.label}`}
    >
      <p className={`line-clamp-2 font-bold ${styles.name}`}>{names[language]}</p>
      <p lang={otherLanguage} className={`truncate ${styles.other}`}>
        {names[otherLanguage]}
      </p>
      <div className="mt-auto flex items-end justify-between gap-[1mm]">
        <div className="min-w-0">
          {!step && <p className={styles.small}>{weights[language]}</p>}
          <p className={`font-extrabold whitespace-nowrap ${styles.price}`}>
            <Amount text={formatTaka(chargedPrice)} />
            {step && <span className={styles.other}>{m.product_per_kg()}</span>}
          </p>
          {!step && unitPrice && (
            <p className={styles.small}>
              <Amount text={formatTaka(unitPrice.amount)} />
              {perUnit[unitPrice.per]()}
            </p>
          )}
          <p className={styles.small}>{m.label_price_since({ date: day(product.price_since) })}</p>
        </div>
        {barcodeImage ? (
          // 80 % of the nominal size, the least that every scanner reads.
          <img src={barcodeImage} alt={code} className="h-auto max-h-[14mm] w-[30mm] shrink-0" />
        ) : (
          <p className={styles.small}>{code}</p>
        )}
      </div>
    </li>
  );
}
