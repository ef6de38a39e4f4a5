import { m } from "../../language/messages.ts";
import { number, taka } from "../../language/numbers/numbers.ts";
import type { OrderEdit } from "../contract.ts";

type EditedLine = OrderEdit["lines"][number];

const nameOf = ({ name, weight }: Pick<EditedLine, "name" | "weight">) =>
  [name, weight].filter(Boolean).join(" ");
const piecesOf = ({ quantity, total }: NonNullable<EditedLine["after"]>) =>
  m.orders_line_pieces({ count: number(quantity), total: taka(total) });

/** What the shop changed in a line, in one sentence. */
function inWords(line: EditedLine): string {
  const { before, after, instead_of: old } = line;
  const name = nameOf(line);
  if (!after) return m.orders_line_removed({ name });
  if (old) return m.orders_line_replaced({ name, pieces: piecesOf(after), old: nameOf(old) });
  if (!before) return m.orders_line_added({ name, pieces: piecesOf(after) });
  const isPrice = before.quantity === after.quantity;
  const [is, was] = [after, before].map((side) => (isPrice ? taka(side.total) : piecesOf(side)));
  return m.orders_line_changed({ name, after: is ?? "", before: was ?? "" });
}

/** What the shop changed in an order at one time, line by line. */
export function EditLines({ lines }: Pick<OrderEdit, "lines">) {
  return (
    <ul className="list-disc pl-4">
      {lines.map((line) => (
        <li key={`${line.name} ${line.weight} ${line.before?.total}`}>{inWords(line)}</li>
      ))}
    </ul>
  );
}
