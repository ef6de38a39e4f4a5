import X from "lucide-react/icons/x";
import { type ReactNode, useState } from "react";
import { call } from "#src/api/client/client.ts";
import { locale } from "#src/language/locale.ts";
import { m } from "#src/language/messages.ts";
import { formatNumber } from "#src/language/numbers/numbers.ts";
import { maxOfferProducts } from "#src/offers/rules.ts";
import { Button } from "#src/ui/buttons/button.tsx";
import { IconButton } from "#src/ui/buttons/icon-button.tsx";
import { Tile } from "#src/ui/display/tile.tsx";
import { Check } from "#src/ui/form/check.tsx";
import { FieldError } from "#src/ui/form/frame.tsx";
import { TextArea } from "#src/ui/form/text-area.tsx";
import {
  type AdminOffer,
  type OfferArea,
  type OfferCategory,
  type OfferProduct,
  readSkus,
} from "../contract.ts";
import type { OfferFormState } from "../use-offer-form.ts";
import { Choice } from "./choice.tsx";

export type FinderProps = {
  label: string;
  /** Shown if nothing is found. */
  emptyText: string;
  /** The ids of products that are chosen already. */
  excludedIds: number[];
  error: string | undefined;
  onChoose: (product: OfferProduct) => void;
};

type TargetFieldsProps = {
  form: OfferFormState;
  categories: OfferCategory[];
  areas: OfferArea[];
  /** Searches products. */
  finder: (props: FinderProps) => ReactNode;
};

/** Selects the target of an offer: all products, categories, or single products; for delivery all areas or some. */
export function TargetFields({ form, categories, areas, finder }: TargetFieldsProps) {
  const { fields, errors, change } = form;
  return (
    <div className="grid gap-3">
      <Choice
        label={m.offers_target()}
        name="applies_to"
        value={fields.applies_to}
        options={fields.kind === "delivery" ? areaTargetNames() : productTargetNames()}
        onChange={(applies_to) => change({ applies_to })}
      />
      {fields.applies_to === "categories" && (
        <fieldset>
          <legend className="sr-only">{m.common_categories()}</legend>
          <div className="grid gap-x-4 sm:grid-cols-2 xl:grid-cols-3">
            {categories.map(({ id, names, products }) => (
              <Check
                key={id}
                {...form.choice("categories")}
                value={String(id)}
                label={m.offers_category_line({ name: names[locale()], count: formatNumber(products) })}
              />
            ))}
          </div>
          <FieldError id="offer-categories" text={errors["categories"]} />
        </fieldset>
      )}
      {fields.applies_to === "areas" && (
        <fieldset>
          <legend className="sr-only">{m.offers_areas()}</legend>
          <div className="grid gap-x-4 sm:grid-cols-2 xl:grid-cols-3">
            {areas.map(({ id, names }) => (
              <Check key={id} {...form.choice("areas")} value={String(id)} label={names[locale()]} />
            ))}
          </div>
          <FieldError id="offer-areas" text={errors["areas"]} />
        </fieldset>
      )}
      {fields.applies_to === "products" && (
        <ChosenProducts
          value={fields.products}
          error={errors["products"]}
          finder={finder}
          onChange={(products) => change({ products })}
        />
      )}
    </div>
  );
}

const productTargetNames = (): [AdminOffer["applies_to"], string][] => [
  ["categories", m.common_categories()],
  ["products", m.office_products()],
  ["all", m.offers_target_all()],
];

const areaTargetNames = (): [AdminOffer["applies_to"], string][] => [
  ["all", m.offers_areas_all()],
  ["areas", m.offers_areas_some()],
];

type ChosenProductsProps = {
  value: OfferProduct[];
  error: string | undefined;
  finder: (props: FinderProps) => ReactNode;
  onChange: (products: OfferProduct[]) => void;
};

function ChosenProducts({ value, error, finder, onChange }: ChosenProductsProps) {
  const add = (newProducts: OfferProduct[]) => {
    const chosenIds = new Set(value.map(({ id }) => id));
    onChange([...value, ...newProducts.filter(({ id }) => !chosenIds.has(id))].slice(0, maxOfferProducts));
  };
  return (
    <div className="grid gap-3">
      {value.length > 0 && (
        <>
          <div className="flex flex-wrap items-center justify-between gap-2">
            <p className="text-label">{m.offers_products_counted({ count: formatNumber(value.length) })}</p>
            <Button variant="quiet" size="dense" onClick={() => onChange([])}>
              {m.offers_products_remove_all()}
            </Button>
          </div>
          <ul
            aria-label={m.office_products()}
            // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls can be scrolled by keys
            tabIndex={0}
            className="grid max-h-72 gap-x-4 overflow-y-auto rounded-field sm:grid-cols-2"
          >
            {value.map(({ id, names, image, tint }) => (
              <li key={id} className="flex min-w-0 items-center gap-2.5">
                <Tile
                  category={tint}
                  src={image || undefined}
                  width={36}
                  height={36}
                  className="size-9 rounded-tile"
                />
                <span className="min-w-0 flex-1 truncate">{names[locale()]}</span>
                <IconButton
                  label={m.offers_products_remove({ name: names[locale()] })}
                  onClick={() => onChange(value.filter((target) => target.id !== id))}
                >
                  <X size={18} aria-hidden />
                </IconButton>
              </li>
            ))}
          </ul>
        </>
      )}
      {finder({
        label: m.offers_products_search(),
        emptyText: m.office_nothing_found(),
        excludedIds: value.map(({ id }) => id),
        error,
        onChoose: (product) => add([product]),
      })}
      <PastedSkus onAdd={add} />
    </div>
  );
}

/** Adds products by a pasted list of SKUs. Unknown SKUs stay in the field. */
function PastedSkus({ onAdd }: { onAdd: (products: OfferProduct[]) => void }) {
  const [text, setText] = useState("");
  const [busy, setBusy] = useState(false);
  const [feedback, setFeedback] = useState<{ added?: string; fault?: string }>({});
  const addSkus = async () => {
    setBusy(true);
    const result = await call(readSkus, { skus: text.split(/[\s,;]+/).filter(Boolean) });
    setBusy(false);
    if (!result.ok) return setFeedback({ fault: result.problem.message });
    const { data, unknown } = result.value;
    onAdd(data);
    setText(unknown.join("\n"));
    setFeedback({
      ...(data.length > 0 && { added: m.offers_skus_added({ count: formatNumber(data.length) }) }),
      ...(unknown.length > 0 && { fault: m.offers_skus_unknown({ skus: unknown.join(", ") }) }),
    });
  };
  return (
    <details>
      <summary className="inline-flex min-h-9 cursor-pointer items-center text-label text-leaf pointer-coarse:min-h-11">
        {m.offers_skus()}
      </summary>
      <div className="grid justify-items-start gap-2 pt-2">
        <TextArea
          className="w-full"
          label={m.offers_skus_label()}
          value={text}
          error={feedback.fault}
          autoCapitalize="none"
          spellCheck={false}
          onChange={({ currentTarget }) => setText(currentTarget.value)}
        />
        <p role="status" className="text-hint text-leaf">
          {feedback.added}
        </p>
        <Button
          variant="second"
          size="dense"
          busy={busy}
          disabled={text.trim() === ""}
          onClick={() => void addSkus()}
        >
          {m.offers_skus_add()}
        </Button>
      </div>
    </details>
  );
}
