import { localUrl } from "#src/language/locale.ts";
import { m } from "#src/language/messages.ts";
import { toPoisha, toTaka } from "#src/language/numbers/money.ts";
import { formatTaka } from "#src/language/numbers/numbers.ts";
import { calculateTotal } from "#src/offers/buying/calculate-total.ts";
import { Link } from "#src/ui/buttons/link.tsx";
import { Note } from "#src/ui/display/note.tsx";
import { usePendingOrder } from "../state/stored-attempt.ts";

/** An order that waits for a connection, or that the shop refused in the background. */
export function PendingOrderNote() {
  const attempt = usePendingOrder();
  if (!attempt || attempt.held) return null;
  const { body, refused } = attempt;
  const itemsPoisha = body.items.reduce(
    (sum, { price, quantity }) => sum + toPoisha(Number(price)) * Number(quantity),
    0,
  );
  const total = formatTaka(
    calculateTotal(toTaka(itemsPoisha), Number(body.fee ?? 0), Number(body.offer_discount ?? 0)),
  );
  return (
    <Note look={refused === undefined ? "info" : "error"} className="mb-4">
      {refused === undefined
        ? m.pending_order_waits({ total })
        : m.pending_order_refused({ total, message: refused })}{" "}
      <Link to={localUrl("/checkout")} className="font-semibold underline underline-offset-3">
        {m.pending_order_look()}
      </Link>
    </Note>
  );
}
