import { sql } from "drizzle-orm";
import { bigint, check, index, integer, pgTable, text, timestamp, uniqueIndex } from "drizzle-orm/pg-core";
import { movementKinds } from "./rules.ts";

/** Every change of a stock, inserted by a trigger on `products` and immutable. Their sum is the stock (docs/decisions/0019). */
export const stockMovements = pgTable(
  "stock_movements",
  {
    id: bigint({ mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    productId: bigint({ mode: "number" }).notNull(),
    at: timestamp({ withTimezone: true }).notNull().defaultNow(),
    kind: text({ enum: movementKinds }).notNull(),
    /** The difference in pieces; an uncounted stock counts as 0. */
    change: integer().notNull(),
    /** Null if uncounted. */
    stockAfter: integer(),
    /** The stock that the sizes of the product share, in grams, millilitres or pieces; null if its own. */
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
