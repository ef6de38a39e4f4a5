import type { Product } from "#src/catalogue/contract.ts";
import { parseNutrition } from "#src/catalogue/product/parse-nutrition.ts";
import { m } from "#src/language/messages.ts";
import { FactList } from "./fact-list.tsx";

/** The description, the facts of the pack and the nutrition of a product. */
export function About({ product }: { product: Product }) {
  return (
    <div className="grid gap-x-6 gap-y-8 md:grid-cols-2 lg:grid-cols-[1.08fr_1fr] lg:gap-x-12">
      {product.description && (
        <section>
          <h2 className="text-section">{m.product_about()}</h2>
          <p className="mt-3 max-w-[60ch] text-long whitespace-pre-line">{product.description}</p>
        </section>
      )}
      <div className="grid content-start gap-8 empty:hidden">
        <FactList product={product} />
        <Nutrition product={product} />
      </div>
    </div>
  );
}

function Nutrition({ product: { nutritionalInfo, net, step_grams } }: { product: Product }) {
  const { nutrients, notes } = parseNutrition(nutritionalInfo);
  if (nutrients.length + notes.length === 0) return null;
  const isLiquid = net?.unit === "ml" && !step_grams;
  return (
    <section>
      <h2 className="text-section" id="nutrition">
        {nutritionTitle(nutrients.length > 0, isLiquid)}
      </h2>
      {nutrients.length > 0 && (
        <table aria-labelledby="nutrition" className="mt-2 w-full border-collapse">
          <thead className="sr-only">
            <tr>
              <th scope="col">{m.product_nutrient()}</th>
              <th scope="col">{m.product_nutrient_amount()}</th>
            </tr>
          </thead>
          <tbody>
            {nutrients.map(({ name, amount }) => (
              <tr key={name} className="border-b border-line last:border-0">
                <th scope="row" className="py-2 pr-4 text-left font-normal">
                  {name}
                </th>
                <td className="py-2 text-right font-semibold">{amount}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {notes.length > 0 && <p className="mt-2 whitespace-pre-line">{notes.join("\n")}</p>}
    </section>
  );
}

function nutritionTitle(hasNutrients: boolean, isLiquid: boolean): string {
  if (!hasNutrients) return m.product_nutrition_text();
  return isLiquid ? m.product_nutrition_ml() : m.product_nutrition();
}
