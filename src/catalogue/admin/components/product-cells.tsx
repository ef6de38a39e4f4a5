import History from "lucide-react/icons/history";
import { fieldOf, type listFlags } from "#src/catalogue/product/fields.ts";
import { isLow } from "#src/catalogue/stock/rules.ts";
import { locale, localUrl } from "#src/language/locale.ts";
import { m } from "#src/language/messages.ts";
import { Link } from "#src/ui/buttons/link.tsx";
import type { AdminProduct, ProductChange } from "../contract.ts";
import { PictureCell } from "../picture-cell.tsx";
import {
  convertNullable,
  priceLabel,
  type StepGrams,
  toShownPrice,
  toShownStock,
  toStoredPrice,
  toStoredStock,
} from "../shown-amounts.ts";
import {
  confirmOriginalPrice,
  confirmUnusualPrice,
  countConflictQuestion,
  priceConflictQuestion,
} from "./confirmations.ts";
import { FlagCell } from "./flag-cell.tsx";
import { MissingFields } from "./missing-fields.tsx";
import { NumberCell } from "./number-cell.tsx";
import { OfferLine } from "./offer-line.tsx";
import { readKiloPrice, readKilos, readOriginalPrice, readPrice, readStock } from "./read-cell.ts";
import type { Save, SaveOutcome } from "./use-saving.ts";

/** Saves a change of one product if the product still has the values of `was`. */
export type ChangeRow = (id: number, change: ProductChange) => Promise<SaveOutcome<AdminProduct>>;

export type CellProps = { row: AdminProduct; onChange: ChangeRow };

type NumberField = "price" | "originalPrice" | "stock";

type Conversion<Value> = (value: Value, step: StepGrams) => Value;

/** Returns a function that saves one number of a product; it converts from shown to stored units, and back. */
function createSave<Name extends NumberField>(
  { row, onChange }: CellProps,
  name: Name,
  toStored: Conversion<AdminProduct[Name]>,
  toShown: Conversion<AdminProduct[Name]>,
): Save<AdminProduct[Name]> {
  const step = row.step_grams;
  return async (value, previousValue) => {
    const outcome = await onChange(row.id, {
      [name]: toStored(value, step),
      was: { [name]: toStored(previousValue, step) },
    });
    return outcome.kind === "changed" ? { kind: "changed", now: toShown(outcome.now[name], step) } : outcome;
  };
}

/** The unit of goods sold by weight; undefined for others. */
const unitText = ({ step_grams }: AdminProduct, unit: () => string) => (step_grams ? unit() : undefined);

const fieldLabel = (label: string, row: AdminProduct) =>
  m.admin_product_field_of({ field: label, name: row.names[locale()] });

export function PriceCell(props: CellProps) {
  const { row } = props;
  return (
    <NumberCell
      column="price"
      label={fieldLabel(priceLabel(row.step_grams), row)}
      unit={unitText(row, m.product_per_kg)}
      value={toShownPrice(row.price, row.step_grams)}
      read={row.step_grams ? readKiloPrice : readPrice}
      save={createSave(props, "price", toStoredPrice, toShownPrice)}
      confirmValue={confirmUnusualPrice}
      resolveConflict={priceConflictQuestion}
    />
  );
}

export function OriginalPriceCell(props: CellProps) {
  const { row } = props;
  return (
    <NumberCell
      column="originalPrice"
      label={fieldLabel(m.admin_product_original_price(), row)}
      unit={unitText(row, m.product_per_kg)}
      value={convertNullable(toShownPrice)(row.originalPrice, row.step_grams)}
      read={(text) => readOriginalPrice(text, row.step_grams ? readKiloPrice : readPrice)}
      placeholder="–"
      save={createSave(props, "originalPrice", convertNullable(toStoredPrice), convertNullable(toShownPrice))}
      confirmValue={(newValue, previousValue) =>
        confirmOriginalPrice(toShownPrice(row.price, row.step_grams), newValue, previousValue)
      }
      resolveConflict={priceConflictQuestion}
    />
  );
}

export function StockCell(props: CellProps) {
  const { row } = props;
  return (
    <div className="flex items-center">
      <div className="min-w-0 flex-1">
        <NumberCell
          column="stock"
          keyboard={row.step_grams ? "decimal" : "numeric"}
          label={fieldLabel(row.step_grams ? m.admin_product_stock_kilos() : m.admin_product_stock(), row)}
          unit={unitText(row, m.weight_kilo)}
          value={convertNullable(toShownStock)(row.stock, row.step_grams)}
          read={row.step_grams ? readKilos : readStock}
          placeholder={m.admin_product_not_counted()}
          isHighlighted={isLow(row)}
          save={createSave(props, "stock", convertNullable(toStoredStock), convertNullable(toShownStock))}
          resolveConflict={countConflictQuestion}
        />
      </div>
      <Link
        to={localUrl(`/admin/stock/${row.id}`)}
        aria-label={m.stock_open({ name: row.names[locale()] })}
        className="grid size-8 shrink-0 place-items-center rounded-badge text-ink-soft hover:bg-leaf-tint hover:text-leaf pointer-coarse:size-11"
      >
        <History size={16} aria-hidden />
      </Link>
    </div>
  );
}

type ProductFlagCellProps = CellProps & { name: (typeof listFlags)[number]; showsLabel?: boolean };

export function ProductFlagCell({ row, onChange, name, showsLabel = false }: ProductFlagCellProps) {
  const label = fieldOf(name).label();
  const save: Save<1 | 0> = async (value) => {
    const outcome = await onChange(row.id, { [name]: value });
    return outcome.kind === "changed" ? { kind: "changed", now: outcome.now[name] } : outcome;
  };
  return (
    <FlagCell label={fieldLabel(label, row)} value={row[name]} save={save}>
      {showsLabel && <span className="text-hint">{label}</span>}
    </FlagCell>
  );
}

/** A product's picture, names and weight, with its running offer and missing fields. */
export function ProductName({ row, onChange }: CellProps) {
  const [language, otherLanguage] = locale() === "bn" ? (["bn", "en"] as const) : (["en", "bn"] as const);
  return (
    <div className="flex min-w-0 items-center gap-2.5">
      <PictureCell row={row} onChange={onChange} />
      <div className="min-w-0">
        <Link
          to={localUrl(`/admin/products/${row.id}`)}
          className="block truncate font-semibold hover:text-leaf hover:underline"
        >
          {row.names[language]}
        </Link>
        <p className="truncate text-unit text-ink-soft">
          {row.weights[language]} · <span lang={otherLanguage}>{row.names[otherLanguage]}</span>
          {row.stock === 0 && <strong className="text-turmeric-ink"> · {m.admin_product_sold_out()}</strong>}
        </p>
        <OfferLine offer={row.offer} step={row.step_grams} hidesEnd className="truncate text-unit" />
        <MissingFields row={row} />
      </div>
    </div>
  );
}
