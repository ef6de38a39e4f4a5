import { nutrientsOf } from "#src/catalogue/product/nutrition.ts";
import { m } from "#src/language/messages.ts";

export function About({ description, nutrition }: { description: string; nutrition: string }) {
  const nutrients = nutrientsOf(nutrition);
  return (
    <div className="grid gap-x-6 gap-y-8 md:grid-cols-2 lg:grid-cols-[1.08fr_1fr] lg:gap-x-12">
      {description && (
        <section>
          <h2 className="text-section">{m.product_about()}</h2>
          <p className="mt-3 max-w-[60ch] text-long whitespace-pre-line">{description}</p>
        </section>
      )}
      {nutrients.length > 0 && (
        <table className="w-full border-collapse self-start">
          <caption className="mb-2 text-left text-section">
            <h2>{m.product_nutrition()}</h2>
          </caption>
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
    </div>
  );
}
