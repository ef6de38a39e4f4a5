import { m } from "#src/language/messages.ts";
import { formatTaka } from "#src/language/numbers/numbers.ts";
import type { Order } from "../contract.ts";
import type { RefundWay } from "./rules.ts";

type Refund = NonNullable<Order["refunds"]>[number];

export const refundWayNames: Record<RefundWay, () => string> = {
  cash: m.refund_way_cash,
  bkash: m.refund_way_bkash,
  nagad: m.refund_way_nagad,
  card: m.refund_way_card,
  bank: m.refund_way_bank,
  other: m.refund_way_other,
};

export const refundText = ({ amount, reason }: Pick<Refund, "amount" | "reason">): string =>
  m.order_refunded({ amount: formatTaka(amount), reason });

export const refundWayText = ({ way, reference }: Pick<Refund, "way" | "reference">): string =>
  reference ? `${refundWayNames[way]()}, ${reference}` : refundWayNames[way]();
