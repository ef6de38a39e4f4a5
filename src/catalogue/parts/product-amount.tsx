import { taka } from "../../language/numbers.ts";
import { m } from "../../language/words.ts";
import { Amount } from "../../ui/show/price.tsx";
import type { ProductCard } from "../contract.ts";

const per = { kg: m.product_per_kg, l: m.product_per_litre, pc: m.product_per_piece };

/** A card is narrow: millilitres are written as on a bottle. */
const short = (weight: string) => weight.replace("মিলিলিটার", "মি.লি.");

/** "500 g · ৳120/kg", "৫০০ মি.লি. · ৳২২০/লি."; where the price goes to a line of its own, the dot is out of sight. */
export function ProductAmount({ product }: { product: Pick<ProductCard, "weight" | "unit_price"> }) {
  const weight = short(product.weight);
  const unit = product.unit_price;
  if (!unit || !weight) return weight || (unit && <UnitPrice {...unit} />);
  return (
    <span className="block overflow-x-clip">
      <span className="-ml-3 flex flex-wrap">
        <span className="pl-3">{weight}</span>
        <span className="whitespace-nowrap">
          <span className="inline-block w-3 text-center whitespace-pre"> · </span>
          <UnitPrice {...unit} />
        </span>
      </span>
    </span>
  );
}

function UnitPrice({ amount, per: unit }: NonNullable<ProductCard["unit_price"]>) {
  return (
    <span className="whitespace-nowrap">
      <Amount of={taka(amount)} />
      {per[unit]()}
    </span>
  );
}
