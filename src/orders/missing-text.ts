import { missingPhrases } from "../cart/missing/missing-labels.ts";
import { m } from "../language/messages.ts";
import type { Order } from "./contract.ts";

/** "If out of stock: skip it", for a line with its own choice. */
export const lineMissingText = ({ if_missing: choice }: Pick<Order, "if_missing">): string | undefined =>
  choice && m.order_if_missing({ choice: missingPhrases[choice]() });

/** "If something is out of stock: call me". */
export const orderMissingText = ({ if_missing: choice }: Pick<Order, "if_missing">): string | undefined =>
  choice && m.order_if_something_missing({ choice: missingPhrases[choice]() });
