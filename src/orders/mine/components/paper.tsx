import { dayAndTime } from "../../../language/dates/dates.ts";
import { m } from "../../../language/messages.ts";
import { digits } from "../../../language/numbers/numbers.ts";
import { useRootData } from "../../../shell/root-data.ts";
import type { MyOrder } from "../contract.ts";

/** What stands over an order on paper alone: whose it is, of when. */
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

/** What the law and the customer want at its foot. */
export function PaperFoot() {
  const shop = useRootData()?.shop;
  if (!shop) return null;
  return (
    <div className="mt-6 hidden border-t pt-3 text-hint print:block">
      <p>{m.print_way()}</p>
      <p>{m.print_vat()}</p>
      <p>
        {shop.name}, {shop.address} · {shop.email}
        {shop.dbid && ` · ${m.print_dbid({ dbid: digits(shop.dbid) })}`}
      </p>
      <p>{m.print_help({ phone: digits(shop.phone) })}</p>
    </div>
  );
}
