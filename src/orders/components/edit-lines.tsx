import { changeText, discountText } from "../change-text.ts";
import type { OrderEdit } from "../contract.ts";

export function EditLines({ edit: { lines, discount } }: { edit: Pick<OrderEdit, "lines" | "discount"> }) {
  return (
    <ul className="list-disc pl-4">
      {lines.map((line, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: an edit never changes, and two of its lines may look the same.
        <li key={index}>{changeText(line)}</li>
      ))}
      {discount && <li>{discountText(discount)}</li>}
    </ul>
  );
}
