import { countFormatter } from "#src/cart/amounts/quantity-text.ts";
import { missingPhrases } from "#src/cart/missing/missing-labels.ts";
import { m } from "#src/language/messages.ts";
import { formatNumber } from "#src/language/numbers/numbers.ts";
import type { PickLine } from "../contract.ts";
import { Sheet } from "./sheet.tsx";
import { TickHere } from "./tick-here.tsx";

/** What to gather for several orders, by category: the total, and per order. */
export function PickList({ lines }: { lines: PickLine[] }) {
  const numbers = [...new Set(lines.flatMap(({ orders }) => orders.map((order) => order.number)))].toSorted();
  const categories = [...new Set(lines.map(({ category }) => category))];
  return (
    <Sheet title={m.print_pick()}>
      <p className="py-3">{ordersText(numbers)}</p>
      {categories.map((category) => (
        <table key={category} className="mb-4 w-full">
          <caption className="border-b-2 pb-1 text-left text-long font-bold">
            {category || m.print_other_goods()}
          </caption>
          <thead className="sr-only">
            <tr>
              <td />
              <th>{m.common_quantity()}</th>
              <th>{m.office_product()}</th>
              <th>{m.common_orders()}</th>
            </tr>
          </thead>
          <tbody className="divide-y">
            {lines
              .filter((line) => line.category === category)
              .map((line) => (
                <Line key={`${line.name} ${line.weight} ${line.orders[0]?.number}`} line={line} />
              ))}
          </tbody>
        </table>
      ))}
    </Sheet>
  );
}

function ordersText(numbers: readonly string[]): string {
  if (numbers.length === 0) return m.print_nothing_to_pick();
  const values = { count: formatNumber(numbers.length), numbers: numbers.join(", ") };
  return numbers.length === 1 ? m.print_for_one(values) : m.print_for_orders(values);
}

function Line({ line: { name, weight, quantity, step_grams, orders } }: { line: PickLine }) {
  const formatCount = countFormatter(step_grams);
  return (
    <tr className="break-inside-avoid align-baseline">
      <TickHere />
      <td className="w-14 pr-3 text-right text-long font-extrabold whitespace-nowrap">
        {step_grams ? formatCount(quantity) : `${formatNumber(quantity)} ×`}
      </td>
      <td className="py-1.5">
        <span className="font-semibold">{name}</span> {!step_grams && weight}
      </td>
      <td className="py-1.5 pl-3 text-right text-hint">
        {orders
          .map(({ number, quantity, if_missing: choice }) => {
            const times = m.print_times({ number, quantity: formatCount(quantity) });
            return choice ? m.print_times_if_missing({ times, choice: missingPhrases[choice]() }) : times;
          })
          .join(", ")}
      </td>
    </tr>
  );
}
