import { bigint, foreignKey, pgTable, timestamp } from "drizzle-orm/pg-core";
import { users } from "#src/identity/tables.server.ts";
import { orders } from "#src/orders/tables.server.ts";

/** The staff member who packs an order; stale rows have no effect. */
export const packingHolds = pgTable(
  "order_packers",
  {
    orderId: bigint({ mode: "number" }).primaryKey(),
    userId: bigint({ mode: "number" }).notNull(),
    seenAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    foreignKey({ name: "order_packers_order", columns: [table.orderId], foreignColumns: [orders.id] }),
    foreignKey({ name: "order_packers_user", columns: [table.userId], foreignColumns: [users.id] }),
  ],
);
