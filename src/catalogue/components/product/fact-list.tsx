import type { ReactNode } from "react";
import type { Product } from "#src/catalogue/contract.ts";
import { m } from "#src/language/messages.ts";
import { formatNumber, formatTaka } from "#src/language/numbers/numbers.ts";

/** The known facts of the pack; the brand is shown at the top of the page. */
export function FactList({ product }: { product: Product }) {
  const facts = factsOf(product).filter(([, value]) => value);
  if (facts.length === 0) return null;
  return (
    <section aria-labelledby="facts">
      <h2 id="facts" className="text-section">
        {m.product_facts()}
      </h2>
      <dl className="mt-2 divide-y divide-line">
        {facts.map(([label, value]) => (
          <div key={label} className="grid grid-cols-[minmax(7rem,2fr)_3fr] gap-x-4 py-2">
            <dt className="text-ink-soft">{label}</dt>
            <dd className="whitespace-pre-line wrap-anywhere">{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

/** The label and the value of each fact; unknown values are empty. */
function factsOf(product: Product): [string, ReactNode][] {
  const { maker, origin, ingredients, allergens = [], storage, shelf_life_days: days, mrp, price } = product;
  const allergenNames = allergens.map(({ name }) => name).join(", ");
  return [
    [m.product_maker(), maker],
    [m.product_origin(), origin?.name],
    [m.product_ingredients(), ingredients],
    [m.product_allergens(), allergenNames && <strong>{allergenNames}</strong>],
    [m.product_storage(), storage?.name],
    [m.product_shelf_life(), days && m.product_shelf_life_days({ days: formatNumber(days) })],
    [m.product_mrp(), mrp !== undefined && mrp > price && formatTaka(mrp)],
  ];
}
