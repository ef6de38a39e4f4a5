import Tag from "lucide-react/icons/tag";
import { useLoad } from "#src/api/client/use-load.ts";
import { listProducts } from "#src/catalogue/contract.ts";
import { m } from "#src/language/messages.ts";
import { formatNumber, formatTaka } from "#src/language/numbers/numbers.ts";
import type { Order } from "#src/orders/contract.ts";
import { findChangesSinceOrder } from "../changes-since-order.ts";
import { toProductQuery } from "../use-order-again.ts";

/** Says what is sold out or dearer before the user orders again. */
export function SinceThenNote({ order }: { order: Order }) {
  const { value } = useLoad(listProducts, toProductQuery(order));
  if (!value) return null;
  const { gone, dearer, more } = findChangesSinceOrder(order, value.data);
  const changeTexts = [
    gone > 0 && m.my_order_gone({ count: formatNumber(gone) }),
    dearer > 0 && m.my_order_dearer({ count: formatNumber(dearer), more: formatTaka(more) }),
  ].filter(Boolean);
  if (changeTexts.length === 0) return null;
  return (
    <p className="flex items-start gap-2 text-hint text-turmeric-ink">
      <Tag size={18} aria-hidden className="mt-0.5 shrink-0" />
      {m.my_order_since({ what: changeTexts.join(", ") })}
    </p>
  );
}
