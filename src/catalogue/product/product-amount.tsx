import { m } from "#src/language/messages.ts";
import { formatTaka } from "#src/language/numbers/numbers.ts";
import { Amount } from "#src/ui/display/price.tsx";
import type { ProductCard } from "../contract.ts";
import { perUnit } from "./per-unit.ts";

/** Abbreviates millilitres, because a card is narrow. */
const abbreviate = (weight: string) => weight.replace("মিলিলিটার", "মি.লি.");

/** "500 g · ৳120/kg", "৫০০ মি.লি. · ৳২২০/লি."; CSS adds the dot, or breaks the line instead. */
export function ProductAmount({
  product,
}: {
  product: Pick<ProductCard, "weight" | "unit_price" | "step_grams">;
}) {
  if (product.step_grams) return m.product_by_weight();
  const weight = abbreviate(product.weight);
  const unit = product.unit_price;
  if (!unit) return weight;
  return (
    <span className="amounts">
      <span>{weight}</span>{" "}
      <span>
        <Amount text={formatTaka(unit.amount)} />
        {perUnit[unit.per]()}
      </span>
    </span>
  );
}
