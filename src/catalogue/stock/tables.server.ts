import { sql } from "drizzle-orm";
import { bigint, check, index, integer, pgTable, text, timestamp, uniqueIndex } from "drizzle-orm/pg-core";
import { movementKinds } from "./rules.ts";

/**
 * Every change of a product's stock. A trigger on `products` writes the rows, so that none can be forgotten, and another refuses
 * to change them. Their sum is the stock (docs/decisions/0019).
 */
export const stockMovements = pgTable(
  "stock_movements",
  {
    id: bigint({ mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    productId: bigint({ mode: "number" }).notNull(),
    at: timestamp({ withTimezone: true }).notNull().defaultNow(),
    kind: text({ enum: movementKinds }).notNull(),
    /** Pieces more or less; an uncounted stock counts as none. */
    change: integer().notNull(),
    /** Null: not counted any more. */
    stockAfter: integer(),
    /** What the shop said when somebody counted. */
    countedFrom: integer(),
    /** Whoever did it: of an order its customer, of a cancellation a colleague. */
    userId: bigint({ mode: "number" }),
    orderId: bigint({ mode: "number" }),
    importId: bigint({ mode: "number" }),
    /** The movement that this one takes back. */
    undoes: bigint({ mode: "number" }),
    reason: text().notNull().default(""),
    /** The browser's key of an attempt: the same one sent twice moves the stock once. */
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
