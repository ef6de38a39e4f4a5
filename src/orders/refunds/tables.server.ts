import { sql } from "drizzle-orm";
import { bigint, check, foreignKey, index, pgTable, text, timestamp } from "drizzle-orm/pg-core";
import { users } from "#src/identity/tables.server.ts";
import { orders } from "../tables.server.ts";
import { refundWays } from "./rules.ts";

/** Refunds of paid orders, whose totals stay. A mistaken row is marked as taken back, not deleted. */
export const orderRefunds = pgTable(
  "order_refunds",
  {
    id: bigint({ mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    orderId: bigint({ mode: "number" }).notNull(),
    amountPoisha: bigint({ mode: "number" }).notNull(),
    way: text({ enum: refundWays }).notNull(),
    reference: text(),
    /** The customer can read it. */
    reason: text().notNull(),
    userId: bigint({ mode: "number" }).notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    /** Null unless taken back. */
    takenBackBy: bigint({ mode: "number" }),
    takenBackAt: timestamp({ withTimezone: true }),
  },
  (table) => [
    foreignKey({ name: "order_refunds_order", columns: [table.orderId], foreignColumns: [orders.id] }),
    foreignKey({ name: "order_refunds_user", columns: [table.userId], foreignColumns: [users.id] }),
    foreignKey({
      name: "order_refunds_taken_back_by",
      columns: [table.takenBackBy],
      foreignColumns: [users.id],
    }),
    check("order_refunds_amount", sql`${table.amountPoisha} > 0`),
    check("order_refunds_way", sql`${table.way} in ('cash', 'bkash', 'nagad', 'card', 'bank', 'other')`),
    check("order_refunds_taken_back", sql`(${table.takenBackBy} is null) = (${table.takenBackAt} is null)`),
    index("order_refunds_of_order").on(table.orderId, table.id),
  ],
);
