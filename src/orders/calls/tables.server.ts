import { sql } from "drizzle-orm";
import { bigint, check, foreignKey, index, pgTable, text, timestamp } from "drizzle-orm/pg-core";
import { users } from "#src/identity/tables.server.ts";
import { orders } from "../tables.server.ts";
import { callOutcomes } from "./rules.ts";

/** The outcomes of calls before packing. Append-only. */
export const orderCalls = pgTable(
  "order_calls",
  {
    id: bigint({ mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    orderId: bigint({ mode: "number" }).notNull(),
    userId: bigint({ mode: "number" }).notNull(),
    outcome: text({ enum: callOutcomes }).notNull(),
    /** Set exactly if nobody answered. */
    callAgainAt: timestamp({ withTimezone: true }),
    note: text(),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    foreignKey({ name: "order_calls_order", columns: [table.orderId], foreignColumns: [orders.id] }),
    foreignKey({ name: "order_calls_user", columns: [table.userId], foreignColumns: [users.id] }),
    check("order_calls_outcome", sql`${table.outcome} in ('confirmed', 'no_answer', 'refused', 'changed')`),
    check("order_calls_again", sql`(${table.outcome} = 'no_answer') = (${table.callAgainAt} is not null)`),
    index("order_calls_of_order").on(table.orderId, table.id),
  ],
);

/** The staff member who has an order on the phone. A row counts for `heldSeconds` (rules.ts) after `seenAt`. */
export const callHolds = pgTable(
  "order_callers",
  {
    orderId: bigint({ mode: "number" }).primaryKey(),
    userId: bigint({ mode: "number" }).notNull(),
    seenAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    foreignKey({ name: "order_callers_order", columns: [table.orderId], foreignColumns: [orders.id] }),
    foreignKey({ name: "order_callers_user", columns: [table.userId], foreignColumns: [users.id] }),
  ],
);
