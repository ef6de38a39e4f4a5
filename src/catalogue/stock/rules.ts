import { fewLeft } from "../rules.ts";

/** Whether a counted stock is zero, or at or below its product's limit. */
export const isLow = ({ stock, low_stock }: { stock: number | null; low_stock: number | null }): boolean =>
  stock !== null && stock <= (low_stock ?? fewLeft);

/** Why a stock changed. `changed` has no known cause: a manual change in the database. */
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

/** Movements caused by orders. */
export const saleKinds = ["order", "cancelled", "edited"] as const satisfies MovementKind[];

/** Movements by staff; each can be undone by an opposite one. */
export const manualKinds = ["received", "counted", "lost"] as const satisfies MovementKind[];
export type ManualKind = (typeof manualKinds)[number];

/** The reasons of losses in orders: returned broken, or missing when packed. */
export const lossesInOrders = ["broken", "missing"] as const;
export type LossInOrder = (typeof lossesInOrders)[number];

export const maxReason = 200;
