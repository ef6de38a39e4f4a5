import type { ReactNode } from "react";
import { useAllCategories } from "#src/catalogue/admin/categories/all-categories.tsx";
import { CategoryOptions } from "#src/catalogue/admin/categories/components/category-options.tsx";
import { maxPriceTaka } from "#src/catalogue/admin/rules.ts";
import { bulkFlags, fieldOf } from "#src/catalogue/product/fields.ts";
import { m } from "#src/language/messages.ts";
import { toLatinDigits } from "#src/language/numbers/digits.ts";
import { Field } from "#src/ui/form/field.tsx";
import { Select } from "#src/ui/form/select.tsx";
import type { BulkChange } from "../contract.ts";

export type BulkKind = BulkChange["kind"];

/** The form as filled in, with the fields of all kinds of change. */
export type BulkDraft = {
  kind: BulkKind;
  direction: "raise" | "lower";
  by: "percent" | "taka";
  amount: string;
  original: "keep" | "set" | "remove";
  /** The new values; flags that stay are absent. */
  flags: Partial<Record<(typeof bulkFlags)[number], "1" | "0">>;
  /** The id of the new category; empty before the choice. */
  category: string;
  /** The new value: true archives the products, false restores them. */
  archived: boolean;
};

/** An empty form. `areArchived`: the selected products are archived now. */
export const createBulkDraft = (kind: BulkKind, areArchived: boolean): BulkDraft => ({
  kind,
  direction: "raise",
  by: "percent",
  amount: "",
  original: "keep",
  flags: {},
  category: "",
  archived: !areArchived,
});

/** Parses a draft; undefined while a field is missing or not a number. */
export function parseBulkDraft(draft: BulkDraft): BulkChange | undefined {
  switch (draft.kind) {
    case "price":
      return parsePriceChange(draft);
    case "flags": {
      const flagEntries = Object.entries(draft.flags).map(([name, value]) => [name, Number(value)]);
      return flagEntries.length > 0 ? { kind: "flags", ...Object.fromEntries(flagEntries) } : undefined;
    }
    case "category":
      return draft.category === "" ? undefined : { kind: "category", category_id: Number(draft.category) };
    case "archive":
      return { kind: "archive", archived: draft.archived };
  }
}

function parsePriceChange({ direction, by, amount: typed, original }: BulkDraft): BulkChange | undefined {
  const withoutSigns = toLatinDigits(typed).replace(/[\s,৳%]/g, "");
  const amount = Number(withoutSigns || Number.NaN);
  if (!(amount >= 0 && amount <= maxPriceTaka)) return undefined;
  return { kind: "price", by, original, amount: direction === "raise" ? amount : -amount };
}

type BulkFieldsProps = { draft: BulkDraft; onChange: (change: Partial<BulkDraft>) => void };

export function BulkFormFields({ draft, onChange }: BulkFieldsProps) {
  const categories = useAllCategories();
  if (draft.kind === "price") return <PriceFields draft={draft} onChange={onChange} />;
  if (draft.kind === "flags") return <FlagFields draft={draft} onChange={onChange} />;
  if (draft.kind === "category")
    return (
      <Choice
        label={m.common_category()}
        value={draft.category}
        onChange={(category) => onChange({ category })}
      >
        <option value="">{m.admin_product_choose()}</option>
        <CategoryOptions categories={categories} />
      </Choice>
    );
  return <p>{draft.archived ? m.bulk_archive_text() : m.bulk_restore_text()}</p>;
}

function FlagFields({ draft, onChange }: BulkFieldsProps) {
  return (
    <div className="grid gap-3">
      {bulkFlags.map((name) => (
        <Choice
          key={name}
          label={fieldOf(name).label()}
          value={draft.flags[name] ?? ""}
          onChange={(value) => {
            const { [name]: _, ...otherFlags } = draft.flags;
            onChange({ flags: value === "" ? otherFlags : { ...otherFlags, [name]: value } });
          }}
        >
          <option value="">{m.bulk_leave()}</option>
          <option value="1">{m.bulk_on()}</option>
          <option value="0">{m.bulk_off()}</option>
        </Choice>
      ))}
    </div>
  );
}

function PriceFields({ draft, onChange }: BulkFieldsProps) {
  const setField = (name: "direction" | "by" | "original") => (value: string) => onChange({ [name]: value });
  return (
    <div className="grid grid-cols-2 gap-3">
      <Choice label={m.bulk_direction()} value={draft.direction} onChange={setField("direction")}>
        <option value="raise">{m.bulk_raise()}</option>
        <option value="lower">{m.bulk_lower()}</option>
      </Choice>
      <Field
        size="dense"
        inputMode="decimal"
        autoComplete="off"
        label={m.bulk_amount()}
        value={draft.amount}
        onChange={({ currentTarget: { value } }) => onChange({ amount: value })}
      />
      <Choice label={m.bulk_by()} value={draft.by} onChange={setField("by")} className="col-span-2">
        <option value="percent">{m.bulk_percent()}</option>
        <option value="taka">{m.bulk_taka()}</option>
      </Choice>
      <Choice
        label={m.admin_product_original_price()}
        value={draft.original}
        onChange={setField("original")}
        className="col-span-2"
      >
        <option value="keep">{m.bulk_original_keep()}</option>
        <option value="set">{m.bulk_original_set()}</option>
        <option value="remove">{m.bulk_original_remove()}</option>
      </Choice>
      <p className="col-span-2 text-hint text-ink-soft">{m.bulk_rounded()}</p>
    </div>
  );
}

type ChoiceProps = {
  label: string;
  value: string;
  onChange: (value: string) => void;
  className?: string;
  children: ReactNode;
};

const Choice = ({ onChange, ...props }: ChoiceProps) => (
  <Select size="dense" onChange={({ currentTarget: { value } }) => onChange(value)} {...props} />
);
