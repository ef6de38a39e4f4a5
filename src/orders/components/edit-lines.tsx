import { changeText, discountText } from "../change-text.ts";
import type { OrderEdit } from "../contract.ts";

export function EditLines({ edit: { lines, discount } }: { edit: Pick<OrderEdit, "lines" | "discount"> }) {
  return (
    <ul className="list-disc pl-4">
      {lines.map((line) => (
        <li key={`${line.name} ${line.weight} ${line.before?.total}`}>{changeText(line)}</li>
      ))}
      {discount && <li>{discountText(discount)}</li>}
    </ul>
  );
}
