import { m } from "../language/messages.ts";
import { formatTaka } from "../language/numbers/numbers.ts";
import type { Order } from "./contract.ts";
import { refundWayNames } from "./refunds/refund-text.ts";

type PaymentPart = NonNullable<Order["payments"]>[number];

/** Formats a part such as "bKash ৳400 (9AB7XY)". */
export const paymentPartText = ({ way, amount, reference }: PaymentPart): string =>
  `${refundWayNames[way]()} ${formatTaka(amount)}${reference ? ` (${reference})` : ""}`;

/** How an order was paid, such as "Paid: Cash ৳233, bKash ৳400 (9AB7XY)"; undefined if nobody noted it. */
export const paymentText = ({ payments }: Pick<Order, "payments">): string | undefined =>
  payments && m.admin_order_paid({ ways: payments.map(paymentPartText).join(", ") });

/** Whether it was paid in cash alone, as far as anybody noted. */
export const isPaidInCash = ({ payments = [] }: Pick<Order, "payments">): boolean =>
  payments.every(({ way }) => way === "cash");
