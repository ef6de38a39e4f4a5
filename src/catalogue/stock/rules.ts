import { fewLeft } from "../rules.ts";

/** Whether a counted stock is low: sold out, or at or below the limit of its product. */
export const isLow = ({ stock, low_stock }: { stock: number | null; low_stock: number | null }): boolean =>
  stock !== null && stock <= (low_stock ?? fewLeft);

/** Why a stock changed. `changed` is what nobody gave a cause for: a hand in the database. */
export const movementKinds = [
  "first",
  "received",
  "counted",
  "lost",
  "undone",
  "order",
  "cancelled",
  "edited",
  "import",
  "import_undone",
  "changed",
] as const;
export type MovementKind = (typeof movementKinds)[number];

/** What shoppers do to a stock, and what gives it back. */
export const saleKinds = ["order", "cancelled", "edited"] as const satisfies MovementKind[];

/** What staff do to it by hand; each can be undone by an opposite movement. */
export const handKinds = ["received", "counted", "lost"] as const satisfies MovementKind[];
export type HandKind = (typeof handKinds)[number];

/** How pieces are lost in an order, the reason of such a movement: they came back broken, or were not there to be packed. */
export const lossesInOrders = ["broken", "missing"] as const;
export type LossInOrder = (typeof lossesInOrders)[number];

/** Characters of a reason, at the most. */
export const maxReason = 200;
