import { m } from "#src/language/messages.ts";
import { formatNumber, formatTaka } from "#src/language/numbers/numbers.ts";
import type { CustomerHistory } from "./contract.ts";

export function historyText({ orders, delivered, cancelled, spent }: CustomerHistory): string {
  if (orders === 0) return m.phone_order_no_orders();
  const counts = {
    delivered: formatNumber(delivered),
    cancelled: formatNumber(cancelled),
    spent: formatTaka(spent),
  };
  return orders === 1
    ? m.admin_order_history_one(counts)
    : m.admin_order_history({ orders: formatNumber(orders), ...counts });
}
