import { dayAndTime } from "#src/language/dates/dates.ts";
import { m } from "#src/language/messages.ts";
import { shopContactText } from "#src/orders/shop-contact-text.ts";
import { callUsText } from "#src/shell/reach-us.ts";
import { useRootData } from "#src/shell/root-data.ts";
import type { MyOrder } from "../contract.ts";

/** The head of the printed invoice; not on the screen. */
export function PaperHead({ order }: { order: MyOrder }) {
  const shop = useRootData()?.shop;
  return (
    <div className="paper hidden print:block">
      <p className="text-title">{shop?.name}</p>
      <p className="text-sub">
        {m.print_invoice()} {order.number}
      </p>
      <p>
        {m.print_date()}: {dayAndTime(order.created_at)}
      </p>
    </div>
  );
}

export function PaperFoot() {
  const shop = useRootData()?.shop;
  if (!shop) return null;
  return (
    <div className="mt-6 hidden border-t pt-3 text-hint print:block">
      <p>{m.print_way()}</p>
      <p>{m.print_vat()}</p>
      <p>{shopContactText(shop)}</p>
      <p>{m.print_help({ call: callUsText(shop.phone) })}</p>
    </div>
  );
}
