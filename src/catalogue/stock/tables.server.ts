import { sql } from "drizzle-orm";
import { bigint, check, index, integer, pgTable, text, timestamp, uniqueIndex } from "drizzle-orm/pg-core";
import { movementKinds } from "./rules.ts";

/**
 * All stock changes, inserted by a trigger on `products` and never updated. The sum of a product's changes is
 * its stock (docs/decisions/0020).
 */
export const stockMovements = pgTable(
  "stock_movements",
  {
    id: bigint({ mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    productId: bigint({ mode: "number" }).notNull(),
    at: timestamp({ withTimezone: true }).notNull().defaultNow(),
    kind: text({ enum: movementKinds }).notNull(),
    /** The difference in pieces; an uncounted stock counts as 0. */
    change: integer().notNull(),
    /** The stock after the movement; null if uncounted. */
    stockAfter: integer(),
    /** The size group's stock after it, in grams, millilitres or pieces; null without a shared stock. */
    sharedAfter: bigint({ mode: "number" }),
    /** The stock that was shown when the count began. */
    countedFrom: integer(),
    /** The user who caused it: the customer of an order, the colleague of a cancellation. */
    userId: bigint({ mode: "number" }),
    orderId: bigint({ mode: "number" }),
    importId: bigint({ mode: "number" }),
    /** The id of the movement that this one undoes. */
    undoes: bigint({ mode: "number" }),
    reason: text().notNull().default(""),
    /** An idempotency key: a retry with the same key changes nothing. */
    key: text(),
  },
  (table) => [
    check(
      "stock_movements_kind",
      sql`${table.kind} in ('first', 'received', 'counted', 'lost', 'undone', 'order', 'cancelled', 'edited', 'import', 'import_undone', 'changed')`,
    ),
    index("stock_movements_of_product").on(table.productId, table.id),
    index("stock_movements_by_time").using("brin", table.at),
    uniqueIndex("stock_movements_undone_once").on(table.undoes).where(sql`${table.undoes} is not null`),
    uniqueIndex("stock_movements_once_per_key").on(table.key).where(sql`${table.key} is not null`),
  ],
);
