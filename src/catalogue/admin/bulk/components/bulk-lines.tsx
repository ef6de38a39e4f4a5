import { useAllCategories } from "#src/catalogue/admin/categories/all-categories.tsx";
import { unusualPriceChange } from "#src/catalogue/admin/far-change.ts";
import { type StepGrams, toShownPrice } from "#src/catalogue/admin/shown-amounts.ts";
import { fieldOf } from "#src/catalogue/product/fields.ts";
import { locale } from "#src/language/locale.ts";
import { m } from "#src/language/messages.ts";
import { formatNumber, formatTaka } from "#src/language/numbers/numbers.ts";
import { Note } from "#src/ui/display/note.tsx";
import type { BulkFields, BulkLine, BulkPreview } from "../contract.ts";
import { type bulkErrors, maxBulk, maxShownLines } from "../rules.ts";

const refusalLabels: Record<(typeof bulkErrors)[number], () => string> = {
  too_low: m.bulk_too_low,
  too_high: m.bulk_too_high,
  not_above: m.bulk_not_above,
  above_mrp: m.bulk_above_mrp,
  not_lower: m.bulk_not_lower,
};

const priceText = (price: number, step: StepGrams): string =>
  formatTaka(toShownPrice(price, step)) + (step ? m.product_per_kg() : "");

const hasUnusualPrice = ({ was, to }: BulkLine) =>
  was.price && to.price !== undefined && unusualPriceChange(was.price, to.price) !== undefined;

/** The preview of a bulk change: each change with its old and new value, and what cannot be changed. */
export function BulkLines({ preview: { lines, same, refused, more } }: { preview: BulkPreview }) {
  const unusualCount = lines.filter(hasUnusualPrice).length;
  return (
    <div className="grid gap-3">
      {more && <Note>{m.bulk_more({ count: formatNumber(maxBulk) })}</Note>}
      {unusualCount > 0 && <Note>{m.bulk_far({ count: formatNumber(unusualCount) })}</Note>}
      {refused.length > 0 && (
        <Note look="error">
          <p>{m.bulk_refused({ count: formatNumber(refused.length) })}</p>
          <ul className="font-normal">
            {refused.slice(0, maxShownLines).map(({ id, names, why }) => (
              <li key={id}>
                {names[locale()]}: {refusalLabels[why]()}
              </li>
            ))}
          </ul>
        </Note>
      )}
      {same > 0 && <p className="text-hint text-ink-soft">{m.bulk_same({ count: formatNumber(same) })}</p>}
      <ul aria-label={m.bulk_lines()} className="divide-y divide-line text-hint">
        {lines.slice(0, maxShownLines).map((line) => (
          <li key={line.id} className="flex min-h-10 flex-wrap items-center gap-x-3 py-1">
            <span className="min-w-0 flex-1 basis-36">{line.names[locale()]}</span>
            <Changes line={line} />
          </li>
        ))}
      </ul>
      {lines.length > maxShownLines && (
        <p className="text-hint text-ink-soft">
          {m.bulk_and_more({ count: formatNumber(lines.length - maxShownLines) })}
        </p>
      )}
    </div>
  );
}

function Changes({ line: { step_grams, was, to } }: { line: BulkLine }) {
  const categories = useAllCategories();
  const valueText = (name: keyof BulkFields, value: number | null | undefined) => {
    if (name === "category_id") return categories.find(({ id }) => id === value)?.name ?? "–";
    if (name === "price" || name === "originalPrice")
      return value == null ? "–" : priceText(value, step_grams);
    return value === 1 ? m.journal_yes() : m.journal_no();
  };
  const names = Object.keys(to) as (keyof BulkFields)[];
  return (
    <span className="grid justify-items-end">
      {names.map((name) => (
        <span key={name}>
          {name !== "price" && <span className="text-ink-soft">{fieldOf(name).label()} </span>}
          <del className="text-ink-soft">{valueText(name, was[name])}</del>
          <span aria-hidden> → </span>
          <strong>{valueText(name, to[name])}</strong>
        </span>
      ))}
    </span>
  );
}
