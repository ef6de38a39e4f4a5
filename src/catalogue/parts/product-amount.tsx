import { taka } from "../../language/numbers.ts";
import { m } from "../../language/words.ts";
import { Amount } from "../../ui/show/price.tsx";
import type { ProductCard } from "../contract.ts";

const per = { kg: m.product_per_kg, l: m.product_per_litre, pc: m.product_per_piece };

/** "500 g · ৳120/kg". */
export function ProductAmount({ product }: { product: Pick<ProductCard, "weight" | "unit_price"> }) {
  const unit = product.unit_price;
  if (!unit) return product.weight;
  return (
    <>
      {product.weight}
      {product.weight && " · "}
      <span className="whitespace-nowrap">
        <Amount of={taka(unit.amount)} />
        {per[unit.per]()}
      </span>
    </>
  );
}
