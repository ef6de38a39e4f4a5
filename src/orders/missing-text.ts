import { missingPhrases } from "../cart/missing/missing-labels.ts";
import { m } from "../language/messages.ts";
import type { Order } from "./contract.ts";

/** "If out of stock: skip it", where a line says something of its own. */
export const lineMissing = ({ if_missing: choice }: Pick<Order, "if_missing">): string | undefined =>
  choice && m.order_if_missing({ choice: missingPhrases[choice]() });

/** "If something is out of stock: call me", where the order says something. */
export const orderMissing = ({ if_missing: choice }: Pick<Order, "if_missing">): string | undefined =>
  choice && m.order_if_something_missing({ choice: missingPhrases[choice]() });
