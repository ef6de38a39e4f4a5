import { sql } from "drizzle-orm";
import {
  bigint,
  check,
  foreignKey,
  index,
  integer,
  pgTable,
  text,
  timestamp,
  uniqueIndex,
} from "drizzle-orm/pg-core";
import { users } from "#src/identity/tables.server.ts";
import { products } from "../tables.server.ts";

/** Requests for one message when a sold-out product is back: of a customer, or of an e-mail address. */
export const stockAlerts = pgTable(
  "stock_alerts",
  {
    id: bigint({ mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    productId: bigint({ mode: "number" }).notNull(),
    /** The customer; null for a request with an e-mail address. */
    userId: bigint({ mode: "number" }),
    email: text(),
    language: text({ enum: ["en", "bn"] }).notNull(),
    attempts: integer().notNull().default(0),
    /** The next attempt; while a process is sending it, when another process may take over. */
    nextAttemptAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    /** When sending first failed. */
    failingSince: timestamp({ withTimezone: true }),
    /** Why the last attempt failed. */
    failure: text(),
  },
  (table) => [
    check("stock_alerts_recipient", sql`num_nonnulls(${table.userId}, ${table.email}) = 1`),
    foreignKey({
      name: "stock_alerts_product",
      columns: [table.productId],
      foreignColumns: [products.id],
    }).onDelete("cascade"),
    foreignKey({ name: "stock_alerts_user", columns: [table.userId], foreignColumns: [users.id] }).onDelete(
      "cascade",
    ),
    uniqueIndex("stock_alerts_once").on(
      table.productId,
      sql`coalesce(${table.userId}::text, ${table.email})`,
    ),
    index("stock_alerts_of_user").on(table.userId).where(sql`${table.userId} is not null`),
  ],
);
